import {
  Arg,
  Args,
  Ctx,
  Extensions,
  FieldResolver,
  Int,
  Mutation,
  Query,
  registerEnumType,
  Resolver,
  Root,
} from 'type-graphql'
import { Class } from '#graphql/classes/class.model.ts'
import { PageArgs } from '#graphql/data/connection.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg, SearchArg, VersionArg } from '#graphql/platform/graphql/args.ts'
import { CalendarDate } from '#graphql/platform/graphql/scalars.ts'
import { input, inputTypes } from '#graphql/platform/graphql/input.ts'
import { Program } from '#graphql/programs/program.model.ts'
import { belongsToCentre } from './belonging.service.ts'
import { ChangedChildren, Child, ChildConnection, MedicalNotesAccess } from './child.model.ts'
import * as schemas from './children.schema.ts'
import * as children from './children.read.ts'
import * as service from './children.service.ts'
import { type EnrolmentState, enrolmentStates } from './enrolment.rules.ts'
import { leaveChild, leaveChildren, leavingReasonOf, returnChild } from './leaving.service.ts'
import { cancelMoves, moveChildren } from './moving.service.ts'
import { accessLogOf, readMedicalNotes } from './medicalNotes.service.ts'
import { namesakeBirthdayOf } from './sameChild.service.ts'

const childFields = {
  firstName: 'First name.',
  lastName: 'Last name.',
  dateOfBirth: 'Date of birth, yyyy-MM-dd.',
  allergies: 'Allergies, in words.',
  medicalNotes: 'Medical notes, in words.',
  emergencyContact: 'Whom to call in an emergency.',
  emergencyContactPhone: 'Phone number for an emergency.',
  programId: 'Program the child follows.',
  classId: 'Class the child is in.',
  dayPlan: 'full_time or half_day; full_time unless given.',
  enrolledOn: 'First day, yyyy-MM-dd; today unless given. One that lies ahead is a place that is reserved.',
  profileImage: 'Address of the picture of the child.',
  overrideCapacity: 'Puts the child into the class although it is full.',
  anotherChild: 'Says that it is another child than the one of this name and date of birth who is here already.',
}
const childId = 'Number of the child.'
const EnrolmentStates = Object.fromEntries(enrolmentStates.map((state) => [state, state]))
registerEnumType(EnrolmentStates, {
  name: 'EnrolmentState',
  description: 'Which children a list holds.',
  valuesConfig: {
    enrolled: { description: 'Those who are enrolled today.' },
    starting: { description: 'Those who start later.' },
    current: { description: 'Those who are enrolled today, and those who start later.' },
  },
})

const leavingFields = {
  lastDay: 'The last day, yyyy-MM-dd; the child is enrolled on it still.',
  noticeMonth: 'Last month that is billed, yyyy-MM; that of the last day where it is left out.',
  reason: 'Why, in a few words; administrators read it.',
}

const inputs = inputTypes({
  CreateChildInput: input('A child to be enrolled.', schemas.createChildSchema, childFields),
  UpdateChildInput: input('What changes in the record of a child; what is left out stays.', schemas.updateChildSchema, {
    ...childFields,
    id: childId,
    changesFrom: 'From which day another class, program or plan holds, yyyy-MM-dd; today when left out.',
  }),
  LeaveChildInput: input("A child's last day.", schemas.leaveChildSchema, { ...leavingFields, id: childId }),
  LeaveChildrenInput: input('Children who leave on the same day.', schemas.leaveChildrenSchema, {
    ...leavingFields,
    childIds: 'The children, at most 200.',
  }),
  MoveChildrenInput: input('Children who move to other classes on a day.', schemas.moveChildrenSchema, {
    on: 'The first day in the new class, yyyy-MM-dd; today at once.',
    moves: {
      type: 'ChildMoveInput',
      description: 'One for each child, at most 200.',
      fields: { childId: 'The child.', classId: 'The class that it moves to.' },
    },
    overrideCapacity: 'They move although a class is full.',
  }),
  CancelMovesInput: input('Children who stay in their class.', schemas.cancelMovesSchema, {
    childIds: 'The children, at most 200.',
  }),
})

