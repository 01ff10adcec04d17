import { Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import { RowField, ShownField } from '#graphql/data/shownField.ts'
import type { Context } from '#graphql/platform/context.ts'
import { DayArg, IdArg, OptionalArg } from '#graphql/platform/graphql/args.ts'
import { changes, input, inputTypes, meaningsOf } from '#graphql/platform/graphql/input.ts'
import { Program } from '#graphql/programs/program.model.ts'
import { Class, ClassClosing, ClassPlaces } from './class.model.ts'
import { listClassPlaces } from './places.service.ts'
import * as schemas from './classes.schema.ts'
import * as classes from './classes.service.ts'

const classFields = {
  ...meaningsOf(Class),
  name: 'Name, not used by another class.',
  ageGroup: 'Age group; derived from the months by default.',
  id: 'Id of the class.',
}
const classId = 'Id of the class.'

const inputs = inputTypes({
  CreateClassInput: input('A new class.', schemas.createClassSchema, classFields),
  UpdateClassInput: changes('a class', schemas.updateClassSchema, classFields),
})

@Resolver(() => Class)
@RowField('program', Program, ({ programId }: Class) => programId, 'Program that its children usually follow.')
@ShownField('enrolled', Int, classes.enrolledIn, 'Number of children enrolled in it today. For administrators.')
@ShownField('starting', Int, classes.startingIn, 'Number of children who will start in it later. For administrators.')
export class ClassesResolver {
  @Query(() => [ClassPlaces], {
    description:
      'Places in every class from a certain day, in order of age: taken, offered and free. For administrators.',
  })
  classPlaces(
    @Ctx() context: Context,
    @DayArg('from', 'Day from which a place is needed.') from: string,
    @OptionalArg('applicationId', Int, 'Id of the application it is for, whose own offer is not counted.')
    applicationId?: number | null,
  ) {
    return listClassPlaces(context, { from, applicationId: applicationId ?? undefined })
  }

  @Query(() => [Class], {
    description: 'The classes in order of age: all of them for administrators, for teachers those they teach.',
  })
  classes(@Ctx() context: Context) {
    return classes.listClasses(context)
  }

  @Query(() => [Class], {
    description: 'Closed classes, which can be reopened, most recent first. For administrators.',
  })
  closedClasses(@Ctx() context: Context) {
    return classes.listClosedClasses(context)
  }

  @Query(() => Class, { description: 'One class. For administrators. NOT_FOUND when there is none.' })
  class(@Ctx() context: Context, @IdArg(classId) id: number) {
    return classes.getClass(context, id)
  }

  @Mutation(() => Class, { description: 'Creates a class. CONFLICT when the name is taken.' })
  createClass(@Ctx() context: Context, @inputs.CreateClassInput input: schemas.CreateClassInput) {
    return classes.createClass(context, input)
  }

  @Mutation(() => Class, { description: 'Changes a class. STALE, CONFLICT when the name is taken.' })
  updateClass(@Ctx() context: Context, @inputs.UpdateClassInput input: schemas.UpdateClassInput) {
    return classes.updateClass(context, input)
  }

  @Query(() => ClassClosing, {
    description: 'What must be moved before a class can be closed. For administrators. NOT_FOUND.',
  })
  classClosing(@Ctx() context: Context, @IdArg(classId) id: number) {
    return classes.classClosing(context, id)
  }

  @Mutation(() => Class, {
    description:
      'Closes a class, which can be reopened. CONFLICT while it has current or future children or offered places, or has staff and endDuties is not set.',
  })
  deleteClass(
    @Ctx() context: Context,
    @IdArg(classId) id: number,
    @OptionalArg('endDuties', Boolean, 'Ends the duties of its staff.') endDuties?: boolean | null,
  ) {
    return classes.deleteClass(context, id, endDuties ?? false)
  }

  @Mutation(() => Class, { description: 'Reopens a closed class. CONFLICT when its name has been taken.' })
  restoreClass(@Ctx() context: Context, @IdArg(classId) id: number) {
    return classes.restoreClass(context, id)
  }
}
