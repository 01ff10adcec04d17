import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql'
import { Child } from '#graphql/children/child.model.ts'
import { Class } from '#graphql/classes/class.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AgeGroupPlaces, ClassChange, PlacesOn } from './weeksAhead.model.ts'
import { changesAheadOf, forecastByAgeGroup, placesAheadOf } from './weeksAhead.service.ts'

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
