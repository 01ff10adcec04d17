import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, addMonths, firstOfMonth, lastOfMonth, monthOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import { putOnOneAccount } from '#tests/setup/familyAccount.ts'
import { propertyRuns } from '#tests/setup/propertyRuns.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

const today = todayInJohannesburg()
const at = (day: number) => addDays(today, day)
const capacity = 2

let app: TestApp
let cookie: string
let classes: number[]
let programs: number[]
let children: number[]

beforeAll(async () => {
  app = await openTestApp({ filling: 'content' })
  cookie = (await app.addUser({ role: 'admin' })).cookie
  programs = await app.db('programs').whereNotNull('full_time_cents').orderBy('id').limit(3).pluck('id')
  const room = { ageGroup: '2-3 years', ageFromMonths: 24, ageToMonths: 36, capacity }
  const rows = ['Aloe', 'Protea', 'Erica'].map((name, index) => ({
    ...room,
    name,
    room: name,
    programId: programs[index],
  }))
  classes = (await app.db('classes').insert(rows).returning('id')).map(({ id }) => id)
})
afterAll(() => app.close())

async function beginAgain() {
  await app.db('attendance').delete()
  await app.db('children').delete()
  children = []
  for (let index = 0; index < 4; index += 1) {
    const place = { classId: classes[index % 3] ?? 0, programId: programs[index % 3] ?? 0 }
    children.push(await app.addChild({ ...place, dateOfBirth: at(-1200), enrolledOn: at(-1000), dayPlan: 'full_time' }))
  }
  // brothers and sisters: which of them pays less follows from the month as well
  await putOnOneAccount(app.db, children.slice(0, 2))
}

interface Placed {
  id: number
  childId: number
  classId: number | null
  programId: number | null
  dayPlan: string
  fromDate: string
  toDate: string | null
  noticeMonth: string | null
}
/** Those of children who were not deleted. */
const placements = () =>
  app
    .db<Placed>('placements')
    .whereIn('childId', app.db('children').whereNull('deleted_at').select('id'))
    .select()
    .orderBy(['childId', 'fromDate'])

const ask = (name: string, type: string, input: object, fields = 'id') =>
  app.graphql<never>(`mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} } }`, { input }, { cookie })

/** What an administrator does next. The numbers choose the child, the day and what becomes of it. */
interface Step {
  kind: keyof typeof steps
  child: number
  day: number
  days: number | null
  choice: number
}

const childOf = ({ child }: Step) => children[child % children.length] ?? 0
const classOf = ({ choice }: Step) => classes[choice % classes.length] ?? 0
const periodOf = ({ day, days }: Step) => ({ fromDate: at(day), toDate: days === null ? null : at(day + days) })
const placeOf = (step: Step) => ({
  classId: classOf(step),
  programId: programs[step.choice % programs.length],
  dayPlan: step.choice % 2 ? 'half_day' : 'full_time',
})
const reason = 'Was recorded wrongly'
const chosen = async (step: Step) => {
  const own = (await placements()).filter(({ childId }) => childId === childOf(step))
  return own[step.choice % own.length]
}
const ahead = (step: Step) => at(Math.abs(step.day) % 90)

const later = {
  move: (step: Step, overrideCapacity = false) => {
    const moves = [{ childId: childOf(step), classId: classOf(step) }]
    return ask('moveChildren', 'MoveChildrenInput', { on: ahead(step), moves, overrideCapacity }, 'children { id }')
  },
  cancel: (step: Step) => ask('cancelMoves', 'CancelMovesInput', { childIds: [childOf(step)] }, 'children { id }'),
  leave: (step: Step) => {
    const lastDay = ahead(step)
    const noticeMonth = step.choice % 2 ? monthOf(addMonths(firstOfMonth(lastDay), 1)) : null
    return ask('leaveChild', 'LeaveChildInput', { id: childOf(step), lastDay, noticeMonth })
  },
  comeBack: (step: Step) =>
    app.graphql<never>('mutation ($id: Int!) { returnChild(id: $id) { id } }', { id: childOf(step) }, { cookie }),
  save: (step: Step) => ask('updateChild', 'UpdateChildInput', { id: childOf(step), ...placeOf(step) }),
}
const corrections = {
  leftEarlier: (step: Step) => ask('leaveChild', 'LeaveChildInput', { id: childOf(step), lastDay: at(step.day) }),
  enrol: (step: Step) => {
    const own = { firstName: 'Neo', lastName: `Nkosi ${step.days}`, dateOfBirth: at(-1200), enrolledOn: at(step.day) }
    return ask('createChild', 'CreateChildInput', { ...own, ...placeOf(step) })
  },
  deleteOrRestore: async (step: Step) => {
    const gone = await app
      .db('children')
      .where({ id: childOf(step) })
      .whereNotNull('deleted_at')
    const name = gone.length > 0 ? 'restoreChild' : 'deleteChild'
    return app.graphql<never>(`mutation ($id: Int!) { ${name}(id: $id) { id } }`, { id: childOf(step) }, { cookie })
  },
  begin: (step: Step) => ask('updateChild', 'UpdateChildInput', { id: childOf(step), enrolledOn: at(step.day) }),
  add: (step: Step) =>
    ask('addPlacement', 'AddPlacementInput', { childId: childOf(step), ...placeOf(step), ...periodOf(step), reason }),
  correct: async (step: Step) => {
    const input = { id: (await chosen(step))?.id, childId: childOf(step), ...placeOf(step), ...periodOf(step), reason }
    return ask('correctPlacement', 'CorrectPlacementInput', input)
  },
  remove: async (step: Step) =>
    ask('removePlacement', 'RemovePlacementInput', { childId: childOf(step), id: (await chosen(step))?.id, reason }),
}
const steps = { ...later, ...corrections }

