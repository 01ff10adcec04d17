import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let app: TestApp
let parent: Awaited<ReturnType<TestApp['addUser']>>
beforeAll(async () => {
  app = await openTestApp()
  parent = await app.addUser()
})
afterAll(() => app.close())

const today = todayInJohannesburg()
const report = /* GraphQL */ `
  mutation Report($input: AbsenceInput!) {
    reportAbsence(input: $input) { id childId fromDate toDate reason }
  }
`
const withdraw = 'mutation Withdraw($id: Int!) { withdrawAbsence(id: $id) { id } }'
const own = '{ myChildren { id absences { id reason fromDate } } }'

const tell = (childId: number, overrides: object = {}, cookie = parent.cookie) =>
  app.graphql<{ reportAbsence: { id: number } }>(
    report,
    { input: { childId, fromDate: today, toDate: today, reason: 'Flu', ...overrides } },
    { cookie },
  )

describe('an absence told by a parent', () => {
  it('stands in the register before anyone asks, until it is withdrawn', async () => {
    const [{ id: classId }] = await app.db('classes').where({ name: 'Explorers' }).select('id')
    const childId = await app.addChild({ classId }, [parent.id])
    const { data } = await tell(childId, { toDate: addDays(today, 2) })
    const cookie = await app.signIn('admin')
    const inRegister = async (date: string) => {
      const query =
        'query R($date: LocalDate!, $classId: Int) { register(date: $date, classId: $classId) { entries { childId absence { reason } } } }'
      const answer = await app.graphql<{ register: { entries: { childId: number; absence: unknown }[] } }>(
        query,
        { date, classId },
        { cookie },
      )
      return answer.data.register.entries.find((entry) => entry.childId === childId)?.absence
    }
    expect(await inRegister(addDays(today, 2))).toEqual({ reason: 'Flu' })
    expect(await inRegister(addDays(today, 3))).toBeNull()
    const { id } = data.reportAbsence
    expect((await app.graphql(withdraw, { id }, { cookie: parent.cookie })).error).toBeNull()
    expect(await inRegister(today)).toBeNull()
    expect((await app.graphql(withdraw, { id }, { cookie: parent.cookie })).error?.code).toBe('NOT_FOUND')
  })

  it('is shown to the parents of the child alone', async () => {
    const other = await app.addUser()
    const childId = await app.addChild({}, [parent.id])
    const shared = await app.addChild({}, [parent.id, other.id])
    await tell(childId)
    await tell(shared, { reason: 'Doctor' })
    const { data } = await app.graphql<{ myChildren: { id: number; absences: { reason: string }[] }[] }>(
      own,
      {},
      { cookie: other.cookie },
    )
    expect(data.myChildren).toEqual([{ id: shared, absences: [expect.objectContaining({ reason: 'Doctor' })] }])
  })

  it('is told to staff, unless one of them recorded it', async () => {
    const childId = await app.addChild({ firstName: 'Zinhle', lastName: 'Radebe' }, [parent.id])
    await tell(childId, { toDate: addDays(today, 1), reason: 'Chickenpox' })
    const told = await app.db('notifications').where({ kind: 'absence.reported' }).orderBy('id', 'desc').first()
    expect(told.text).toMatch(/^Zinhle Radebe, .* to .*: Chickenpox$/)
    await tell(childId, { fromDate: addDays(today, 2), toDate: addDays(today, 2) }, await app.signIn('admin'))
    const last = await app.db('notifications').where({ kind: 'absence.reported' }).orderBy('id', 'desc').first()
    expect(last.id).toBe(told.id)
  })

  it("is not found for another family's child, and needs somebody signed in", async () => {
    const stranger = await app.addUser()
    const childId = await app.addChild({}, [parent.id])
    expect((await tell(childId, {}, stranger.cookie)).error?.code).toBe('NOT_FOUND')
    const { data } = await tell(childId)
    const { id } = data.reportAbsence
    expect((await app.graphql(withdraw, { id }, { cookie: stranger.cookie })).error?.code).toBe('NOT_FOUND')
    expect((await tell(childId, {}, '')).error?.code).toBe('UNAUTHENTICATED')
    expect((await app.graphql(withdraw, { id })).error?.code).toBe('UNAUTHENTICATED')
  })

  it('may be told by an administrator for a parent who called', async () => {
    const childId = await app.addChild()
    expect((await tell(childId, {}, await app.signIn('admin'))).error).toBeNull()
  })

  it('covers a day once', async () => {
    const childId = await app.addChild({ firstName: 'Lwazi' }, [parent.id])
    const first = await tell(childId, { toDate: addDays(today, 3) })
    const second = await tell(childId, { fromDate: addDays(today, 3), toDate: addDays(today, 5) })
    expect(second.error).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('We already know that Lwazi is away'),
      existingId: first.data.reportAbsence.id,
    })
    expect((await tell(childId, { fromDate: addDays(today, 4), toDate: addDays(today, 5) })).error).toBeNull()
  })

  it('lies in days to come, in order, and not for ever', async () => {
    const childId = await app.addChild({}, [parent.id])
    const wrong = async (overrides: object) => (await tell(childId, overrides)).error?.fields
    expect(await wrong({ fromDate: addDays(today, -1) })).toEqual({ fromDate: 'Please choose today or a later day.' })
    expect(await wrong({ toDate: addDays(today, -1) })).toEqual({ toDate: 'The last day cannot be before the first.' })
    expect(await wrong({ toDate: addDays(today, 92) })).toEqual({
      toDate: 'Please tell us of at most 92 days at once.',
    })
    expect(await wrong({ reason: ' ' })).toEqual({ reason: 'Please say why, in a word or two.' })
  })
})
