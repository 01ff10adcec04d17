import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg } from '#graphql/platform/graphql/args.ts'
import { input, inputTypes } from '#graphql/platform/graphql/input.ts'
import { Program } from '#graphql/programs/program.model.ts'
import { CalendarDate } from '#graphql/platform/graphql/scalars.ts'
import { Class, ClassClosing, ClassPlaces } from './class.model.ts'
import { listClassPlaces } from './places.service.ts'
import * as schemas from './classes.schema.ts'
import * as classes from './classes.service.ts'

const classFields = {
  name: 'Name, not used by another class.',
  ageGroup: 'Ages in words; made from the months unless given.',
  ageFromMonths: 'Youngest age, in months.',
  ageToMonths: 'Age from which a child is too old for it, in months.',
  capacity: 'How many children there is place for.',
  room: 'Room it is in.',
  programId: 'Program that its children usually follow.',
}
const classId = 'Number of the class.'

const inputs = inputTypes({
  CreateClassInput: input('A class to be opened.', schemas.createClassSchema, classFields),
  UpdateClassInput: input('What changes in a class; what is left out stays.', schemas.updateClassSchema, {
    ...classFields,
    id: 'Number of the class.',
  }),
})

@Resolver(() => Class)
export class ClassesResolver {
  @Query(() => [ClassPlaces], {
    description:
      'The places of every class from a day on, in order of age: taken, offered and free. For administrators.',
  })
  classPlaces(
    @Ctx() context: Context,
    @Arg('from', () => CalendarDate, { description: 'Day from which a place is wanted.' }) from: string,
    @Arg('applicationId', () => Int, {
      nullable: true,
      description: 'Number of the application that it is for: its own offer is not counted.',
    })
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
    description: 'The classes that were closed and can be opened again, the last one first. For administrators.',
  })
  closedClasses(@Ctx() context: Context) {
    return classes.listClosedClasses(context)
  }

  @Query(() => Class, { description: 'One class. For administrators. NOT_FOUND when there is none.' })
  class(@Ctx() context: Context, @IdArg(classId) id: number) {
    return classes.getClass(context, id)
  }

  @Mutation(() => Class, { description: 'Opens a class. CONFLICT when the name is taken.' })
  createClass(@Ctx() context: Context, @inputs.CreateClassInput input: schemas.CreateClassInput) {
    return classes.createClass(context, input)
  }

  @Mutation(() => Class, { description: 'Changes a class. STALE, CONFLICT when the name is taken.' })
  updateClass(@Ctx() context: Context, @inputs.UpdateClassInput input: schemas.UpdateClassInput) {
    return classes.updateClass(context, input)
  }

  @Query(() => ClassClosing, {
    description: 'What is still in a class, to be said before it is closed. For administrators. NOT_FOUND.',
  })
  classClosing(@Ctx() context: Context, @IdArg(classId) id: number) {
    return classes.classClosing(context, id)
  }

  @Mutation(() => Class, {
    description:
      'Closes a class; it is kept. CONFLICT while children are in it or come later, a place is offered, or somebody works in it whose duty is not to end.',
  })
  deleteClass(
    @Ctx() context: Context,
    @IdArg(classId) id: number,
    @Arg('endDuties', () => Boolean, { nullable: true, description: 'Ends the duties of who works in it.' })
    endDuties?: boolean | null,
  ) {
    return classes.deleteClass(context, id, endDuties ?? false)
  }

  @Mutation(() => Class, {
    description: 'Opens a closed class again. CONFLICT when its name was given to another one.',
  })
  restoreClass(@Ctx() context: Context, @IdArg(classId) id: number) {
    return classes.restoreClass(context, id)
  }

  @FieldResolver(() => Int, { description: 'How many children are enrolled in it today. For administrators.' })
  enrolled(@Root() row: Class, @Ctx() context: Context) {
    return classes.enrolledIn(context, row.id)
  }

  @FieldResolver(() => Int, {
    description: 'How many children have a place in it and start later. For administrators.',
  })
  starting(@Root() row: Class, @Ctx() context: Context) {
    return classes.startingIn(context, row.id)
  }

  @FieldResolver(() => Program, { nullable: true, description: 'Program that its children usually follow.' })
  program(@Root() row: Class, @Ctx() context: Context) {
    return context.loaders.byId(Program, row.programId)
  }
}
