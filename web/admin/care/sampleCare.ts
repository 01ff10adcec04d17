import type { CareValues } from '#graphql/care/care.rules.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { type CaredChild, firstDraft, type Version } from './careEntries.ts'

/** The stories are at this moment, on any day: eight minutes before one. */
export const careDate = todayInJohannesburg()
export const careNow = () => new Date(`${careDate}T12:52:00+02:00`)
export const momentAt = (time: string) => new Date(`${careDate}T${time}:00+02:00`).toISOString()

let made = 0

/** An entry of a child as the server tells it. */
export function said(childId: number, time: string, values: Partial<CareValues> & Pick<CareValues, 'kind'>): Version {
  made += 1
  const id = `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`
  const draft = { ...firstDraft(values.kind, time), until: null, ending: null }
  return {
    ...draft,
    ...values,
    at: momentAt(time),
    id,
    entryId: id,
    childId,
    saidAt: momentAt(time),
    removed: false,
    saidByName: 'Mpho',
    waits: false,
    isCorrection: false,
  }
}

/** What somebody said of an entry later. */
export const saidLater = (before: Version, time: string, change: Partial<Version>): Version => {
  const { id } = said(before.childId, time, { kind: before.kind })
  return { ...before, saidAt: momentAt(time), saidByName: 'Johanna', ...change, id }
}

const names = [
  'Amahle Ndlovu',
  'Bongani Molefe',
  'Chloé van der Merwe',
  'Dineo Khumalo',
  'Ethan Jacobs',
  'Fikile Radebe',
  'Grace Mahlangu',
  'Hlompho Tau',
  'Imka Steyn',
  'Lerato Mokoena',
  'Pieter Botha',
  'Zanele Dube',
]

export const child = (
  index: number,
  versions: readonly Version[] = [],
  more: Partial<CaredChild> = {},
): CaredChild => ({
  childId: index + 1,
  name: names[index] ?? 'Naledi Sithole',
  allergies: index === 2 ? 'Peanuts: a severe reaction.' : null,
  isHere: true,
  checkMinutes: 15,
  asleepSince: null,
  nextCheckAt: null,
  versions,
  supplies: [],
  ...more,
})

const shortOfNappies = { item: 'nappies', left: 4, enoughUntil: careDate, isShort: true } as const
const enoughNappies = { item: 'nappies', left: 31, enoughUntil: careDate, isShort: false } as const

const lunch = said(3, '12:10', { kind: 'meal', meal: 'lunch', portion: 'all' })
const note = said(10, '11:40', { kind: 'note', text: 'Built a tower of eleven blocks and counted them.' })

/** A room at noon: some ate, three sleep, and two of them have to be looked at. */
export const noon: readonly CaredChild[] = [
  child(0, [
    said(1, '12:05', { kind: 'meal', meal: 'lunch', portion: 'some' }),
    said(1, '12:25', { kind: 'sleep' }),
    said(1, '12:40', { kind: 'sleep_check' }),
  ]),
  child(1, [said(2, '12:20', { kind: 'sleep' })], { checkMinutes: 10 }),
  child(2, [lunch, saidLater(lunch, '12:30', { portion: 'most' }), said(3, '09:40', { kind: 'nappy', nappy: 'wet' })], {
    supplies: [shortOfNappies],
  }),
  child(3, [said(4, '09:00', { kind: 'mood', mood: 2 }), said(4, '12:36', { kind: 'sleep' })]),
  child(4, [], { supplies: [enoughNappies] }),
  child(5, [said(6, '10:15', { kind: 'bottle', milk: 'formula', ml: 150 })]),
  child(6),
  child(7, [said(8, '09:10', { kind: 'sleep', until: momentAt('10:00'), ending: 'woke' })]),
  child(8),
  child(9, [note, said(10, '10:05', { kind: 'potty', potty: 'wee' })]),
  child(10),
  child(11, [said(12, '08:20', { kind: 'meal', meal: 'breakfast', portion: 'all' })], { isHere: false }),
]
