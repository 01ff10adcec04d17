import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CareKind,
  type CareVersion,
  careKinds,
  checkMinutesFor,
  currentEntries,
  isCorrection,
  isReadable,
  isTold,
  meals,
  milks,
  minutesSlept,
  moods,
  nappies,
  nextCheckAt,
  portions,
  potties,
  sleepsOf,
  summaryOf,
  supplyItems,
  supplyWays,
  usualSleepChecks,
} from './care.rules.ts'
import { forecast, supplyLeft, usedOn } from './supplies.rules.ts'

const day = '2026-11-10'
/** A minute of that day in Johannesburg, as an ISO timestamp. */
const at = (minute: number) => new Date(Date.parse(`${day}T00:00:00+02:00`) + minute * 60_000).toISOString()

const nothingElse = {
  until: null,
  meal: null,
  portion: null,
  milk: null,
  ml: null,
  nappy: null,
  potty: null,
  ending: null,
  mood: null,
  item: null,
  way: null,
  count: null,
  text: null,
}

let serial = 0
const version = (kind: CareKind, minute: number, rest: Partial<CareVersion> = {}): CareVersion => {
  serial += 1
  const id = String(serial).padStart(6, '0')
  return {
    ...nothingElse,
    id,
    entryId: id,
    childId: 1,
    kind,
    at: at(minute),
    saidAt: at(minute),
    removed: false,
    ...rest,
  }
}

const minute = fc.integer({ min: 0, max: 1_400 })

const valuesOf = (kind: CareKind) =>
  fc.record({
    at: minute.map(at),
    until: kind === 'sleep' ? fc.option(minute.map(at)) : fc.constant(null),
    meal: kind === 'meal' ? fc.constantFrom(...meals) : fc.constant(null),
    portion: kind === 'meal' ? fc.constantFrom(...portions) : fc.constant(null),
    milk: kind === 'bottle' ? fc.constantFrom(...milks) : fc.constant(null),
    ml: kind === 'bottle' ? fc.integer({ min: 0, max: 400 }) : fc.constant(null),
    nappy: kind === 'nappy' ? fc.constantFrom(...nappies) : fc.constant(null),
    potty: kind === 'potty' ? fc.constantFrom(...potties) : fc.constant(null),
    mood: kind === 'mood' ? fc.constantFrom(...moods) : fc.constant(null),
    item: kind === 'supplies' ? fc.constantFrom(...supplyItems) : fc.constant(null),
    way: kind === 'supplies' ? fc.constantFrom(...supplyWays) : fc.constant(null),
    count: kind === 'supplies' ? fc.integer({ min: 0, max: 60 }) : fc.constant(null),
    text: kind === 'note' ? fc.constantFrom('Sang', 'Built a tower') : fc.constant(null),
  })

/** An entry with its corrections: of one kind, and each version said at some time. */
const entry = fc.constantFrom(...careKinds).chain((kind) =>
  fc
    .tuple(
      fc.uuid({ version: 4 }),
      fc.array(fc.tuple(fc.uuid({ version: 4 }), valuesOf(kind), fc.boolean(), minute.map(at)), {
        minLength: 1,
        maxLength: 4,
      }),
    )
    .map(([entryId, said]) =>
      said.map(([id, values, removed, saidAt], index): CareVersion => {
        const until = values.until !== null && values.until > values.at ? values.until : null
        const own = index === 0 ? entryId : id
        return { ...nothingElse, ...values, until, id: own, entryId, childId: 1, kind, saidAt, removed }
      }),
    ),
)
const dayOfEntries = fc.array(entry, { maxLength: 25 }).map((entries) => entries.flat())

/** The same versions as they may arrive: in any order, some of them twice. */
const arrivalOf = (versions: CareVersion[]) =>
  fc
    .tuple(fc.shuffledSubarray(versions, { minLength: versions.length }), fc.subarray(versions))
    .chain(([all, again]) => fc.shuffledSubarray([...all, ...again], { minLength: all.length + again.length }))

const twoArrivals = dayOfEntries.chain((versions) => fc.tuple(arrivalOf(versions), arrivalOf(versions)))

