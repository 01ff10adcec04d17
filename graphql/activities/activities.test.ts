import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consentTexts } from '#graphql/consents/consents.rules.ts'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.signIn('admin')
})
afterAll(() => app.close())

const today = todayInJohannesburg()
const soon = addDays(today, 10)
const picnic = { title: 'Spring picnic', date: soon, time: '09:30', location: 'Garden', classId: null }

interface Shown {
  id: number
  title: string
  date: string
  version: number
  [field: string]: unknown
}
interface Body {
  success: boolean
  message: string
  errors?: Record<string, string>
  current?: Shown
  activity: Shown
  activities: Shown[]
}
const send = (method: string, path: string, body?: unknown, cookie: string | undefined = admin) =>
  app.rest<Body>(method, `/api/admin/activities${path}`, { body, cookie })
const plan = async (overrides: object = {}) => (await send('POST', '', { ...picnic, ...overrides })).json.activity

/** A parent with a child in a class of their own. */
async function family(name: string) {
  const [{ id: classId }] = await app
    .db('classes')
    .insert({ name, ageGroup: '2-3 years', ageFromMonths: 24, ageToMonths: 36, capacity: 20, room: name, position: 9 })
    .returning('id')
  const parent = await app.addUser({ firstName: `Parent of ${name}` })
  const childId = await app.addChild({ classId, firstName: `Child of ${name}` }, [parent.id])
  return { ...parent, classId: classId as number, childId }
}

const replying = /* GraphQL */ `
  mutation Reply($input: ActivityReplyInput!) {
    replyToActivity(input: $input) { id childId attending consentedAt activity { id replies { childId } } }
  }
`
const reply = (cookie: string, input: object) =>
  app.graphql<{ replyToActivity: { id: number; attending: boolean | null; consentedAt: string | null } }>(
    replying,
    { input },
    { cookie },
  )
const mailsTo = async (recipient: string): Promise<string[]> =>
  (await app.db('emails').where({ recipient }).orderBy('id').select('subject')).map((row) => row.subject)