const names = <Kind extends object>(of: Kind) => Object.keys(of) as (keyof Kind)[]

/** Runs sequences of steps, each with the four children of `beginAgain`; the shortest that fails is told. */
const afterAny = (kinds: Step['kind'][], sequences: number, check: (sequence: Step[]) => Promise<void>) => {
  const step = fc.record({
    kind: fc.constantFrom(...kinds),
    child: fc.nat(3),
    day: fc.integer({ min: -1000, max: 80 }),
    days: fc.option(fc.integer({ min: 0, max: 200 })),
    choice: fc.nat(11),
  })
  const sequence = fc.array(step, { minLength: 1, maxLength: 16, size: 'max' })
  return fc.assert(fc.asyncProperty(sequence, check).beforeEach(beginAgain), { numRuns: propertyRuns(sequences) })
}

describe('whatever is done with the children of a centre over three years', () => {
  it('later moves, leaving and coming back change no register of a day that is over', () => {
    const days = [-700, -200, -1].map(at)
    const document = `query ($date: LocalDate!, $classId: Int) { register(date: $date, classId: $classId) {
      classes { classId enrolled present } entries { childId attendance { status } } } }`
    const registers = () =>
      Promise.all(
        days.flatMap((date) =>
          classes.map(async (classId) => (await app.graphql<unknown>(document, { date, classId }, { cookie })).data),
        ),
      )
    return afterAny(names(later), 8, async (sequence) => {
      for (const date of days)
        await app
          .db('attendance')
          .insert(children.map((childId) => ({ childId, date, status: 'present', timeIn: '07:30' })))
      const before = await registers()
      for (const step of sequence) {
        const { error } = await (step.kind === 'move' ? later.move(step, true) : steps[step.kind](step))
        expect([step, error, await registers()]).toEqual([step, error, before])
      }
    })
  })

  it('no class has more children than places on any day from today on, unless somebody says so', async () => {
    let done = 0
    await afterAny(names(steps), 32, async (sequence) => {
      for (const step of sequence) {
        const { error } = await steps[step.kind](step)
        if (!error) done += 1
        expect([step, error?.code]).not.toEqual([step, 'INTERNAL_SERVER_ERROR'])
        const placed = await placements()
        const fullest = placed
          .filter(({ fromDate, toDate }) => fromDate >= today || (toDate ?? today) >= today)
          .map(({ classId, fromDate }) => {
            const day = fromDate > today ? fromDate : today
            const there = placed.filter(
              (one) => one.classId === classId && one.fromDate <= day && (one.toDate ?? day) >= day,
            )
            return classId === null ? 0 : there.length
          })
        expect([step, error, Math.max(0, ...fullest) > capacity]).toEqual([step, error, false])
      }
    })
    expect(done).toBeGreaterThan(0)
  })

  it('the bills of a month follow from where the children are in that month alone', async () => {
    const months = Array.from({ length: 40 }, (_, index) => monthOf(addMonths(firstOfMonth(today), index - 36)))
    const document = `query ($month: String!) { monthDraft(month: $month) {
      lines { childId kind description fullCents amountCents state } } }`
    interface Draft {
      monthDraft: { lines: { childId: number; kind: string }[] }
    }
    const feesOf = () =>
      Promise.all(
        months.map(async (month) => {
          const { data } = await app.graphql<Draft>(document, { month }, { cookie })
          return data.monthDraft.lines.filter(({ kind }) => kind === 'fee')
        }),
      )
    /** The days of a month on which a child is somewhere, and the month of notice after the last of them. */
    const daysOf = (placed: Placed[], month: string) => {
      const [first, last] = [`${month}-01`, lastOfMonth(`${month}-01`)]
      return placed
        .filter(({ fromDate, toDate, noticeMonth }) => {
          const end = noticeMonth && toDate && noticeMonth > toDate ? noticeMonth : toDate
          return fromDate <= last && (end ?? last) >= first
        })
        .map(({ childId, programId, dayPlan, fromDate, toDate }) => {
          const end = toDate === null || toDate > last ? last : toDate
          return [childId, programId, dayPlan, fromDate > first ? fromDate : first, end > first ? end : first]
        })
    }
    let unchanged = 0
    await afterAny(names(steps), 8, async (sequence) => {
      let [placed, fees] = [await placements(), await feesOf()]
      for (const step of sequence) {
        const { error } = await steps[step.kind](step)
        const [nowPlaced, nowFees] = [await placements(), await feesOf()]
        for (const [index, month] of months.entries()) {
          const days = daysOf(nowPlaced, month)
          const isSame = JSON.stringify(days) === JSON.stringify(daysOf(placed, month))
          if (isSame) expect([step, error, month, nowFees[index]]).toEqual([step, error, month, fees[index]])
          if (isSame && !error) unchanged += 1
          const billed = new Set(nowFees[index]?.map(({ childId }) => childId))
          expect([step, month, billed]).toEqual([step, month, new Set(days.map(([childId]) => childId))])
        }
        ;[placed, fees] = [nowPlaced, nowFees]
      }
    })
    expect(unchanged).toBeGreaterThan(0)
  })
})