describe('a summary', () => {
  it('is the same in any order of arrival, with doubles and corrections', () => {
    fc.assert(
      fc.property(twoArrivals, ([one, other]) => {
        expect(summaryOf(one)).toEqual(summaryOf(other))
        expect(currentEntries(one)).toEqual(currentEntries(other))
      }),
    )
  })

  it('is as if only the last version of each entry had been said', () => {
    fc.assert(
      fc.property(dayOfEntries, (versions) => {
        const current = currentEntries(versions)
        expect(new Set(current.map(({ entryId }) => entryId)).size).toBe(current.length)
        expect(current.every(({ removed }) => !removed)).toBe(true)
        expect(summaryOf(current)).toEqual(summaryOf(versions))
      }),
    )
  })

  it('can be made of two halves that were folded before', () => {
    fc.assert(
      fc.property(dayOfEntries, fc.nat(), (versions, cut) => {
        const middle = versions.length === 0 ? 0 : cut % versions.length
        const lastOf = (half: CareVersion[]) => {
          const kept = new Map<string, CareVersion>()
          for (const one of half) {
            const before = kept.get(one.entryId)
            if (!before || `${before.saidAt} ${before.id}` < `${one.saidAt} ${one.id}`) kept.set(one.entryId, one)
          }
          return [...kept.values()]
        }
        const halves = [...lastOf(versions.slice(0, middle)), ...lastOf(versions.slice(middle))]
        expect(summaryOf(halves)).toEqual(summaryOf(versions))
      }),
    )
  })

  it('says what a family wants to know', () => {
    const lunch = version('meal', 720, { meal: 'lunch', portion: 'all' })
    const said = summaryOf([
      version('meal', 480, { meal: 'breakfast', portion: 'some' }),
      lunch,
      version('meal', 721, { meal: 'lunch', portion: 'most', entryId: lunch.entryId, saidAt: at(800) }),
      version('bottle', 500, { milk: 'formula', ml: 120 }),
      version('bottle', 700, { milk: 'formula', ml: 90 }),
      version('nappy', 510, { nappy: 'wet' }),
      version('nappy', 710, { nappy: 'both' }),
      version('nappy', 715, { nappy: 'soiled', removed: true }),
      version('potty', 730, { potty: 'nothing' }),
      version('mood', 740, { mood: 4 }),
      version('note', 750, { text: 'First steps!' }),
    ])
    expect(said).toMatchObject({
      meals: [
        { meal: 'breakfast', portion: 'some' },
        { meal: 'lunch', portion: 'most' },
      ],
      bottles: 2,
      ml: 210,
      nappies: 2,
      wet: 2,
      soiled: 1,
      potty: 0,
      moods: [4],
      notes: ['First steps!'],
    })
  })
})

describe('sleeps', () => {
  it('never overlap, whatever two tablets have entered, and cover what was entered', () => {
    const naps = fc.array(fc.tuple(minute, fc.option(fc.integer({ min: 1, max: 200 }))), { maxLength: 12 })
    fc.assert(
      fc.property(naps, (said) => {
        const entries = said.map(([from, length]) =>
          version('sleep', from, { until: length === null ? null : at(from + length) }),
        )
        const spans = sleepsOf(entries)
        for (const [index, { from, until }] of spans.entries()) {
          const next = spans[index + 1]
          expect(until === null || until > from).toBe(true)
          // only the last one can still go on
          if (next) expect(until !== null && until < next.from).toBe(true)
        }
        for (const one of entries) {
          const around = spans.filter(({ from, until }) => from <= one.at && (until === null || until >= one.at))
          expect(around).toHaveLength(1)
          const [span] = around
          if (span?.until) expect(one.until !== null && one.until <= span.until).toBe(true)
        }
        expect(sleepsOf(entries.toReversed())).toEqual(spans)
      }),
    )
  })

  it('count the minutes up to now of one that goes on', () => {
    const spans = sleepsOf([version('sleep', 600, { until: at(645) }), version('sleep', 700)])
    expect(minutesSlept(spans, at(710))).toBe(55)
  })

  it('that were taken back are none', () => {
    expect(sleepsOf([version('sleep', 600, { removed: true })])).toEqual([])
  })
})

describe('a sleeping child', () => {
  it('is looked at by its age', () => {
    expect([3, 11, 12, 23, 24, 60].map((age) => checkMinutesFor(usualSleepChecks, age))).toEqual([
      10, 10, 15, 15, 30, 30,
    ])
  })

  it('is looked at so many minutes after the last look at this sleep', () => {
    const sleep = version('sleep', 600)
    expect(nextCheckAt([sleep], 10)).toBe(at(610))
    const looks = [
      version('sleep_check', 590),
      version('sleep_check', 612),
      version('sleep_check', 640, { removed: true }),
    ]
    expect(nextCheckAt([sleep, ...looks], 10)).toBe(at(622))
    expect(nextCheckAt([{ ...sleep, until: at(630) }, ...looks], 10)).toBeNull()
  })
})