describe('REST: activities', () => {
  it('plans, lists in order of the days, changes and deletes', async () => {
    const later = await plan({ title: 'Later', date: addDays(soon, 5) })
    const made = await send('POST', '', { ...picnic, description: '', classId: '1', endTime: '11:00' })
    expect(made.status).toBe(201)
    expect(made.json).toMatchObject({
      success: true,
      message: 'Activity created successfully',
      activity: {
        ...picnic,
        classId: 1,
        endTime: '11:00',
        description: null,
        imageUrl: null,
        isOuting: false,
        version: 1,
      },
    })
    const { id } = made.json.activity
    const dates = (await send('GET', '')).json.activities.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted())
    const ids = (await send('GET', '')).json.activities.map((activity) => activity.id)
    expect(ids.indexOf(id)).toBeLessThan(ids.indexOf(later.id))

    const changed = await send('PUT', `/${id}`, { location: 'Hall', classId: null })
    expect(changed.json).toMatchObject({
      message: 'Activity updated successfully',
      activity: { title: picnic.title, location: 'Hall', classId: null, version: 2 },
    })
    expect((await send('DELETE', `/${id}`)).json).toEqual({
      success: true,
      message: 'Activity deleted successfully',
    })
    expect((await send('DELETE', `/${id}`)).status).toBe(404)
    expect((await send('PUT', `/${id}`, { title: 'Gone' })).status).toBe(404)
    expect((await send('GET', '')).json.activities.some((activity) => activity.id === id)).toBe(false)
  })

  it('are searched, narrowed to days and a class, and read from either end, page by page', async () => {
    const [classId, other] = [(await family('Weavers')).classId, (await family('Bishops')).classId]
    const day = addDays(today, 300)
    const days = [0, 1, 2].map((count) => addDays(day, count))
    for (const date of days) await plan({ title: 'Kite morning', date, classId, location: 'Café by the dam' })
    await plan({ title: 'Kite morning', date: days[1], classId: other })
    await plan({ title: 'Kite morning', date: days[2] })
    const read = async (narrowed: object) => {
      const { data, error } = await app.graphql<{
        activities: {
          edges: { node: { date: string } }[]
          pageInfo: { endCursor: string; hasNextPage: boolean }
          totalCount: number
        }
      }>(
        `query A($first: Int!, $after: String, $from: LocalDate, $to: LocalDate, $classId: Int, $search: String, $latestFirst: Boolean) {
          activities(first: $first, after: $after, from: $from, to: $to, classId: $classId, search: $search, latestFirst: $latestFirst) {
            edges { node { date } } pageInfo { endCursor hasNextPage } totalCount
          }
        }`,
        { first: 50, from: day, to: days[2], ...narrowed },
        { cookie: admin },
      )
      if (error) return error.message
      const { edges, pageInfo, totalCount } = data.activities
      return { dates: edges.map(({ node }) => node.date), totalCount, ...pageInfo }
    }
    const [first, second, third] = days
    expect(await read({})).toMatchObject({ totalCount: 5, hasNextPage: false })
    expect(await read({ classId })).toMatchObject({ dates: [first, second, third, third] })
    expect(await read({ search: 'cafe KITE' })).toMatchObject({ dates: days })
    expect(await read({ search: 'kite 100%' })).toMatchObject({ dates: [], totalCount: 0 })
    expect(await read({ from: second, to: second })).toMatchObject({ dates: [second, second] })
    const page = await read({ classId, latestFirst: true, first: 3 })
    expect(page).toMatchObject({ dates: [third, third, second], totalCount: 4, hasNextPage: true })
    const after = (page as { endCursor: string }).endCursor
    expect(await read({ classId, latestFirst: true, first: 3, after })).toMatchObject({ dates: [first], totalCount: 4 })
    expect(await read({ first: 201 })).toBe('Please request 1 to 200 rows.')
    expect(await read({ after: 'nonsense' })).toMatch(/not one of this list/)
  })

  it('names the wrong field, and stores nothing of it', async () => {
    const before = (await app.db('activities')).length
    const ask = async (body: object) => (await send('POST', '', { ...picnic, ...body })).json.errors
    expect(await ask({ title: ' ' })).toEqual({ title: 'Title is required' })
    expect(await ask({ location: '' })).toEqual({ location: 'Location is required' })
    expect(await ask({ time: '' })).toEqual({ time: 'Time is required' })
    expect(await ask({ time: '25:00' })).toEqual({ time: 'Please enter a time such as 09:30.' })
    expect(await ask({ date: '2026-02-30' })).toEqual({ date: 'Please choose a date.' })
    expect(await ask({ endTime: '09:30' })).toEqual({ endTime: 'The end must be after the start.' })
    expect(await ask({ imageUrl: 'javascript:alert(1)' })).toEqual({
      imageUrl: 'Please enter an address starting with https://.',
    })
    expect((await send('POST', '', { ...picnic, classId: 99_999 })).status).toBe(404)
    expect(await app.db('activities')).toHaveLength(before)
    const activity = await plan()
    const early = await send('PUT', `/${activity.id}`, { endTime: '08:00' })
    expect([early.status, early.json.errors]).toEqual([400, { endTime: 'The end must be after the start.' }])
  })

  it('takes no day that is over, and lets what was on such a day be edited', async () => {
    const before = (await app.db('activities')).length
    const over = { date: addDays(today, -1) }
    const refused = { date: 'Please choose today or a later day.' }
    const late = await send('POST', '', { ...picnic, ...over })
    expect([late.status, late.json.errors]).toEqual([400, refused])
    expect(await app.db('activities')).toHaveLength(before)
    const { id } = await plan({ date: today })
    expect((await send('PUT', `/${id}`, over)).json.errors).toEqual(refused)
    await app.db('activities').where({ id }).update(over)
    const edited = await send('PUT', `/${id}`, { ...picnic, ...over, location: 'Hall' })
    expect([edited.status, edited.json.activity]).toMatchObject([200, { ...over, location: 'Hall' }])
    const earlier = await send('PUT', `/${id}`, { date: addDays(today, -2) })
    expect([earlier.status, earlier.json.errors]).toEqual([400, refused])
  })

  it('refuses a change that rests on an old version', async () => {
    const { id } = await plan()
    await send('PUT', `/${id}`, { location: 'Hall', version: 1 })
    const second = await send('PUT', `/${id}`, { location: 'Kitchen', version: 1 })
    expect([second.status, second.json.current?.location]).toEqual([409, 'Hall'])
  })
})