@Resolver(() => Child)
export class ChildrenResolver {
  @Query(() => [Child], {
    description:
      'The children who are enrolled today, or of another state, by name: whole, as there are no more than the centre has places. Teachers get those of the classes they teach. BAD_USER_INPUT for an age that no child has.',
  })
  children(
    @Ctx() context: Context,
    @Arg('state', () => EnrolmentStates, {
      defaultValue: 'enrolled',
      description: 'Which of them.',
    })
    state: EnrolmentState,
    @Arg('minAge', () => Int, {
      nullable: true,
      description: 'Those who are at least so many years old today, such as 4; of every age when left out.',
    })
    minAge: number | null,
    @Arg('hasUnpaidBill', () => Boolean, {
      nullable: true,
      description:
        'Those with a bill that is not paid in full, or with false those without; all when left out. For administrators.',
    })
    hasUnpaidBill: boolean | null,
  ) {
    return children.listChildren(context, { state, minAge, hasUnpaidBill })
  }

  @Query(() => ChildConnection, {
    description:
      'The children of all years, those who have left included, by name, page by page; removed ones are in another list. For administrators; teachers find those of their classes.',
  })
  allChildren(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @SearchArg('the name or of the class') search: string | null,
    @Arg('classId', () => Int, { nullable: true, description: 'Those of one class alone.' }) classId: number | null,
    @Arg('left', () => Boolean, { defaultValue: false, description: 'Those whose last day is over alone.' })
    left: boolean,
  ) {
    return children.listAllChildren(context, page, { search, classId, left })
  }

  @Query(() => [Child], {
    description: 'The children who were born on one of these days, those who have left included. For administrators.',
  })
  childrenBornOn(
    @Ctx() context: Context,
    @Arg('days', () => [CalendarDate], { description: 'At most 2,500 days, yyyy-MM-dd.' }) days: string[],
  ) {
    return children.listChildrenBornOn(context, days)
  }

  @Query(() => ChildConnection, {
    description:
      'The children that were removed and can be restored, last one first, page by page. For administrators.',
  })
  removedChildren(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return children.listRemovedChildren(context, page)
  }

  @Query(() => Child, {
    description:
      'One child, also a removed one. For administrators, and for teachers of its class. NOT_FOUND when there is none.',
  })
  child(@Ctx() context: Context, @IdArg(childId) id: number) {
    return children.getChild(context, id)
  }

  @Extensions({ rows: 3 })
  @Query(() => [Child], { description: 'The children linked to your account, oldest first.' })
  myChildren(@Ctx() context: Context) {
    return children.listOwnChildren(context)
  }

  @Query(() => Boolean, {
    description:
      'Whether the own account is of the centre: staff, a guardian, or a parent whose application is open and whose e-mail address is confirmed. Any other account sees public content, itself, and messages with the office.',
  })
  belongsToCentre(@Ctx() context: Context) {
    return belongsToCentre(context)
  }

  @Mutation(() => Child, { description: 'Enrolls a child. CONFLICT when the class is full.' })
  createChild(@Ctx() context: Context, @inputs.CreateChildInput input: schemas.CreateChildInput) {
    return service.createChild(context, input)
  }

  @Mutation(() => Child, {
    description: 'Changes the given fields of a child. STALE, CONFLICT when the class is full.',
  })
  updateChild(@Ctx() context: Context, @inputs.UpdateChildInput input: schemas.UpdateChildInput) {
    return service.updateChild(context, input)
  }

  @Mutation(() => Child, { description: 'Hides a child; it can be restored.' })
  deleteChild(@Ctx() context: Context, @IdArg(childId) id: number, @VersionArg() version: number | null) {
    return service.deleteChild(context, id, version)
  }

