import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql'
import { Child } from '#graphql/children/child.model.ts'
import { Class } from '#graphql/classes/class.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { changesAheadOf, forecastByAgeGroup, placesAheadOf } from './weeksAhead.service.ts'
import { day, int, many, maybe, output, text, texts } from '#graphql/platform/graphql/output.ts'

export const PlacesOn = output('PlacesOn', 'How many places of a class, or of several, are taken and free on a day.', {
  date: day('The day.'),
  capacity: int('How many children there is place for.'),
  taken: int('Children who have a place on that day.'),
  offered: int('Places that are promised from that day or an earlier one: offered to applicants, or accepted by them.'),
  free: int('Places that can still be given.'),
})

export const AgeGroupPlaces = output(
  'AgeGroupPlaces',
  'The places of the classes of an age group in the next months.',
  {
    ageGroup: text('Ages in words, such as 18-24 months.'),
    classes: texts('Names of its classes.'),
    days: many(PlacesOn, 'Today, and the first days of the next twelve months.'),
  },
)

export const ClassChange = output('ClassChange', 'A child that joins or leaves a class.', {
  date: day('First day of a child that joins, last day of one that leaves.'),
  kind: text<'comes' | 'goes'>('comes or goes.'),
  childId: int('The child.'),
  otherClassId: maybe(
    int('Class that it comes from or goes to; null for one that starts or leaves, or has no class there.'),
  ),
})
export type ClassChange = InstanceType<typeof ClassChange>

@Resolver(() => Class)
export class ClassAheadResolver {
  @Query(() => [AgeGroupPlaces], {
    description:
      'The places of the classes by their ages, youngest first, today and at the beginning of the next twelve months. For administrators.',
  })
  placesForecast(@Ctx() context: Context) {
    return forecastByAgeGroup(context)
  }

  @FieldResolver(() => [PlacesOn], {
    description:
      'Its places today and at the beginning of the next twelve months; none of a closed one. For administrators.',
  })
  placesAhead(@Root() row: Class, @Ctx() context: Context) {
    return placesAheadOf(context, row.id)
  }

  @FieldResolver(() => [ClassChange], {
    description: 'Who joins and who leaves it until the end of these months, day by day. For administrators.',
  })
  changesAhead(@Root() row: Class, @Ctx() context: Context) {
    return changesAheadOf(context, row.id)
  }
}

@Resolver(() => ClassChange)
export class ClassChangeResolver {
  @FieldResolver(() => Child, { nullable: true, description: 'The child.' })
  child(@Root() { childId }: ClassChange, @Ctx() context: Context) {
    return context.loaders.byId(Child, childId)
  }

  @FieldResolver(() => Class, { nullable: true, description: 'Class that it comes from or goes to.' })
  otherClass(@Root() { otherClassId }: ClassChange, @Ctx() context: Context) {
    return context.loaders.byId(Class, otherClassId)
  }
}
