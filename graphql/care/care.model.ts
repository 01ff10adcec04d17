import { Extensions, Field, ObjectType } from 'type-graphql'
import { day, int, many, maybe, moment, output, text, time, withFields, yes } from '#graphql/platform/graphql/output.ts'
import { type CareVersion, supplyItems } from './care.rules.ts'

/** The codes of a field. */
type Code<Name extends keyof CareVersion> = NonNullable<CareVersion[Name]>

/** Entries that a child usually has in a day. */
const aDay = 12

@ObjectType('CareEntry', {
  description:
    "An entry about a child's day, in its latest version. Each kind uses its own fields; the others are null.",
})
export class CareEntry extends withFields(Object, {
  id: text('Of this version: a UUID.'),
  entryId: text('Of the entry: the same in each of its versions.'),
  childId: int('The child.'),
  kind: text<Code<'kind'>>(
    'meal, bottle, sleep, sleep_check, nappy, potty, clothes (a change of them), sunscreen, mood, note or supplies.',
  ),
  at: moment('When it happened, or a sleep began.'),
  until: maybe(moment('When a sleep ended; null while the child is asleep.')),
  meal: maybe(text<Code<'meal'>>('breakfast, morning_snack, lunch or afternoon_snack.')),
  portion: maybe(text<Code<'portion'>>('How much was eaten: all, most, some, none or not_offered.')),
  milk: maybe(text<Code<'milk'>>('What was in the bottle: formula, breast_milk or other.')),
  ml: maybe(int('How much was drunk, in millilitres.')),
  nappy: maybe(text<Code<'nappy'>>('What was in the nappy: wet, soiled or both.')),
  potty: maybe(text<Code<'potty'>>('What came on the potty: wee, poo, both or nothing.')),
  ending: maybe(text<Code<'ending'>>('How a sleep ended: woke or was_woken.')),
  mood: maybe(int('One of five faces, from 1 (sad) to 5 (happy).')),
  item: maybe(text<Code<'item'>>('Of supplies: nappies, wipes, formula or clothes.')),
  way: maybe(text<Code<'way'>>('Of supplies: brought, or counted, whatever was known before.')),
  count: maybe(int('How many were brought or counted; formula in bottles, clothes in sets.')),
  text: maybe(text('A note, in words; of every kind.')),
  removed: yes('Says that it never happened: it counts for nothing, and is shown struck out.'),
  saidAt: moment('When it was entered.'),
  saidByName: maybe(text('First name of who entered it; null for families.')),
  isCorrection: yes('Entered, or changed, after the day was closed.'),
}) {
  @Field(() => [CareEntry], { description: 'Earlier versions, oldest first; empty for families.' })
  @Extensions({ rows: 1 })
  earlier!: CareEntry[]
}

export const CareSupply = output('CareSupply', 'How many of a thing a child has left.', {
  item: text('nappies, wipes, formula or clothes.'),
  left: int('How many are left; formula in bottles, clothes in sets.'),
  enoughUntil: maybe(
    day('The last open day for which it is enough; null where none is used, or it is not enough for today.'),
  ),
  isShort: yes('Not enough for three open days, the first of them today.'),
})
export type CareSupply = InstanceType<typeof CareSupply>

/** A child in the care of a class, as anybody in the room may see it. */
const childInCare = {
  childId: int('Id of the child.'),
  checkMinutes: int('How often it is looked at while it sleeps, in minutes.'),
  asleepSince: maybe(moment('Since when it is asleep; null for one that is awake.')),
  nextCheckAt: maybe(moment('When the child has to be checked next; null for a child who is awake.')),
}

export const CareChild = output('CareChild', 'A child of a class with its day.', {
  ...childInCare,
  firstName: text('First name.'),
  lastName: text('Last name.'),
  namesakeBirthday: maybe(day('The date of birth if another child has the same name, to tell them apart.')),
  allergies: maybe(text('Known allergies.')),
  status: maybe(text('What the register says: present, absent or late; null for nothing.')),
  timeOut: maybe(time('When it went home, HH:mm, by the register.')),
  entries: many(CareEntry, 'Its entries by time, those that were removed among them.', aDay),
  supplies: many(CareSupply, 'What is left today, only of supplies that are counted.', supplyItems.length),
})
export type CareChild = InstanceType<typeof CareChild>

export const RoomCareChild = output('RoomCareChild', 'The day of a child at the tablet of its room.', {
  ...childInCare,
  entries: many(CareEntry, 'Its entries by time, those that were removed among them; only while somebody acts.', aDay),
  supplies: many(CareSupply, 'What it has left; only while somebody acts.', supplyItems.length),
})
export type RoomCareChild = InstanceType<typeof RoomCareChild>

export const CareDay = output('CareDay', 'A day of a class: the entries about each of its children.', {
  classId: int('The class.'),
  date: day('The day.'),
  closedAt: maybe(moment('When it was closed; null while it is open.')),
  closedByName: maybe(text('First name of who closed it.')),
  telling: text('When families read the day: at_once, or at_closing.'),
  wipesAChange: int('Wipes used per nappy change.'),
  children: many(CareChild, 'The children who are enrolled in the class that day, by first name.'),
})
export type CareDay = InstanceType<typeof CareDay>

export const CareOfDay = output('CareOfDay', 'A day of one child.', {
  date: day('The day.'),
  closedAt: maybe(moment('When it was closed; null while it is open.')),
  isTold: yes('Whether it is shown: false for families while the day is open, if the centre shows days after closing.'),
  entries: many(
    CareEntry,
    'The entries by time; none while the day is not shown. Staff also see entries that were removed; families only those removed after the day was closed.',
    aDay,
  ),
})
export type CareOfDay = InstanceType<typeof CareOfDay>
