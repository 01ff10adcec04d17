import { Arg, Ctx, Extensions, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { Child } from '#graphql/children/child.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { DayArg } from '#graphql/platform/graphql/args.ts'
import { input, inputTypes } from '#graphql/platform/graphql/input.ts'
import { careWords } from './care.inputs.ts'
import { CareDay, CareEntry, CareOfDay, CareSupply } from './care.model.ts'
import { supplyItems } from './care.rules.ts'
import * as schemas from './care.schema.ts'
import { readCareDay } from './careDay.read.ts'
import { closeCareDay, recordCare } from './care.service.ts'
import { careOf } from './ofChild.read.ts'
import { suppliesOf } from './supplies.read.ts'

const inputs = inputTypes({
  RecordCareInput: input('Care entries: all are stored or none.', schemas.recordCareSchema, {
    entries: {
      type: 'CareEntryInput',
      description: 'The entries, at most 200; known ids are ignored.',
      fields: {
        ...careWords,
        id: 'Random UUID of this version, which prevents duplicates.',
      },
    },
  }),
  CloseCareDayInput: input('A day of a class to close.', schemas.closeCareDaySchema, {
    classId: 'The class.',
    date: 'The day, yyyy-MM-dd.',
  }),
})

@Resolver(() => Child)
export class CareResolver {
  @Query(() => CareDay, {
    description: 'The day of each child of a class. For administrators and the teachers of the class. NOT_FOUND.',
  })
  careDay(
    @Ctx() context: Context,
    @Arg('classId', () => Int, { description: 'The class.' }) classId: number,
    @DayArg('date', 'The day.') date: string,
  ) {
    return readCareDay(context, classId, date)
  }

  @Mutation(() => [CareEntry], {
    description:
      'Records care for children of your own classes, and returns the current entries. BAD_USER_INPUT for a child who is absent or has gone home, and for a time in the future; NOT_FOUND.',
  })
  recordCare(@Ctx() context: Context, @inputs.RecordCareInput input: schemas.RecordCareInput) {
    return recordCare(context, input)
  }

  @Mutation(() => CareDay, {
    description:
      'Closes a day of a class; closing it again changes nothing. BAD_USER_INPUT for a future day, NOT_FOUND.',
  })
  closeCareDay(@Ctx() context: Context, @inputs.CloseCareDayInput input: schemas.CloseCareDayInput) {
    return closeCareDay(context, input)
  }

  @Extensions({ rows: 10 })
  @FieldResolver(() => [CareOfDay], {
    description:
      'Days with entries, and today, latest first. For its guardians, its teachers and administrators. BAD_USER_INPUT for more than 31 days.',
  })
  care(
    @Root() child: Child,
    @Ctx() context: Context,
    @DayArg('from', 'First day.') from: string,
    @DayArg('until', 'Last day.') until: string,
  ) {
    return careOf(context, child, { from, until })
  }

  @Extensions({ rows: supplyItems.length })
  @FieldResolver(() => [CareSupply], {
    description: "The child's supplies that are counted. For its guardians, its teachers and administrators.",
  })
  supplies(@Root() child: Child, @Ctx() context: Context) {
    return suppliesOf(context, child.id)
  }
}
