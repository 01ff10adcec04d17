import { int, many, maybe, output, text } from '#graphql/platform/graphql/output.ts'

const SleepCheck = output('SleepCheck', 'How often a sleeping child is looked at, up to an age.', {
  toMonths: maybe(int('Age in months up to which it holds; null for all older children.')),
  minutes: int('Minutes between two looks.'),
})

export const CareSettings = output('CareSettings', 'How the day of a child is told, and what it takes.', {
  telling: text('When families read the day: at_once, or at_closing when staff close it.'),
  sleepChecks: many(SleepCheck, 'How often a sleeping child is looked at, from the youngest to the oldest.'),
  wipesAChange: int('Wipes that a change of a nappy takes.'),
  version: int('Counts the changes; sent back with a save, so that nobody overwrites another.'),
})
export type CareSettings = InstanceType<typeof CareSettings>
