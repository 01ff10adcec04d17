import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { Child } from '#graphql/children/child.model.ts'
import { Class } from '#graphql/classes/class.model.ts'
import { ShownField } from '#graphql/data/shownField.ts'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg, VersionArg } from '#graphql/platform/graphql/args.ts'
import { input, inputTypes, meaningsOf } from '#graphql/platform/graphql/input.ts'
import * as schemas from './duties.schema.ts'
import * as duties from './duties.service.ts'
import { Duty } from './duty.model.ts'

const inputs = inputTypes({
  DutyInput: input('A duty of a member of staff.', schemas.dutySchema, {
    ...meaningsOf(Duty),
    id: 'The duty to change; omitted for a new one.',
  }),
  EndDutyInput: input('The end of a duty.', schemas.endDutySchema, {
    id: 'Id of the duty.',
    lastDay: 'Last day, inclusive, yyyy-MM-dd.',
  }),
})

@Resolver(() => Duty)
export class DutiesResolver {
  @Query(() => [Duty], {
    description: "A staff member's past, current and future duties. For administrators.",
  })
  duties(@Ctx() context: Context, @Arg('userId', () => Int, { description: 'The member of staff.' }) userId: number) {
    return duties.listDuties(context, userId)
  }

  @Query(() => [Duty], { description: 'What you do today. For teachers and administrators.' })
  myDuties(@Ctx() context: Context) {
    return duties.listOwnDuties(context)
  }

  @Mutation(() => Duty, {
    description: 'Adds or changes a duty. For administrators. NOT_FOUND, STALE, CONFLICT.',
  })
  saveDuty(@Ctx() context: Context, @inputs.DutyInput input: schemas.DutyInput) {
    return duties.saveDuty(context, input)
  }

  @Mutation(() => Duty, {
    description:
      "Ends a duty. The person's same duty that starts later is deleted too. For administrators. NOT_FOUND, STALE.",
  })
  endDuty(@Ctx() context: Context, @inputs.EndDutyInput input: schemas.EndDutyInput) {
    return duties.endDuty(context, input)
  }

  @Mutation(() => Duty, { description: 'Deletes a duty that was entered by mistake. NOT_FOUND, STALE.' })
  removeDuty(@Ctx() context: Context, @IdArg('Id of the duty.') id: number, @VersionArg() asOf?: number) {
    return duties.removeDuty(context, id, asOf)
  }

  @FieldResolver(() => String, { nullable: true, description: "Name of a teacher's class." })
  async className(@Root() duty: Duty, @Ctx() context: Context) {
    return (await context.loaders.byId(Class, duty.classId))?.name ?? null
  }
}

@Resolver(() => Child)
@ShownField('teachers', [String], duties.teachersOf, "Names of the child's teachers today.")
export class TeachersResolver {}
