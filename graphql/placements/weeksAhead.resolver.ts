import { Ctx, Query, Resolver } from 'type-graphql'
import { Child } from '#graphql/children/child.model.ts'
import { Class } from '#graphql/classes/class.model.ts'
import { RowField, ShownField } from '#graphql/data/shownField.ts'
import type { Context } from '#graphql/platform/context.ts'
import { changesAheadOf, forecastByAgeGroup, placesAheadOf } from './weeksAhead.service.ts'
import { day, int, many, maybe, output, text, texts } from '#graphql/platform/graphql/output.ts'

export const PlacesOn = output('PlacesOn', 'Places taken and free in one or several classes on a day.', {
  date: day('The day.'),
  capacity: int('Number of places.'),
  taken: int('Children with a place on that day.'),
  offered: int('Places offered to or accepted by applicants, from that day or earlier.'),
  free: int('Free places.'),
})

export const AgeGroupPlaces = output('AgeGroupPlaces', 'Places in the classes of an age group over the next months.', {
  ageGroup: text('Age range, such as 18-24 months.'),
  classes: texts('Names of its classes.'),
  days: many(PlacesOn, 'Today, and the first days of the next twelve months.'),
})

export const ClassChange = output('ClassChange', 'A child who joins or leaves a class.', {
  date: day('First day if the child joins, last day if it leaves.'),
  kind: text<'comes' | 'goes'>('comes or goes.'),
  childId: int('The child.'),
  otherClassId: maybe(int('Previous or next class; null if the child starts, leaves or has none.')),
})
export type ClassChange = InstanceType<typeof ClassChange>

@Resolver(() => Class)
@ShownField(
  'placesAhead',
  [PlacesOn],
  (context, { id }: Class) => placesAheadOf(context, id),
  'Places today and at the start of the next twelve months; empty if closed. For administrators.',
)
@ShownField(
  'changesAhead',
  [ClassChange],
  (context, { id }: Class) => changesAheadOf(context, id),
  'Children who join or leave it by the end of these months, by date. For administrators.',
)
export class ClassAheadResolver {
  @Query(() => [AgeGroupPlaces], {
    description:
      'Places by age group, youngest first, today and at the start of the next twelve months. For administrators.',
  })
  placesForecast(@Ctx() context: Context) {
    return forecastByAgeGroup(context)
  }
}

@Resolver(() => ClassChange)
@RowField('child', Child, ({ childId }: ClassChange) => childId, 'The child.')
@RowField('otherClass', Class, ({ otherClassId }: ClassChange) => otherClassId, 'Previous or next class.')
export class ClassChangeResolver {}
