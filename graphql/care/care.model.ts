import { Extensions, Field, ObjectType } from 'type-graphql'
import { day, int, many, maybe, moment, output, text, time, withFields, yes } from '#graphql/platform/graphql/output.ts'
import { type CareVersion, supplyItems } from './care.rules.ts'

type Code<Name extends keyof CareVersion> = NonNullable<CareVersion[Name]>

/** Entries that a child usually has in a day. */
const aDay = 12

@ObjectType('CareEntry', {
  description:
    "An entry about a child's day, in its latest version. Each kind uses its own fields; the others are null.",
})
export class CareEntry extends withFields(Object, {
  id: text('UUID of this version.'),
  entryId: text('Id of the entry, the same in each version.'),
  childId: int('The child.'),
  kind: text<Code<'kind'>>(
    'meal, bottle, sleep, sleep_check, nappy, potty, clothes (a change of them), sunscreen, mood, note or supplies.',
  ),
  at: moment('Time, or start of a sleep.'),
  until: maybe(moment('When a sleep ended; null while the child is asleep.')),
  meal: maybe(text<Code<'meal'>>('breakfast, morning_snack, lunch or afternoon_snack.')),
  portion: maybe(text<Code<'portion'>>('Amount eaten: all, most, some, none or not_offered.')),
  milk: maybe(text<Code<'milk'>>('What was in the bottle: formula, breast_milk or other.')),
  ml: maybe(int('Amount drunk, in millilitres.')),
  nappy: maybe(text<Code<'nappy'>>('What was in the nappy: wet, soiled or both.')),
  potty: maybe(text<Code<'potty'>>('Result on the potty: wee, poo, both or nothing.')),
  ending: maybe(text<Code<'ending'>>('How a sleep ended: woke or was_woken.')),
  mood: maybe(int('Mood, from 1 (sad) to 5 (happy).')),
  item: maybe(text<Code<'item'>>('Supply: nappies, wipes, formula or clothes.')),
  way: maybe(text<Code<'way'>>('Supplies: brought (adds) or counted (replaces the stock).')),
  count: maybe(int('Number brought or counted; formula in bottles, clothes in sets.')),
  text: maybe(text('A note, for any kind.')),
  removed: yes(
    'Whether it was removed: it does not count and is shown struck out; families read only its kind and time.',
  ),
  saidAt: moment('When it was entered.'),
  saidByName: maybe(text('Who entered it: first name; null for families.')),
  isCorrection: yes('Whether entered or changed after closing.'),
}) {
  @Field(() => [CareEntry], { description: 'Earlier versions, oldest first; empty for families.' })
  @Extensions({ rows: 1 })
  earlier!: CareEntry[]
}

export const CareSupply = output('CareSupply', "A child's stock of a supply.", {
  item: text('nappies, wipes, formula or clothes.'),
  left: int('Number left; formula in bottles, clothes in sets.'),
  enoughUntil: maybe(day('Last open day it lasts for; null if none is used or it does not last today.')),
  isShort: yes('Whether it lasts less than three open days from today.'),
})
export type CareSupply = InstanceType<typeof CareSupply>

/** A child in the care of a class, as anybody in the room may see it. */
const childInCare = {
  childId: int('Id of the child.'),
  checkMinutes: int('Sleep check interval, in minutes.'),
  asleepSince: maybe(moment('When it fell asleep; null if awake.')),
  nextCheckAt: maybe(moment('When the next sleep check is due; null if awake.')),
}

export const CareChild = output('CareChild', 'A child in a class, with its day.', {
  ...childInCare,
  firstName: text('First name.'),
  lastName: text('Last name.'),
  namesakeBirthday: maybe(day('The date of birth if another child has the same name, to tell them apart.')),
  allergies: maybe(text('Known allergies.')),
  status: maybe(text('Register status: present, absent or late; null if not marked.')),
  timeOut: maybe(time('Departure time on the register, HH:mm.')),
  entries: many(CareEntry, 'Entries by time, including removed ones.', aDay),
  supplies: many(CareSupply, 'Supplies left today, of those that are counted.', supplyItems.length),
})
export type CareChild = InstanceType<typeof CareChild>

export const RoomCareChild = output('RoomCareChild', "A child's day at its room's tablet.", {
  ...childInCare,
  entries: many(CareEntry, 'Entries by time, including removed ones; only while somebody is signed in.', aDay),
  supplies: many(CareSupply, 'Supplies left; only while signed in.', supplyItems.length),
})
export type RoomCareChild = InstanceType<typeof RoomCareChild>

export const CareDay = output('CareDay', "A day of a class, with each child's entries.", {
  classId: int('The class.'),
  date: day('The day.'),
  closedAt: maybe(moment('When it was closed; null while open.')),
  closedByName: maybe(text('Who closed it: first name.')),
  telling: text('When families see the day: at_once or at_closing.'),
  wipesAChange: int('Wipes used per nappy change.'),
  children: many(CareChild, 'Children enrolled in the class that day, by first name.'),
})
export type CareDay = InstanceType<typeof CareDay>

export const CareOfDay = output('CareOfDay', 'A day of one child.', {
  date: day('The day.'),
  closedAt: maybe(moment('When it was closed; null while open.')),
  isTold: yes('Whether it is shown: false for families while the day is open, if the centre shows days after closing.'),
  entries: many(
    CareEntry,
    'Entries by time; none while the day is not shown. Staff also see removed entries; families only those removed after closing.',
    aDay,
  ),
})
export type CareOfDay = InstanceType<typeof CareOfDay>
