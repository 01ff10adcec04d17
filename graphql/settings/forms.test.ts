import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let server: TestApp
let admin: string
beforeAll(async () => {
  server = await openTestApp()
  admin = await server.signIn('admin')
})
afterAll(() => server.close())

interface Forms {
  centre: { version: number; phone: string }
  fees: { version: number; registrationFeeCents: number }
  ratios: { version: number; bands: { promise: number }[] }
  mail: { version: number; senderName: string; senderAddress: string; replyTo: string; isConfigured: boolean }
  visitTimes: Record<string, string | number>
  care: { version: number; telling: string; sleepChecks: { toMonths: number | null; minutes: number }[] }
}

const groups = `
  centre { version name fullName tagline street area city phone email website whatsapp whatsappGreeting facebook
    instagram latitude longitude registrationNumbers vatLine openedOn }
  fees { version registrationFeeCents }
  ratios { version bands { toMonths promise law } }
  mail { version senderName senderAddress replyTo isConfigured }
  visitTimes { version monday tuesday wednesday thursday friday }
  care { version telling wipesAChange sleepChecks { toMonths minutes } }`

const read = async () =>
  (await server.graphql<{ settings: Forms }>(`{ settings { ${groups} } }`, {}, { cookie: admin })).data.settings

const save = (name: string, type: string, input: object) =>
  server.graphql<Record<string, Forms>>(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${groups} } }`,
    { input },
    { cookie: admin },
  )

describe('the details of the centre', () => {
  it('show on the site at once, keep the hours, and are in the audit log', async () => {
    const { centre } = await read()
    const version = server.db('content_version').first('version')
    const before = (await version.clone()).version
    const { data } = await save('saveCentre', 'CentreInput', {
      ...centre,
      phone: '051 555 9999',
      openedOn: '2009-01-12',
    })
    expect(data.saveCentre?.centre).toMatchObject({
      phone: '051 555 9999',
      openedOn: '2009-01-12',
      version: centre.version + 1,
    })
    const site = await server.graphql('{ centre { phone centreHours { opens } } }')
    expect(site.data).toEqual({ centre: { phone: '051 555 9999', centreHours: { opens: '06:30' } } })
    expect((await version.clone()).version).not.toBe(before)
    const entry = await server.db('audit_entries').where({ action: 'saveSettings' }).first('entity', 'before', 'after')
    expect([entry.entity, entry.before.phone, entry.after.phone]).toEqual([
      'setting centre',
      '051 555 0123',
      '051 555 9999',
    ])
  })

  it('are not saved over what somebody else has saved', async () => {
    const { centre } = await read()
    await save('saveCentre', 'CentreInput', { ...centre, tagline: 'Mine' })
    const { error } = await save('saveCentre', 'CentreInput', { ...centre, tagline: 'Yours' })
    expect(error).toMatchObject({ code: 'STALE', current: { tagline: 'Mine', version: centre.version + 1 } })
  })

  it('are checked field by field, and nothing is stored while one is wrong', async () => {
    const { centre } = await read()
    const wrong = {
      phone: '1',
      website: 'https://x',
      whatsapp: '+27 51',
      facebook: 'http://facebook.com/x',
      latitude: 91,
    }
    const { error } = await save('saveCentre', 'CentreInput', { ...centre, ...wrong, name: 'Other' })
    expect(Object.keys(error?.fields ?? {}).sort()).toEqual(Object.keys(wrong).sort())
    expect((await read()).centre).toEqual(centre)
  })
})

describe('the other groups', () => {
  it('say when families may be shown round: the usual times until others are chosen', async () => {
    const { visitTimes } = await read()
    expect(visitTimes).toMatchObject({ version: 0, monday: '09:00, 10:30, 14:30', friday: '09:00, 10:30, 14:30' })
    const wrong = await save('saveVisitTimes', 'VisitTimesInput', {
      ...visitTimes,
      monday: '9 o’clock',
      friday: '24:00',
    })
    expect(Object.keys(wrong.error?.fields ?? {}).sort()).toEqual(['friday', 'monday'])
    const { data } = await save('saveVisitTimes', 'VisitTimesInput', {
      ...visitTimes,
      monday: '11:00 08:30;11:00',
      friday: '',
    })
    const saved = { ...visitTimes, version: 1, monday: '08:30, 11:00', friday: '' }
    expect(data.saveVisitTimes?.visitTimes).toEqual(saved)
    expect((await read()).visitTimes).toEqual(saved)
  })

  it('take no discount of more than everything', async () => {
    for (const siblingDiscountPercent of [101, -1]) {
      const input = { registrationFee: 'R 300,50', siblingDiscountPercent, halfDayEnds: '12:30' }
      const { error } = await save('saveFeeTerms', 'FeeTermsInput', input)
      expect(Object.keys(error?.fields ?? {})).toEqual(['siblingDiscountPercent'])
    }
  })

  it('take no registration fee that no bill can hold: the site says it, so that one too large would stop it', async () => {
    for (const registrationFee of ['R1000000.01', 'R1000000000']) {
      const input = { registrationFee, siblingDiscountPercent: 10, halfDayEnds: '12:30' }
      const { error } = await save('saveFeeTerms', 'FeeTermsInput', input)
      expect(Object.keys(error?.fields ?? {})).toEqual(['registrationFee'])
    }
  })

  it('take an amount as people write it', async () => {
    const { data } = await save('saveFeeTerms', 'FeeTermsInput', {
      registrationFee: 'R 300,50',
      siblingDiscountPercent: 12,
      halfDayEnds: '12:30',
    })
    expect(data.saveFeeTerms?.fees.registrationFeeCents).toBe(30_050)
    const site = await server.graphql('{ feeTerms { registrationFeeCents siblingDiscountPercent halfDay { closes } } }')
    expect(site.data).toEqual({
      feeTerms: { registrationFeeCents: 30_050, siblingDiscountPercent: 12, halfDay: { closes: '12:30' } },
    })
  })

  it('change what the register measures the rooms against', async () => {
    const first = await read()
    expect([first.ratios.version, first.ratios.bands.length]).toEqual([0, 4])
    const bands = [{ toMonths: null, promise: 1, law: 2 }]
    const { data } = await save('saveRatios', 'RatiosInput', { bands, version: 0 })
    expect(data.saveRatios?.ratios).toEqual({ version: 1, bands })
    const rooms = await server.graphql<{ roomRatios: { law: number }[] }>(
      '{ roomRatios { law } }',
      {},
      { cookie: admin },
    )
    expect(rooms.data.roomRatios.every(({ law }) => law === 2)).toBe(true)
  })

  it('refuse ages out of order, and a promise beyond the law', async () => {
    const { error } = await save('saveRatios', 'RatiosInput', {
      bands: [
        { toMonths: 36, promise: 3, law: 6 },
        { toMonths: 18, promise: 9, law: 6 },
        { toMonths: 60, promise: 1, law: 1 },
      ],
    })
    expect(Object.keys(error?.fields ?? {})).toEqual(['bands.1.toMonths', 'bands.1.promise', 'bands.2.toMonths'])
  })

  it('say how the day of a child is told, and refuse ages out of order', async () => {
    const { care } = await read()
    expect(care).toMatchObject({
      version: 0,
      telling: 'at_once',
      sleepChecks: [{ minutes: 10 }, {}, { toMonths: null }],
    })
    const sleepChecks = [
      { toMonths: 18, minutes: 10 },
      { toMonths: null, minutes: 20 },
    ]
    const form = { telling: 'at_closing', wipesAChange: 2, sleepChecks, version: 0 }
    const { data } = await save('saveCare', 'CareInput', form)
    expect(data.saveCare?.care).toEqual({ ...form, version: 1 })
    const wrong = [
      { toMonths: 24, minutes: 3 },
      { toMonths: 12, minutes: 20 },
    ]
    const { error } = await save('saveCare', 'CareInput', { ...form, sleepChecks: wrong, wipesAChange: 21, version: 1 })
    expect(Object.keys(error?.fields ?? {}).toSorted()).toEqual([
      'sleepChecks.0.minutes',
      'sleepChecks.1.toMonths',
      'wipesAChange',
    ])
    const inOrder = await save('saveCare', 'CareInput', {
      ...form,
      sleepChecks: wrong.map((check) => ({ ...check, minutes: 20 })),
      version: 1,
    })
    expect(inOrder.error?.fields).toEqual({
      'sleepChecks.1.toMonths': 'Only the last age group may have no upper limit.',
    })
  })

  it('say whether e-mails leave at all', async () => {
    const own = { senderAddress: '', replyTo: '' }
    expect((await read()).mail).toEqual({ ...own, version: 0, senderName: '', isConfigured: false })
    expect((await server.graphql('{ centre { sendsMail } }')).data).toEqual({ centre: { sendsMail: false } })
    const { data } = await save('saveMail', 'MailInput', { senderName: 'Kiewiet office' })
    expect(data.saveMail?.mail).toEqual({ ...own, version: 1, senderName: 'Kiewiet office', isConfigured: false })
    const wrong = await save('saveMail', 'MailInput', { senderName: '', senderAddress: 'office', version: 1 })
    expect(wrong.error?.fields).toEqual({ senderAddress: 'Please enter a valid email address or leave this empty.' })
  })
})