describe('supplies', () => {
  it('are after any correction as if what it corrects had never been said', () => {
    fc.assert(
      fc.property(
        dayOfEntries,
        fc.constantFrom(...supplyItems),
        fc.integer({ min: 0, max: 6 }),
        (versions, item, wipes) => {
          const withCorrections = supplyLeft(currentEntries(versions), item, wipes)
          // each entry entered once, as it was said last
          const lastOfEach = versions.filter((one) =>
            versions.every(
              (other) => other.entryId !== one.entryId || `${other.saidAt} ${other.id}` <= `${one.saidAt} ${one.id}`,
            ),
          )
          const fromScratch = lastOfEach.filter(({ removed }) => !removed).map((one) => ({ ...one, id: one.entryId }))
          expect(withCorrections).toBe(supplyLeft(fromScratch, item, wipes))
        },
      ),
    )
  })

  it('are never fewer than none, and known only where somebody brought or counted them', () => {
    fc.assert(
      fc.property(dayOfEntries, fc.constantFrom(...supplyItems), (versions, item) => {
        const current = currentEntries(versions)
        const left = supplyLeft(current, item)
        const isKnown = current.some((one) => one.kind === 'supplies' && one.item === item)
        expect(left !== null).toBe(isKnown)
        expect(left ?? 0).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('are those of the last count with what came and went since', () => {
    const brought = version('supplies', 480, { item: 'nappies', way: 'brought', count: 10 })
    const used = [version('nappy', 500, { nappy: 'wet' }), version('nappy', 600, { nappy: 'wet' })]
    const counted = version('supplies', 700, { item: 'nappies', way: 'counted', count: 5 })
    const after = version('nappy', 720, { nappy: 'soiled' })
    expect(supplyLeft([brought, ...used], 'nappies')).toBe(8)
    expect(supplyLeft([brought, ...used, counted, after], 'nappies')).toBe(4)
    // the count is taken back
    expect(supplyLeft([brought, ...used, { ...counted, removed: true }, after], 'nappies')).toBe(7)
    expect(supplyLeft([brought, ...used], 'wipes')).toBeNull()
  })

  it('are used on a day by what was entered of it', () => {
    const entries = [version('nappy', 500), version('nappy', 600), version('bottle', 610, { milk: 'formula', ml: 80 })]
    expect(supplyItems.map((item) => usedOn(entries, [day], item, 3))).toEqual([2, 6, 1, 0])
    expect(usedOn(entries, ['2026-11-09'], 'nappies')).toBe(0)
  })

  const open = ['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13', '2026-11-16']
  it('are enough until an open day, and short when that is not three days ahead', () => {
    expect(forecast('nappies', 12, 4, open)).toMatchObject({ enoughUntil: '2026-11-12', isShort: false })
    expect(forecast('nappies', 11, 4, open)).toMatchObject({ enoughUntil: '2026-11-11', isShort: true })
    expect(forecast('nappies', 3, 4, open)).toMatchObject({ enoughUntil: null, isShort: true })
    expect(forecast('nappies', 400, 4, open)).toMatchObject({ enoughUntil: '2026-11-16', isShort: false })
    expect(forecast('clothes', 2, 0, open)).toMatchObject({ enoughUntil: null, isShort: false })
    expect(forecast('clothes', 0, 0, open)).toMatchObject({ enoughUntil: null, isShort: true })
  })

  it('last as long at noon as in the morning of the same day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 60 }), fc.integer({ min: 0, max: 4 }), (left, usedToday) => {
        const { enoughUntil, isShort } = forecast('nappies', left - usedToday, 4, open, usedToday)
        expect({ enoughUntil, isShort }).toMatchObject({
          enoughUntil: forecast('nappies', left, 4, open).enoughUntil,
          isShort: forecast('nappies', left, 4, open).isShort,
        })
      }),
    )
  })
})

describe('a family', () => {
  it('reads what lies before today, and today as the centre tells it', () => {
    const open = { date: day, closedAt: null }
    expect(isTold(open, 'at_once', day)).toBe(true)
    expect(isTold(open, 'at_closing', day)).toBe(false)
    expect(isTold({ ...open, closedAt: at(1_000) }, 'at_closing', day)).toBe(true)
    expect(isTold(open, 'at_closing', '2026-11-11')).toBe(true)
  })

  it('sees what came after the day was closed as a correction', () => {
    expect(isCorrection({ receivedAt: at(1_001) }, at(1_000))).toBe(true)
    expect(isCorrection({ receivedAt: at(999) }, at(1_000))).toBe(false)
    expect(isCorrection({ receivedAt: at(1_001) }, null)).toBe(false)
  })

  it('reads at most 31 days at once', () => {
    expect(isReadable('2026-11-01', '2026-12-01')).toBe(true)
    expect(isReadable('2026-11-01', '2026-12-02')).toBe(false)
    expect(isReadable('2026-11-02', '2026-11-01')).toBe(false)
    expect(isReadable('2026-02-30', '2026-03-01')).toBe(false)
  })
})
