import { day, output, texts } from '#graphql/platform/graphql/output.ts'

export const FreeVisitDay = output('FreeVisitDay', 'A day on which families can see the centre.', {
  day: day('The day.'),
  times: texts('Times that nobody has booked, HH:mm.'),
})
export type FreeVisitDay = InstanceType<typeof FreeVisitDay>
