import { int, output, text } from '#graphql/platform/graphql/output.ts'

export const VisitTimesSettings = output('VisitTimesSettings', 'When families may be shown round.', {
  monday: text('Times of a Monday, such as 09:00, 10:30; may be empty.'),
  tuesday: text('Times of a Tuesday, such as 09:00, 10:30; may be empty.'),
  wednesday: text('Times of a Wednesday, such as 09:00, 10:30; may be empty.'),
  thursday: text('Times of a Thursday, such as 09:00, 10:30; may be empty.'),
  friday: text('Times of a Friday, such as 09:00, 10:30; may be empty.'),
  version: int('Counts the changes; sent back with a save, so that nobody overwrites another.'),
})
export type VisitTimesSettings = InstanceType<typeof VisitTimesSettings>