describe('a reply of a parent', () => {
  it('is counted and named for staff, and can be changed and taken back', async () => {
    const one = await family('Francolins')
    const activity = await plan({ classId: one.classId })
    const { data } = await reply(one.cookie, { activityId: activity.id, childId: one.childId, attending: true })
    expect(data.replyToActivity).toMatchObject({ attending: true, consentedAt: null })
    const read = async () => {
      const query = `query A($id: Int!) { activity(id: $id) { replyCounts { yes no invited withoutConsent } replies { attending child { firstName } } } }`
      return (await app.graphql<{ activity: object }>(query, { id: activity.id }, { cookie: admin })).data.activity
    }
    expect(await read()).toEqual({
      replyCounts: { yes: 1, no: 0, invited: 1, withoutConsent: 0 },
      replies: [{ attending: true, child: { firstName: 'Child of Francolins' } }],
    })
    await reply(one.cookie, { activityId: activity.id, childId: one.childId, attending: false })
    expect(await read()).toMatchObject({ replyCounts: { yes: 0, no: 1 } })
    await reply(one.cookie, { activityId: activity.id, childId: one.childId, attending: null })
    expect(await read()).toEqual({ replyCounts: { yes: 0, no: 0, invited: 1, withoutConsent: 0 }, replies: [] })
    const told = await app.db('notifications').where({ kind: 'activity.reply', text: picnic.title })
    expect(told.filter(({ link }) => link.endsWith(`activity=${activity.id}`))).toHaveLength(1)
  })

  it('to an outing needs consent, which is kept with its time and falls away when the outing moves', async () => {
    const one = await family('Lapwings')
    const activity = await plan({ title: 'Farm visit', classId: one.classId, isOuting: true })
    const input = { activityId: activity.id, childId: one.childId, attending: true }
    const without = await reply(one.cookie, input)
    expect(without.error).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { consent: 'Please tick the box to let Child of Lapwings join this outing.' },
    })
    const { data } = await reply(one.cookie, { ...input, consent: true, version: 1 })
    expect(data.replyToActivity.consentedAt).toMatch(/^\d{4}-/)
    await send('PUT', `/${activity.id}`, { description: 'Bring a hat.' })
    const unread = await reply(one.cookie, { ...input, consent: true, version: 1 })
    expect(unread.error).toMatchObject({ code: 'CONFLICT', message: /^This outing has changed/ })
    const consent = async () =>
      (await app.db('activity_replies').where({ activityId: activity.id }).first()).consentedAt
    expect(await consent()).not.toBeNull()
    await send('PUT', `/${activity.id}`, { location: 'Another farm' })
    expect(await consent()).toBeNull()
    expect(await mailsTo(one.email)).toEqual(['Changed: Farm visit'])
    // a guardian who was unlinked hears no more of where the child goes
    await app.db('guardianships').where({ childId: one.childId }).delete()
    await send('PUT', `/${activity.id}`, { location: 'A third farm' })
    expect(await mailsTo(one.email)).toHaveLength(1)
  })

  it('to an outing is no consent for another day or time of it', async () => {
    const one = await family('Kestrels')
    for (const moved of [{ date: addDays(soon, 1) }, { time: '10:30' }]) {
      const { id, version } = await plan({ title: 'River walk', classId: one.classId, isOuting: true })
      await reply(one.cookie, { activityId: id, childId: one.childId, attending: true, consent: true, version })
      const consent = async () => (await app.db('activity_replies').where({ activityId: id }).first()).consentedAt
      expect(await consent()).not.toBeNull()
      expect((await send('PUT', `/${id}`, moved)).status).toBe(200)
      expect(await consent()).toBeNull()
    }
  })

  it('to an outing is no consent to do something else or to come back later, until the outing is over', async () => {
    const one = await family('Kites')
    const [title, location] = ['Library', 'Town']
    const { id } = await plan({ title, location, endTime: '10:30', classId: one.classId, isOuting: true })
    const isKept = async (changes: object) => {
      const input = { activityId: id, childId: one.childId, attending: true, consent: true }
      const { version } = await app.db('activities').where({ id }).first('version')
      expect((await reply(one.cookie, { ...input, version })).error).toBeNull()
      for (const change of [changes].flat()) expect((await send('PUT', `/${id}`, change)).status).toBe(200)
      return (await app.db('activity_replies').where({ activityId: id }).first()).consentedAt !== null
    }
    expect(await isKept({ title, location, endTime: '10:30', description: 'Stories', imageUrl: '' })).toBe(true)
    expect(await mailsTo(one.email)).toEqual([])
    expect(await isKept({ title: 'Swimming' })).toBe(false)
    expect(await isKept({ endTime: '18:00' })).toBe(false)
    expect(await isKept([{ isOuting: false }, { title: 'The dam' }, { isOuting: true }])).toBe(false)
    expect(await mailsTo(one.email)).toEqual(['Changed: Library', 'Changed: Swimming', 'Changed: The dam'])
    const [{ body }] = await app.db('emails').where({ recipient: one.email }).orderBy('id')
    expect(body).toMatch(/Library is called Swimming and is now on .* at 09:30 to 10:30, Town\. .* consent again/)
    // on the day itself nobody can give it again, and what was consented to stays known
    expect(await isKept({})).toBe(true)
    for (const date of [today, addDays(today, -1)]) {
      await app.db('activities').where({ id }).update({ date })
      await send('PUT', `/${id}`, { title: `Dam ${date}`, endTime: '11:30' })
      expect((await app.db('activity_replies').where({ activityId: id }).first()).consentedAt).not.toBeNull()
    }
  })

  it('to an outing is told to the office with what holds last when it changes, once a day for a child', async () => {
    const one = await family('Swifts')
    const other = await app.addUser()
    await app.db('guardianships').insert({ parentId: other.id, childId: one.childId, mayDecide: true })
    const { id: activityId } = await plan({ title: 'Harbour', classId: one.classId, isOuting: true })
    const told = async () =>
      app.db('notifications').where('link', 'like', `%activity=${activityId}%`).orderBy('id').pluck('text')
    const say = async (cookie: string, attending: boolean | null) => {
      const input = { activityId, childId: one.childId, attending, consent: true, version: 1 }
      expect((await reply(cookie, input)).error).toBeNull()
    }
    await say(one.cookie, true)
    await say(one.cookie, true)
    expect(await told()).toEqual(['Harbour'])
    await say(other.cookie, false)
    const [name] = (await app.db('children').where({ id: one.childId })).map(
      (row) => `${row.firstName} ${row.lastName}`,
    )
    const [is, isNot] = [`${name} is coming: Harbour`, `${name} is not coming: Harbour`]
    expect(await told()).toEqual(['Harbour', isNot])
    const { id } = await app.db('notifications').where({ text: isNot }).first()
    await app.db('notification_reads').insert({ notificationId: id, userId: one.id })
    await say(other.cookie, null)
    await say(one.cookie, true)
    expect(await told()).toEqual(['Harbour', is])
    for (const attending of [null, true, null]) await say(one.cookie, attending)
    expect(await told()).toEqual(['Harbour', isNot])
    // unread again, and found where the child's family is erased
    const [last] = await app.db('notifications').where('link', 'like', `%&child=${one.childId}`)
    expect(await app.db('notification_reads').where({ notificationId: last.id })).toEqual([])
  })

  it('of a guardian who does not decide for the child is no consent to an outing', async () => {
    const one = await family('Plovers')
    const activity = await plan({ title: 'Dam visit', classId: one.classId, isOuting: true })
    await app.db('guardianships').where({ childId: one.childId }).update({ mayDecide: false })
    const input = { activityId: activity.id, childId: one.childId, attending: true, consent: true, version: 1 }
    expect((await reply(one.cookie, input)).error?.code).toBe('FORBIDDEN')
  })

  it('to an outing stays a no where one parent has said so, whatever another one says, until that parent changes it', async () => {
    const one = await family('Lapwing Chicks')
    const other = await app.addUser()
    const link = { parentId: other.id, childId: one.childId }
    await app.db('guardianships').insert({ ...link, mayDecide: true })
    const { id: activityId } = await plan({ title: 'Caves', classId: one.classId, isOuting: true })
    const yes = { activityId, childId: one.childId, attending: true, consent: true, version: 1 }
    const [no, none] = [
      { ...yes, attending: false },
      { ...yes, attending: null },
    ]
    expect((await reply(one.cookie, no)).error).toBeNull()
    expect((await reply(other.cookie, no)).error).toBeNull()
    const takesPrecedence = {
      code: 'CONFLICT',
      message: expect.stringMatching(/^A guardian has said no to this outing/),
    }
    // both have, and the yes of one does not end the no of the other, in whichever order they answered
    for (const { cookie } of [one, other]) expect((await reply(cookie, yes)).error).toMatchObject(takesPrecedence)
    expect((await reply(other.cookie, none)).error).toBeNull()
    expect((await app.db('activity_replies').where({ activityId }).first()).attending).toBe(false)
    for (const answer of [yes, none]) expect((await reply(other.cookie, answer)).error).toMatchObject(takesPrecedence)
    expect((await reply(one.cookie, yes)).error).toBeNull()
    expect((await reply(other.cookie, no)).error).toBeNull()
    expect((await reply(one.cookie, yes)).error?.code).toBe('CONFLICT')
    // the word of somebody who does not decide any more holds nobody up
    await app.db('guardianships').where(link).update({ mayDecide: false })
    expect((await reply(one.cookie, yes)).error).toBeNull()
  })

  it('to an outing is no yes while another parent refuses outings, and goes back to being asked about when that is said', async () => {
    const one = await family('Hoopoes')
    const other = await app.addUser()
    await app.db('guardianships').insert({ parentId: other.id, childId: one.childId, mayDecide: true })
    const refuses = async (granted: boolean) =>
      app.db('consents').insert({
        childId: one.childId,
        kind: 'outing',
        granted,
        version: consentTexts.outing.version,
        givenBy: other.id,
      })
    const { id: activityId } = await plan({ title: 'Dam', classId: one.classId, isOuting: true })
    const yes = { activityId, childId: one.childId, attending: true, consent: true, version: 1 }
    await refuses(false)
    expect((await reply(one.cookie, yes)).error?.message).toMatch(/^A guardian has said no to outings for/)
    await refuses(true)
    expect((await reply(one.cookie, yes)).error).toBeNull()
    const input = { childId: one.childId, kind: 'outing', granted: false, version: consentTexts.outing.version }
    const answering = 'mutation ($input: ConsentInput!) { answerConsent(input: $input) { id } }'
    const answered = await app.graphql(answering, { input }, { cookie: other.cookie })
    expect(answered.error).toBeNull()
    expect((await app.db('activity_replies').where({ activityId }).first()).consentedAt).toBeNull()
    // its list may be printed already
    const told = await app.db('notifications').where({ kind: 'consent.differs' })
    expect(told.map(({ text }) => text)).toContainEqual(expect.stringMatching(/: the refusal applies$/))
  })

  it('with a consent that ends by the no of another guardian is told to the others who decide, also where that no is taken back at once', async () => {
    const one = await family('Avocets')
    const other = await app.addUser()
    await app.db('guardianships').insert({ parentId: other.id, childId: one.childId, mayDecide: true })
    const outing = async (title: string) => {
      const { id } = await plan({ title, classId: one.classId, isOuting: true })
      return { activityId: id, childId: one.childId, attending: true, consent: true, version: 1 }
    }
    const [dam, zoo] = [await outing('To the dam'), await outing('To the zoo')]
    for (const yes of [dam, zoo]) expect((await reply(one.cookie, yes)).error).toBeNull()
    const says = async (granted: boolean) => {
      const input = { childId: one.childId, kind: 'outing', granted, version: consentTexts.outing.version }
      const answering = 'mutation ($input: ConsentInput!) { answerConsent(input: $input) { id } }'
      expect((await app.graphql(answering, { input }, { cookie: other.cookie })).error).toBeNull()
    }
    for (const granted of [false, true]) await says(granted)
    const ended = ['Consent ended: To the dam', 'Consent ended: To the zoo']
    expect(await mailsTo(one.email)).toEqual(ended)
    const [{ body }] = await app.db('emails').where({ recipient: one.email })
    expect(body).toMatch(/The consent for Child of Avocets to join To the dam on .* consent again in the portal/)
    // as by a no to one outing
    expect((await reply(one.cookie, dam)).error).toBeNull()
    for (const attending of [false, null]) await reply(other.cookie, { ...dam, attending })
    expect(await mailsTo(one.email)).toEqual([...ended, 'Consent ended: To the dam'])
    // nobody is told of an answer of their own, or twice
    await says(false)
    expect((await reply(one.cookie, { ...zoo, attending: false })).error).toBeNull()
    expect(await mailsTo(one.email)).toHaveLength(3)
    expect(await mailsTo(other.email)).toEqual([])
  })

  it('to an outing is told to every guardian who decides, whoever replied last, but not to the one who ends it or to others', async () => {
    const one = await family('Barbets')
    const [other, gogo] = [await app.addUser(), await app.addUser()]
    const link = { parentId: other.id, childId: one.childId }
    await app.db('guardianships').insert([
      { ...link, mayDecide: true },
      { ...link, parentId: gogo.id, relationshipType: 'grandparent', mayDecide: false },
    ])
    const { id: activityId } = await plan({ title: 'Mine', classId: one.classId, isOuting: true })
    const says = async (cookie: string, attending: boolean, version = 1) => {
      const input = { activityId, childId: one.childId, attending, consent: true, version }
      expect((await reply(cookie, input)).error).toBeNull()
    }
    for (const { cookie } of [one, other]) await says(cookie, true)
    await says(other.cookie, false)
    expect(await mailsTo(one.email)).toEqual(['Consent ended: Mine'])
    expect(await mailsTo(other.email)).toEqual([])
    await says(other.cookie, true)
    await send('PUT', `/${activityId}`, { location: 'Hall' })
    await says(other.cookie, true, 2)
    expect(await mailsTo(one.email)).toEqual(['Consent ended: Mine', 'Changed: Mine'])
    await app.db('guardianships').where(link).delete()
    await send('DELETE', `/${activityId}`)
    expect(await mailsTo(one.email)).toEqual(['Consent ended: Mine', 'Changed: Mine', 'Cancelled: Mine'])
    expect([await mailsTo(other.email), await mailsTo(gogo.email)]).toEqual([['Changed: Mine'], []])
    const bodies = await app.db('emails').where({ recipient: one.email }).pluck('body')
    expect(bodies.join()).not.toMatch(/you told us|your reply/iu)
  })

  it('to an outing that is cancelled is asked for again when that is taken back and the consent is not there any more', async () => {
    const one = await family('Boubous')
    const restored = async (title: string, consentedAt: object) => {
      const { id } = await plan({ title, classId: one.classId, isOuting: true })
      const yes = { activityId: id, childId: one.childId, attending: true, consent: true, version: 1 }
      expect((await reply(one.cookie, yes)).error).toBeNull()
      await send('DELETE', `/${id}`)
      await app.db('activity_replies').where({ activityId: id }).update(consentedAt)
      await app.graphql('mutation R($id: Int!) { restoreActivity(id: $id) { id } }', { id }, { cookie: admin })
      return (
        await app
          .db('emails')
          .where({ subject: `Going ahead after all: ${title}` })
          .first()
      ).body
    }
    expect(await restored('Orchard', { consentedAt: null })).toMatch(
      /all\. Because it is an outing, please give your con/,
    )
    expect(await restored('Vineyard', { attending: true })).toMatch(/all\. The reply for your child is still valid/)
  })

  it('for a child who is not there on the day any more is not counted, and its guardians get no letter about it', async () => {
    const [one, other] = [await family('Tchagras'), await family('Shrikes')]
    const activity = await plan({ title: 'Lake', classId: one.classId, isOuting: true })
    const sibling = await app.addChild({ classId: one.classId }, [(await app.addUser()).id])
    const yes = { activityId: activity.id, attending: true, repliedBy: one.id, consentedAt: new Date() }
    await app.db('activity_replies').insert([one.childId, sibling].map((childId) => ({ ...yes, childId })))
    const read = async () => {
      const query = `query A($id: Int!) { activity(id: $id) { replyCounts { yes invited } replies { childId } } }`
      return (await app.graphql<{ activity: object }>(query, { id: activity.id }, { cookie: admin })).data.activity
    }
    await app.db('placements').where({ childId: sibling }).update({ classId: other.classId })
    expect(await read()).toEqual({ replyCounts: { yes: 1, invited: 1 }, replies: [{ childId: one.childId }] })
    const placement = app.db('placements').where({ childId: one.childId })
    await placement.clone().update({ toDate: addDays(soon, -1) })
    await send('PUT', `/${activity.id}`, { location: 'Dam' })
    expect(await read()).toEqual({ replyCounts: { yes: 0, invited: 0 }, replies: [] })
    expect(await mailsTo(one.email)).toEqual([])
    // on a day on which the child is not there: told so, and not asked for a consent
    await placement.clone().update({ toDate: soon })
    await send('PUT', `/${activity.id}`, { date: addDays(soon, 1) })
    expect(await mailsTo(one.email)).toEqual(['No longer for your child: Lake'])
  })

  it('of another guardian is changed only by one who decides for the child', async () => {
    const one = await family('Widowbirds')
    const gogo = await app.addUser()
    const link = { parentId: gogo.id, childId: one.childId, relationshipType: 'grandparent', mayDecide: false }
    await app.db('guardianships').insert(link)
    const { id: activityId } = await plan({ title: 'Zoo talk', classId: one.classId })
    const input = { activityId, childId: one.childId }
    expect((await reply(gogo.cookie, { ...input, attending: false })).error).toBeNull()
    expect((await reply(gogo.cookie, { ...input, attending: true })).error).toBeNull()
    expect((await reply(one.cookie, { ...input, attending: false })).error).toBeNull()
    expect((await reply(gogo.cookie, { ...input, attending: true })).error?.code).toBe('FORBIDDEN')
  })

  it('ends when the activity is moved to another class, and who said yes is told', async () => {
    const [one, other] = [await family('Coucals'), await family('Lourie')]
    const { id } = await plan({ title: 'Cake sale', classId: null })
    for (const { cookie, childId } of [one, other]) await reply(cookie, { activityId: id, childId, attending: true })
    expect((await send('PUT', `/${id}`, { classId: other.classId })).status).toBe(200)
    expect(await app.db('activity_replies').where({ activityId: id }).pluck('child_id')).toEqual([other.childId])
    expect(await mailsTo(one.email)).toEqual(['No longer for your child: Cake sale'])
    expect(await mailsTo(other.email)).toEqual([])
  })

  it('is told when the activity is cancelled, and when that is taken back', async () => {
    const one = await family('Sunbirds')
    const { id } = await plan({ title: 'Puppet show', classId: one.classId })
    await reply(one.cookie, { activityId: id, childId: one.childId, attending: true })
    await send('DELETE', `/${id}`)
    await app.graphql('mutation R($id: Int!) { restoreActivity(id: $id) { id } }', { id }, { cookie: admin })
    expect(await mailsTo(one.email)).toEqual(['Cancelled: Puppet show', 'Going ahead after all: Puppet show'])
  })

  it('comes the day before at the latest', async () => {
    const one = await family('Mousebirds')
    const late = await plan({ date: today, classId: one.classId })
    const answer = await reply(one.cookie, { activityId: late.id, childId: one.childId, attending: true })
    expect(answer.error?.code).toBe('CONFLICT')
    const open = await plan({ date: addDays(today, 1), classId: one.classId })
    expect((await reply(one.cookie, { activityId: open.id, childId: one.childId, attending: true })).error).toBeNull()
  })

  it("is about one's own child and an activity of its class", async () => {
    const [one, other] = [await family('Egrets'), await family('Herons')]
    const [ofOther, ofAll] = [await plan({ classId: other.classId }), await plan()]
    for (const [activityId, childId] of [
      [ofOther.id, one.childId],
      [ofOther.id, other.childId],
      [ofAll.id, other.childId],
      [99_999, one.childId],
    ]) {
      const { error } = await reply(one.cookie, { activityId, childId, attending: true })
      expect(error?.code).toBe('NOT_FOUND')
    }
    await reply(other.cookie, { activityId: ofAll.id, childId: other.childId, attending: true })
    const query = `query M($from: LocalDate!, $to: LocalDate!) { myActivities(from: $from, to: $to) { id replies { childId } } }`
    const mine = await app.graphql<{ myActivities: { id: number; replies: object[] }[] }>(
      query,
      { from: soon, to: soon },
      { cookie: one.cookie },
    )
    expect(mine.data.myActivities.some(({ id }) => id === ofOther.id)).toBe(false)
    expect(mine.data.myActivities.find(({ id }) => id === ofAll.id)).toEqual({ id: ofAll.id, replies: [] })
    const counts = `query M($from: LocalDate!, $to: LocalDate!) { myActivities(from: $from, to: $to) { replyCounts { yes } } }`
    expect((await app.graphql(counts, { from: soon, to: soon }, { cookie: one.cookie })).error?.code).toBe('FORBIDDEN')
  })
})
