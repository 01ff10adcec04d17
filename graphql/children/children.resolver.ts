import { Arg, Args, Ctx, Extensions, Int, Mutation, Query, registerEnumType, Resolver } from 'type-graphql'
import { Class } from '#graphql/classes/class.model.ts'
import { PageArgs } from '#graphql/data/connection.model.ts'
import { LoadedField, RowField, ShownField } from '#graphql/data/shownField.ts'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg, OnlyClassArg, OptionalArg, SearchArg, VersionArg } from '#graphql/platform/graphql/args.ts'
import { CalendarDate } from '#graphql/platform/graphql/scalars.ts'
import { changes, input, inputTypes, meaningsOf } from '#graphql/platform/graphql/input.ts'
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
  ...meaningsOf(Child),
  dateOfBirth: 'Date of birth, yyyy-MM-dd.',
  medicalNotes: 'Medical notes, as free text.',
  dayPlan: 'full_time or half_day; full_time by default.',
  enrolledOn: 'First day, yyyy-MM-dd; today by default. A future day reserves the place.',
  overrideCapacity: 'Adds the child to the class even though it is full.',
  anotherChild: 'Confirms that this is not the child with the same name and date of birth already here.',
}
const childId = 'Id of the child.'
const EnrolmentStates = Object.fromEntries(enrolmentStates.map((state) => [state, state]))
registerEnumType(EnrolmentStates, {
  name: 'EnrolmentState',
  description: 'Which children a list contains.',
  valuesConfig: {
    enrolled: { description: 'Children enrolled today.' },
    starting: { description: 'Children who start later.' },
    current: { description: 'Children enrolled today and those who start later.' },
  },
})

const leavingFields = {
  lastDay: 'The last day, yyyy-MM-dd, on which the child is still enrolled.',
  noticeMonth: 'Last month to be billed, yyyy-MM; the month of the last day by default.',
  reason: 'Short reason, for administrators.',
}

const inputs = inputTypes({
  CreateChildInput: input('A child to be enrolled.', schemas.createChildSchema, childFields),
  UpdateChildInput: changes('a child', schemas.updateChildSchema, {
    ...childFields,
    id: childId,
    changesFrom: 'First day of the new class, program or plan, yyyy-MM-dd; today by default.',
  }),
  LeaveChildInput: input("A child's last day.", schemas.leaveChildSchema, { ...leavingFields, id: childId }),
  LeaveChildrenInput: input('Children with the same last day.', schemas.leaveChildrenSchema, {
    ...leavingFields,
    childIds: 'The children, at most 200.',
  }),
  MoveChildrenInput: input('Children moving to other classes on a day.', schemas.moveChildrenSchema, {
    on: 'First day in the new class, yyyy-MM-dd; today takes effect at once.',
    moves: {
      type: 'ChildMoveInput',
      description: 'One for each child, at most 200.',
      fields: { childId: 'The child.', classId: 'The new class.' },
    },
    overrideCapacity: 'Moves them even though a class is full.',
  }),
  CancelMovesInput: input('Children who stay in their class.', schemas.cancelMovesSchema, {
    childIds: 'The children, at most 200.',
  }),
})

@Resolver(() => Child)
@RowField('nextClass', Class, ({ nextClassId }: Child) => nextClassId, 'The class that the child will move to.')
@RowField('class', Class, ({ classId }: Child) => classId, 'The class the child is in.')
@RowField('program', Program, ({ programId }: Child) => programId, 'The program the child follows.')
@ShownField('leavingReason', String, leavingReasonOf, 'Why the child leaves. For administrators.', { nullable: true })
@ShownField(
  'medicalNotes',
  String,
  readMedicalNotes,
  'Medical notes, as free text. Access by staff is logged once a day.',
  { nullable: true },
)
@ShownField(
  'namesakeBirthday',
  CalendarDate,
  namesakeBirthdayOf,
  'The date of birth if another child has the same name, to tell them apart. For administrators.',
  { nullable: true },
)
@ShownField(
  'medicalNotesAccessLog',
  [MedicalNotesAccess],
  (context, { id }: Child) => accessLogOf(context, id),
  'Staff who have read the medical notes, most recent first; at most 100. For administrators.',
)
export class ChildrenResolver {
  @Query(() => [Child], {
    description:
      'The children enrolled today, or in another state, by name, unpaged: there are no more than the centre has places. For teachers, of the classes they teach. BAD_USER_INPUT for an impossible age.',
  })
  children(
    @Ctx() context: Context,
    @Arg('state', () => EnrolmentStates, {
      defaultValue: 'enrolled',
      description: 'Enrolment state.',
    })
    state: EnrolmentState,
    @OptionalArg('minAge', Int, 'Minimum age in years, such as 4; every age by default.') minAge: number | null,
    @OptionalArg(
      'hasUnpaidBill',
      Boolean,
      'true for children with a bill that is not fully paid, false for those without; all by default. For administrators.',
    )
    hasUnpaidBill: boolean | null,
  ) {
    return children.listChildren(context, { state, minAge, hasUnpaidBill })
  }

