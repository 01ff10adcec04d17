import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { openWorld } from './world.ts'
import type { World } from './people.ts'

let world: World
let requestId: number
const today = todayInJohannesburg()
beforeAll(async () => {
  world = await openWorld()
  const event = { eventTitle: 'Fête', className: 'All Classes', startDate: addDays(today, 9), startTime: '08:00' }
  const [row] = await world.server
    .db('volunteer_requests')
    .insert({ ...event, volunteersNeeded: 99 })
    .returning('id')
  requestId = row.id
  const outing = { title: 'Zoo', date: addDays(today, 3), time: '09:00', location: 'Zoo' }
  await world.server.db('activities').insert(outing)
})
afterAll(() => world.server.close())

const read = `query ($from: LocalDate!, $to: LocalDate!) {
  myChildren { id } myNotices { edges { node { id } } } myActivities(from: $from, to: $to) { id } openVolunteerRequests { id }
  uniformCatalogue { id } myOnlineSessions { id } myUniformOrders { id } programs { id }
}`
type Lists = Record<string, { id: number }[]>
type Answer = Lists & { myNotices: { edges: { node: { id: number } }[] } }
async function listsOf(cookie: string): Promise<Lists> {
  const { data } = await world.server.graphql<Answer>(read, { from: today, to: addDays(today, 30) }, { cookie })
  return { ...data, myNotices: data.myNotices.edges.map(({ node }) => node) }
}
interface Standing {
  belongsToCentre: boolean
  bankDetails: { bank: string } | null
}
const standingOf = async (cookie: string) => {
  const { data } = await world.server.graphql<Standing>('{ belongsToCentre bankDetails { bank } }', {}, { cookie })
  return [data.belongsToCentre, data.bankDetails !== null]
}
const signUp = async (cookie: string) => {
  const document = 'mutation ($input: VolunteerSignupInput!) { signUpToVolunteer(input: $input) { id } }'
  return (await world.server.graphql(document, { input: { requestId } }, { cookie })).error?.code
}
const write = (cookie: string) =>
  world.server.graphql(
    'mutation ($input: WriteToSchoolInput!) { writeToSchool(input: $input) { id } }',
    { input: { subject: 'A place', body: 'May we visit?' } },
    { cookie },
  )

const shownToFamilies = ['myNotices', 'myActivities', 'openVolunteerRequests', 'uniformCatalogue']
const seen = (lists: Lists) => shownToFamilies.filter((name) => (lists[name] ?? []).length > 0)

describe('somebody who has only registered', () => {
  it('sees public content, and of the centre’s life nothing', async () => {
    const { cookie } = await world.server.addUser()
    const lists = await listsOf(cookie)
    expect(seen(lists)).toEqual([])
    expect(lists.programs?.length).toBeGreaterThan(0)
    expect(await standingOf(cookie)).toEqual([false, false])
    expect(await signUp(cookie)).toBe('FORBIDDEN')
    const feed = await world.server.rest<{ notices: unknown[] }>('GET', '/api/parent/notices', { cookie })
    expect(feed.json.notices).toEqual([])
  })

  it('writes a few messages to the office and is then asked to wait', async () => {
    const { cookie } = await world.server.addUser()
    const codes: (string | undefined)[] = []
    for (let sent = 0; sent < 7; sent += 1) codes.push((await write(cookie)).error?.code)
    const refused = 'TOO_MANY_REQUESTS'
    expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined, refused, refused])
  })

  it('is one of the centre with a child, with an open application of a confirmed address, or as staff', async () => {
    const { server } = world
    const parent = await server.addUser()
    const childId = await server.addChild({}, [parent.id])
    expect(seen(await listsOf(parent.cookie))).toEqual(shownToFamilies)
    expect(await standingOf(parent.cookie)).toEqual([true, true])
    expect(await signUp(parent.cookie)).toBeUndefined()
    const teacher = await world.cookieOf('teacher')
    expect(seen(await listsOf(teacher ?? ''))).toEqual(shownToFamilies)
    expect(await standingOf(teacher ?? '')).toEqual([true, true])
    const applicant = await server.addUser()
    const id = await world.addApplication()
    await server.db('applications').where({ id }).update({ email: applicant.email })
    // activities are for children who are enrolled on their day
    expect(seen(await listsOf(applicant.cookie))).toEqual(shownToFamilies.filter((name) => name !== 'myActivities'))
    expect(await standingOf(applicant.cookie)).toEqual([true, true])
    await server.db('users').where({ id: applicant.id }).update({ emailVerifiedAt: null })
    expect(seen(await listsOf(applicant.cookie))).toEqual([])
    await server.db('users').where({ id: applicant.id }).update({ emailVerifiedAt: new Date().toISOString() })
    await server.db('applications').where({ id }).update({ status: 'declined' })
    expect(seen(await listsOf(applicant.cookie))).toEqual([])
    await server.db('guardianships').where({ childId }).delete()
    expect(seen(await listsOf(parent.cookie))).toEqual([])
  })
})
