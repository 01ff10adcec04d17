import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Loaders } from '#graphql/data/loaders.ts'
import type { Context } from '#graphql/platform/context.ts'
import { inTurn } from '#graphql/platform/files/inTurn.ts'
import { pdfText } from '#tests/setup/pdfText.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { reportCardBatch } from './reportCardFiles.service.ts'

let app: TestApp
let cookie: string
let classId: number
beforeAll(async () => {
  app = await openTestApp({ filling: 'content' })
  cookie = (await app.addUser({ role: 'admin' })).cookie
  const room = { ageGroup: '2-3 years', ageFromMonths: 24, ageToMonths: 36, capacity: 40, position: 1 }
  const [{ id }] = await app
    .db('classes')
    .insert({ ...room, name: 'Weavers', room: 'Nest' })
    .returning('id')
  classId = id
})
afterAll(() => app.close())

const sentence = 'She builds towers, sorts them by colour and tells the others how. '

async function addCard(firstName: string, values: object = {}, inClass: number | null = classId) {
  const childId = await app.addChild({ firstName, lastName: 'Mokoena', classId: inClass })
  const card = { childId, term: 'Term 3', year: 2026, teacherComments: sentence, dateIssued: '2026-10-02', ...values }
  const [{ id }] = await app.db('report_cards').insert(card).returning('id')
  return id as number
}

async function pdfOf(id: number) {
  const { headers, rawPayload } = await app.app.inject({ url: `/api/report-cards/${id}/pdf`, headers: { cookie } })
  return { headers, bytes: rawPayload, text: pdfText(rawPayload) }
}

const pagesOf = (bytes: Buffer) => bytes.toString('latin1').match(/\/Type \/Page\n/g)?.length

describe('the PDF of a report card', () => {
  it('says whose it is, of which term and class, and what was written, under its own name', async () => {
    const { headers, bytes, text } = await pdfOf(await addCard('Zoë', { academicProgress: 'Counts to twenty.' }))
    expect(headers['content-type']).toBe('application/pdf')
    expect(headers['content-disposition']).toContain("filename*=UTF-8''Report%20card%20Term%203%202026%20Zo%C3%AB")
    for (const part of [
      'Zoë Mokoena',
      'Report card, Term 3 2026',
      'Weavers',
      '2 October 2026',
      'Academic progress',
      'Counts to twenty.',
      'Page 1 of 1',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('Social development')
    expect(pagesOf(bytes)).toBe(1)
  })

  it('has letters of other languages, and leaves out what no font of ours can write', async () => {
    const { text } = await pdfOf(await addCard('Šárka', { academicProgress: 'Made a star ⭐️ for Łukasz 👩‍👧' }))
    const plain = text.replaceAll('\n', '')
    expect(plain).toContain('Šárka Mokoena')
    expect(plain).toContain('Made a star for Łukasz')
  })

  it('goes on over as many pages as a long text takes, and loses none of it', async () => {
    const long = Array.from({ length: 150 }, (_, index) => `${index}: ${sentence}`).join('\n')
    const { bytes, text } = await pdfOf(await addCard('Lerato', { academicProgress: long.slice(0, 9_900) }))
    expect(pagesOf(bytes)).toBeGreaterThan(2)
    expect(text).toContain(`100: ${sentence.trim()}`)
    expect(text).toContain('Page 3 of')
  })
})

describe('the report cards of a term in one file', () => {
  interface Step {
    done: number
    total: number
    name?: string
    base64?: string
  }
  const batch = (search: string, as = cookie) =>
    app.rest<Step[]>('GET', `/api/report-cards/batch?${search}`, { cookie: as })
  const fileOf = (steps: Step[]) => Buffer.from(steps.at(-1)?.base64 ?? '', 'base64')

  it('come as PDFs in a ZIP, counted card by card; two children of one name stay apart', async () => {
    for (const name of ['Amahle', 'Ben', 'Ben']) await addCard(name, { year: 2025 })
    await addCard('Elsewhere', { year: 2025 }, null)
    const { json } = await batch(`term=Term%203&year=2025&classId=${classId}&as=zip`)
    expect(json.map(({ done, total }) => `${done}/${total}`)).toEqual(['1/3', '2/3', '3/3', '3/3'])
    expect(json.at(-1)?.name).toBe('Report cards Term 3 2025 Weavers.zip')
    const files = unzipSync(fileOf(json))
    expect(Object.keys(files)).toEqual([
      'Report card Term 3 2025 Amahle Mokoena.pdf',
      'Report card Term 3 2025 Ben Mokoena.pdf',
      'Report card Term 3 2025 Ben Mokoena (2).pdf',
    ])
    const [first] = Object.values(files)
    expect(pdfText(Buffer.from(first ?? []))).toContain('Amahle Mokoena')
  })

  it('or as one PDF, each card with its own count of pages', async () => {
    const { json } = await batch('term=Term%203&year=2025&as=print')
    expect(json.at(-1)).toMatchObject({ done: 4, total: 4, name: 'Report cards Term 3 2025.pdf' })
    const bytes = fileOf(json)
    expect(pagesOf(bytes)).toBe(4)
    expect(pdfText(bytes).match(/Page 1 of 1/g)).toHaveLength(4)
    expect(pdfText(bytes)).toContain('Elsewhere Mokoena')
  })

  it('are refused before anything is made where there are none, and where the question is wrong', async () => {
    expect((await batch('term=Term%201&year=2019&as=zip')).status).toBe(404)
    expect((await batch('term=Term%207&year=2026&as=zip')).status).toBe(400)
    expect((await batch('term=Term%203&year=2025&as=zip', (await app.addUser()).cookie)).status).toBe(403)
  })

  it.each(['zip', 'print'])('are made in turn as well, so that many at once are refused (%s)', async (as) => {
    const { id, cookie: busy } = await app.addUser({ role: 'admin' })
    let finish = () => {}
    const others = new Promise<void>((resolve) => {
      finish = resolve
    })
    const viewer = { id } as Parameters<typeof inTurn>[0]['viewer']
    const waiting = Array.from({ length: 8 }, () => inTurn({ viewer }, () => others))
    const { status } = await batch(`term=Term%203&year=2025&as=${as}`, busy)
    finish()
    await Promise.all(waiting)
    expect(status).toBe(429)
  })

  it('are made one file after the other for one account, so that no more cards are held at a time', async () => {
    const { id } = await app.addUser({ role: 'admin' })
    const of = (userId: number) => {
      const viewer = { id: userId, role: 'admin', authenticatedAt: new Date().toISOString() }
      const context = { db: app.db, loaders: new Loaders(app.db), viewer } as unknown as Context
      return reportCardBatch(context, { term: 'Term 3', year: 2025, as: 'print' })
    }
    const [first, second, colleagues] = await Promise.all([of(id), of(id), of((await app.addUser()).id)])
    await first.next()
    let hasBegun = false
    const begun = second.next().then(() => {
      hasBegun = true
    })
    expect((await colleagues.next()).value).toMatchObject({ done: 1 })
    expect(hasBegun).toBe(false)
    // the client may have left: no more of them wait on
    const [third] = [await of(id), await of(id)].map((steps) => steps.next())
    await expect(of(id)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    // as where whoever asked is gone
    await first.return(undefined)
    await begun
    expect(hasBegun).toBe(true)
    await second.return(undefined)
    await third
  })
})