  @Query(() => ChildConnection, {
    description:
      'The children of all years, including those who have left, by name, paginated; removed ones are listed separately. For administrators; teachers find those of their classes.',
  })
  allChildren(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @SearchArg('the name or of the class') search: string | null,
    @OnlyClassArg('Only children of this class.') classId: number | null,
    @Arg('left', () => Boolean, { defaultValue: false, description: 'Only children who have left.' })
    left: boolean,
  ) {
    return children.listAllChildren(context, page, { search, classId, left })
  }

  @Query(() => [Child], {
    description: 'The children born on one of these days, including those who have left. For administrators.',
  })
  childrenBornOn(
    @Ctx() context: Context,
    @Arg('days', () => [CalendarDate], { description: 'At most 2,500 days, yyyy-MM-dd.' }) days: string[],
  ) {
    return children.listChildrenBornOn(context, days)
  }

  @Query(() => ChildConnection, {
    description: 'Removed children, who can be restored, most recent first, paginated. For administrators.',
  })
  removedChildren(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return children.listRemovedChildren(context, page)
  }

  @Query(() => Child, {
    description: 'One child, including removed ones. For administrators and teachers of its class. NOT_FOUND.',
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
      "Whether the user's account belongs to the centre: staff, a guardian, or a parent with an open application and a confirmed e-mail address. Any other account sees public content, itself, and messages with the office.",
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

  @Mutation(() => Child, { description: 'Removes a child, who can be restored.' })
  deleteChild(@Ctx() context: Context, @IdArg(childId) id: number, @VersionArg() version: number | null) {
    return service.deleteChild(context, id, version)
  }

  @Mutation(() => Child, {
    description:
      'Restores a removed child, into its class unless that is full or gone. CONFLICT for one that was erased.',
  })
  restoreChild(@Ctx() context: Context, @IdArg(childId) id: number) {
    return service.restoreChild(context, id)
  }

  @Mutation(() => Child, {
    description: "Sets a child's last day, after which it is on no register. STALE.",
  })
  leaveChild(@Ctx() context: Context, @inputs.LeaveChildInput input: schemas.LeaveChildInput) {
    return leaveChild(context, input)
  }

  @Mutation(() => ChangedChildren, {
    description: 'Sets the last day of several children; all or none. NOT_FOUND.',
  })
  leaveChildren(@Ctx() context: Context, @inputs.LeaveChildrenInput input: schemas.LeaveChildrenInput) {
    return leaveChildren(context, input)
  }

  @Mutation(() => Child, {
    description: 'Cancels leaving, or re-enrolls a child, in its class unless that is full or closed. STALE, CONFLICT.',
  })
  returnChild(@Ctx() context: Context, @IdArg(childId) id: number, @VersionArg() version: number | null) {
    return returnChild(context, id, version)
  }

  @Mutation(() => ChangedChildren, {
    description:
      'Moves children to other classes on a day; a future move is planned and reserves the places. CONFLICT when a class has too few places, NOT_FOUND.',
  })
  moveChildren(@Ctx() context: Context, @inputs.MoveChildrenInput input: schemas.MoveChildrenInput) {
    return moveChildren(context, input)
  }

  @Mutation(() => ChangedChildren, {
    description: 'Cancels planned moves; returns the children who stay.',
  })
  cancelMoves(@Ctx() context: Context, @inputs.CancelMovesInput input: schemas.CancelMovesInput) {
    return cancelMoves(context, input)
  }
}

@Resolver(() => Class)
@LoadedField(
  'children',
  [Child],
  children.rollOf,
  'The children in the class today, by first name. For administrators.',
)
@LoadedField(
  'startingChildren',
  [Child],
  (context) => children.rollOf(context, 'starting'),
  'Children who will start in the class later, by first name. For administrators.',
)
export class ClassRollResolver {}
