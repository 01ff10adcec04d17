import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pdfText } from '#tests/setup/pdfText.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { type DocumentName, documentNames, documentPath, feeLines, formatHours } from './downloads.rules.ts'

let server: TestApp

beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const get = (name: DocumentName, headers: Record<string, string> = {}) =>
  server.app.inject({ url: documentPath(name), headers })

const textOf = async (name: DocumentName) => pdfText((await get(name)).rawPayload)

describe('the documents to download', () => {
  it.each(documentNames)('answer %s as a PDF that says its name, its language and who made it', async (name) => {
    const { statusCode, headers, rawPayload } = await get(name)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('application/pdf')
    expect(headers['content-disposition']).toBe(`inline; filename="${name}.pdf"`)
    const source = rawPayload.toString('latin1')
    const expected = ['%PDF-1.7', '/Lang (en-ZA)', '/Marked true', '/StructTreeRoot', '(Kiewiet Early Learning Centre)']
    expect(expected.filter((part) => !source.includes(part))).toEqual([])
  })

  it('hold the fees of every priced program, and those of a second child', async () => {
    const text = await textOf('fee-structure-2024')
    for (const figure of ['R2,350.00', 'R2,050.00', 'R2,400.00', 'R2,250.00', 'R2,600.00', 'R2,500.00']) {
      expect(text).toContain(figure)
    }
    for (const figure of ['R2,115.00', 'R1,845.00', 'R2,160.00', 'R2,025.00', 'R2,340.00']) {
      expect(text).toContain(figure)
    }
    expect(text).toContain('R250.00')
    expect(text).toContain('7:30 AM - 1:00 PM')
  })

  it('ask on paper for all that the form on the site asks for', async () => {
    const text = await textOf('application-form-2025')
    for (const label of [
      "Child's full name",
      'Date of birth',
      'Age group',
      '18-36 months',
      'Allergies or medical conditions',
      'Name',
      'E-mail address',
      'Phone',
      'Home address',
      'Kindergarten (5-6 years)',
      'Preferred start date',
      'Additional information',
      'I have read and agree',
    ]) {
      expect(text).toContain(label)
    }
  })

  it('name the registration fee and the hours on the checklist', async () => {
    const text = await textOf('enrollment-checklist-2025')
    expect(text).toContain('registration fee of R250.00')
    expect(text).toContain('6:30 AM - 6:30 PM')
  })

  it('say the new fee as soon as a fee has changed', async () => {
    const before = await get('fee-structure-2024')
    await server.db('programs').where({ code: 'infants' }).update({ fullTimeCents: 271_900 })
    const after = await get('fee-structure-2024')
    expect(pdfText(after.rawPayload)).toContain('R2,719.00')
    expect(pdfText(after.rawPayload)).not.toContain('R2,350.00')
    expect(after.headers.etag).not.toBe(before.headers.etag)
  })

  it('are not sent again to a browser that has them', async () => {
    const first = await get('enrollment-checklist-2025')
    const again = await get('enrollment-checklist-2025', { 'if-none-match': `"other", W/${first.headers.etag}` })
    expect(again.statusCode).toBe(304)
    expect(again.rawPayload).toHaveLength(0)
    expect((await get('enrollment-checklist-2025')).rawPayload).toEqual(first.rawPayload)
  })

  it('carry the name and address that the settings hold', async () => {
    const { value } = await server.db('settings').where({ name: 'centre' }).first('value')
    await server
      .db('settings')
      .where({ name: 'centre' })
      .update({
        value: JSON.stringify({
          ...value,
          fullName: 'The Extraordinarily Long-Named Early Learning Centre of Universitas',
          phone: '051 444 9876',
        }),
      })
    const text = await textOf('application-form-2025')
    expect(text).toContain('051 444 9876')
    expect(text).toContain('Extraordinarily')
    expect(text).toContain('Page 2 of 2')
  })

  it('do not exist under other names', async () => {
    expect((await server.app.inject({ url: '/documents/application-form-2024.pdf' })).statusCode).toBe(404)
  })
})

describe('the rules of the documents', () => {
  it('list programs that have both fees', () => {
    const program = { name: 'Infants', formLabel: null, ageLabel: '4-18 months', fullTimeCents: 1, halfDayCents: 2 }
    expect(feeLines([program, { ...program, halfDayCents: null }, { ...program, fullTimeCents: null }])).toEqual([
      { program: 'Infants', ages: '4-18 months', fullTimeCents: 1, halfDayCents: 2 },
    ])
  })

  it.each([
    ['07:30', '16:30', '7:30 AM - 4:30 PM'],
    ['00:00', '12:00', '12:00 AM - 12:00 PM'],
  ])('say %s to %s as %s', (opens, closes, words) => {
    expect(formatHours({ opens, closes })).toBe(words)
  })
})