  @Mutation(() => Child, { description: 'Restores a removed child, into its class unless that is full or gone.' })
  restoreChild(@Ctx() context: Context, @IdArg(childId) id: number) {
    return service.restoreChild(context, id)
  }

  @Mutation(() => Child, {
    description: "Says which day is a child's last one. It is on no register afterwards. STALE.",
  })
  leaveChild(@Ctx() context: Context, @inputs.LeaveChildInput input: schemas.LeaveChildInput) {
    return leaveChild(context, input)
  }

  @Mutation(() => ChangedChildren, {
    description: 'Says which day is the last one of several children: of all of them, or of none. NOT_FOUND.',
  })
  leaveChildren(@Ctx() context: Context, @inputs.LeaveChildrenInput input: schemas.LeaveChildrenInput) {
    return leaveChildren(context, input)
  }

  @Mutation(() => Child, {
    description:
      'The child stays after all, or comes back, into its class unless that is full or closed. STALE, CONFLICT.',
  })
  returnChild(@Ctx() context: Context, @IdArg(childId) id: number, @VersionArg() version: number | null) {
    return returnChild(context, id, version)
  }

  @Mutation(() => ChangedChildren, {
    description:
      'Moves children to other classes on a day; a day that lies ahead is planned and holds the places. CONFLICT when a class has too few of them, NOT_FOUND.',
  })
  moveChildren(@Ctx() context: Context, @inputs.MoveChildrenInput input: schemas.MoveChildrenInput) {
    return moveChildren(context, input)
  }

  @Mutation(() => ChangedChildren, {
    description: 'Takes back moves that were planned; answers the children who stay.',
  })
  cancelMoves(@Ctx() context: Context, @inputs.CancelMovesInput input: schemas.CancelMovesInput) {
    return cancelMoves(context, input)
  }

  @FieldResolver(() => Class, { nullable: true, description: 'The class that the child moves on to.' })
  nextClass(@Root() child: Child, @Ctx() context: Context) {
    return context.loaders.byId(Class, child.nextClassId)
  }

  @FieldResolver(() => String, { nullable: true, description: 'Why the child leaves. For administrators.' })
  leavingReason(@Root() child: Child, @Ctx() context: Context) {
    return leavingReasonOf(context, child)
  }

  @FieldResolver(() => CalendarDate, {
    nullable: true,
    description: 'The date of birth where another child has the same name, to tell them apart. For administrators.',
  })
  namesakeBirthday(@Root() child: Child, @Ctx() context: Context) {
    return namesakeBirthdayOf(context, child)
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Medical notes, in words. When staff read them, that is logged once a day.',
  })
  medicalNotes(@Root() child: Child, @Ctx() context: Context) {
    return readMedicalNotes(context, child)
  }

  @FieldResolver(() => [MedicalNotesAccess], {
    description: 'Which members of staff read the medical notes, the last first; at most 100. For administrators.',
  })
  medicalNotesAccessLog(@Root() child: Child, @Ctx() context: Context) {
    return accessLogOf(context, child.id)
  }

  @FieldResolver(() => Class, { nullable: true, description: 'The class the child is in.' })
  class(@Root() child: Child, @Ctx() context: Context) {
    return context.loaders.byId(Class, child.classId)
  }

  @FieldResolver(() => Program, { nullable: true, description: 'The program the child follows.' })
  program(@Root() child: Child, @Ctx() context: Context) {
    return context.loaders.byId(Program, child.programId)
  }
}

@Resolver(() => Class)
export class ClassRollResolver {
  @FieldResolver(() => [Child], { description: 'The children in it today, by first name. For administrators.' })
  children(@Root() row: Class, @Ctx() context: Context) {
    return children.rollOf(context).load(row.id)
  }

  @FieldResolver(() => [Child], {
    description: 'Children who have a place in it and start later, by first name. For administrators.',
  })
  startingChildren(@Root() row: Class, @Ctx() context: Context) {
    return children.rollOf(context, 'starting').load(row.id)
  }
}
