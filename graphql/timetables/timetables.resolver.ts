import { Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import { Child } from '#graphql/children/child.model.ts'
import { Class } from '#graphql/classes/class.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg } from '#graphql/platform/graphql/args.ts'
import { Input } from '#graphql/platform/graphql/input.ts'
import { listTimetable, teacherLeft, teacherNameOf, timetableOf } from './timetable.read.ts'
import { TimetableChange, TimetableEntry } from './timetableEntry.model.ts'
import {
  type BulkChange,
  bulkChangeSchema,
  type TimetableEntryChange,
  timetableEntryChangeSchema,
  type TimetableEntryInput,
  timetableEntrySchema,
  type TimetableIds,
  timetableIdsSchema,
} from './timetables.schema.ts'
import {
  addTimetableEntry,
  changeTimetableEntries,
  deleteTimetableEntries,
  restoreTimetableEntries,
  updateTimetableEntry,
} from './timetables.service.ts'

const entryFields = {
  classId: 'The class.',
  day: '1 for Monday to 6 for Saturday.',
  slot: 'One of the ten slots, such as 07:30-08:30.',
  subject: 'One of the subjects, such as Story Time.',
  teacherId: 'Who is with the class: a teacher or an administrator.',
  room: 'Where, in words; two classes cannot be in one room at once.',
}
const ids = 'Numbers of the entries.'
const bulkFields = {
  ids,
  classId: 'Another class for all of them.',
  subject: 'Another subject for all of them.',
  teacherId: 'Another teacher for all of them.',
  room: 'Another room for all of them.',
}

@Resolver(() => TimetableEntry)
export class TimetablesResolver {
  @Query(() => [TimetableEntry], { description: 'The whole week of every class, day by day. For staff.' })
  timetable(@Ctx() context: Context) {
    return listTimetable(context)
  }

  @Mutation(() => TimetableEntry, {
    description:
      'Puts an entry into the timetable. CONFLICT names what is in the way: class, teacher or room. NOT_FOUND.',
  })
  addTimetableEntry(
    @Ctx() context: Context,
    @Input('TimetableEntryInput', 'A new entry of the timetable.', timetableEntrySchema, entryFields)
    input: TimetableEntryInput,
  ) {
    return addTimetableEntry(context, input)
  }

  @Mutation(() => TimetableEntry, {
    description: 'Changes or moves an entry; what is left out stays. CONFLICT, NOT_FOUND, STALE.',
  })
  updateTimetableEntry(
    @Ctx() context: Context,
    @IdArg('Number of the entry.') id: number,
    @Input(
      'TimetableEntryChangeInput',
      'What changes in an entry; what is left out stays.',
      timetableEntryChangeSchema,
      entryFields,
    )
    input: TimetableEntryChange,
  ) {
    return updateTimetableEntry(context, id, input)
  }

  @Mutation(() => TimetableChange, {
    description: 'Changes many entries, all of them or none. CONFLICT names the first clash. NOT_FOUND.',
  })
  changeTimetableEntries(
    @Ctx() context: Context,
    @Input('TimetableBulkInput', 'Entries, and what changes in all of them.', bulkChangeSchema, bulkFields)
    input: BulkChange,
  ) {
    return changeTimetableEntries(context, input)
  }

  @Mutation(() => TimetableChange, { description: 'Takes entries away; they are kept. NOT_FOUND.' })
  deleteTimetableEntries(
    @Ctx() context: Context,
    @Input('TimetableIdsInput', 'Entries to be taken away.', timetableIdsSchema, { ids }) input: TimetableIds,
  ) {
    return deleteTimetableEntries(context, input)
  }

  @Mutation(() => TimetableChange, { description: 'Puts deleted entries back. CONFLICT names the clash. NOT_FOUND.' })
  restoreTimetableEntries(
    @Ctx() context: Context,
    @Input('TimetableRestoreInput', 'Entries to be put back.', timetableIdsSchema, { ids }) input: TimetableIds,
  ) {
    return restoreTimetableEntries(context, input)
  }

  @FieldResolver(() => Class, { nullable: true, description: 'The class.' })
  class(@Root() entry: TimetableEntry, @Ctx() context: Context) {
    return context.loaders.byId(Class, entry.classId)
  }

  @FieldResolver(() => String, { description: 'First and last name of who is with the class.' })
  teacher(@Root() entry: TimetableEntry, @Ctx() context: Context) {
    return teacherNameOf(context, entry)
  }

  @FieldResolver(() => Boolean, { description: 'Whether who is named has left the centre, so that nobody is there.' })
  teacherLeft(@Root() entry: TimetableEntry, @Ctx() context: Context) {
    return teacherLeft(context, entry)
  }
}

@Resolver(() => Child)
export class ChildTimetableResolver {
  @FieldResolver(() => [TimetableEntry], {
    description: "The week of the child's class, day by day. For the child's parents and staff.",
  })
  timetable(@Root() child: Child, @Ctx() context: Context) {
    return timetableOf(context, child.classId)
  }
}
