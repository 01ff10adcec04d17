import { Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import { Child } from '#graphql/children/child.model.ts'
import { Class } from '#graphql/classes/class.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg } from '#graphql/platform/graphql/args.ts'
import { input, inputTypes, meaningsOf } from '#graphql/platform/graphql/input.ts'
import * as templates from './templates.service.ts'
import { listColleagues, listTimetable, teacherLeft, teacherNameOf, timetableOf } from './timetable.read.ts'
import { Colleague, TimetableChange, TimetableEntry } from './timetableEntry.model.ts'
import * as schema from './timetables.schema.ts'
import * as entries from './timetables.service.ts'
import { TimetableTemplate } from './timetableTemplate.model.ts'

const entryFields = {
  ...meaningsOf(TimetableEntry),
  slot: 'One of the ten slots, such as 07:30-08:30.',
  subject: 'One of the subjects, such as Story Time.',
  teacherId: 'Who is with the class: a teacher or an administrator.',
  room: 'Where, in words; two classes cannot be in one room at once.',
}
const ids = 'Numbers of the entries.'

const inputs = inputTypes({
  TimetableEntryInput: input('A new entry of the timetable.', schema.timetableEntrySchema, entryFields),
  TimetableEntryChangeInput: input(
    'What changes in an entry; what is left out stays.',
    schema.timetableEntryChangeSchema,
    entryFields,
  ),
  TimetableBulkInput: input('Entries, and what changes in all of them.', schema.bulkChangeSchema, {
    ...entryFields,
    ids,
  }),
  TimetableIdsInput: input('Entries to be deleted.', schema.timetableIdsSchema, { ids }),
  TimetableRestoreInput: input('Entries to be restored.', schema.timetableIdsSchema, { ids }),
  SaveTimetableTemplateInput: input('A class, and the name that its week is saved under.', schema.saveTemplateSchema, {
    classId: 'The class whose week is saved.',
    name: 'Name, not used by another template.',
  }),
  ApplyTimetableTemplateInput: input('A saved week, and the class that it is applied to.', schema.applyTemplateSchema, {
    templateId: 'The template.',
    classId: 'The class that it is applied to.',
    teacherId: 'Who is with the class in all of it; as saved unless given.',
    room: 'Where all of it is; as saved unless given.',
    replace: "Deletes the class's present week first; false unless given.",
  }),
})

@Resolver(() => TimetableEntry)
export class TimetablesResolver {
  @Query(() => [TimetableEntry], {
    description:
      'The whole week of the classes, day by day: all of them for administrators, for teachers those they teach.',
  })
  timetable(@Ctx() context: Context) {
    return listTimetable(context)
  }

  @Query(() => [Colleague], {
    description:
      'Who may be with a class: teachers and administrators by name. For administrators and teachers of a class.',
  })
  colleagues(@Ctx() context: Context) {
    return listColleagues(context)
  }

  @Mutation(() => TimetableEntry, {
    description:
      'Adds an entry. CONFLICT names what is in the way: class, teacher or room. NOT_FOUND, for teachers also for a class that they do not teach.',
  })
  addTimetableEntry(@Ctx() context: Context, @inputs.TimetableEntryInput input: schema.TimetableEntryInput) {
    return entries.addTimetableEntry(context, input)
  }

  @Mutation(() => TimetableEntry, {
    description:
      'Changes or moves an entry; what is left out stays. Teachers those of the classes they teach, within these. CONFLICT, NOT_FOUND, STALE.',
  })
  updateTimetableEntry(
    @Ctx() context: Context,
    @IdArg('Id of the entry.') id: number,
    @inputs.TimetableEntryChangeInput input: schema.TimetableEntryChange,
  ) {
    return entries.updateTimetableEntry(context, id, input)
  }

  @Mutation(() => TimetableChange, {
    description:
      'Changes many entries, all of them or none. CONFLICT names the first clash. NOT_FOUND, for teachers also where one is of a class that they do not teach.',
  })
  changeTimetableEntries(@Ctx() context: Context, @inputs.TimetableBulkInput input: schema.BulkChange) {
    return entries.changeTimetableEntries(context, input)
  }

  @Mutation(() => TimetableChange, {
    description:
      'Deletes entries, all of them or none; they can be restored. Teachers those of the classes they teach. NOT_FOUND.',
  })
  deleteTimetableEntries(@Ctx() context: Context, @inputs.TimetableIdsInput input: schema.TimetableIds) {
    return entries.deleteTimetableEntries(context, input)
  }

  @Mutation(() => TimetableChange, {
    description:
      'Restores deleted entries, all of them or none. Teachers those of the classes they teach. CONFLICT names the clash. NOT_FOUND.',
  })
  restoreTimetableEntries(@Ctx() context: Context, @inputs.TimetableRestoreInput input: schema.TimetableIds) {
    return entries.restoreTimetableEntries(context, input)
  }

  @FieldResolver(() => Class, { nullable: true, description: 'The class.' })
  class(@Root() entry: TimetableEntry, @Ctx() context: Context) {
    return context.loaders.byId(Class, entry.classId)
  }

  @FieldResolver(() => String, { description: 'First and last name of who is with the class.' })
  teacher(@Root() entry: TimetableEntry, @Ctx() context: Context) {
    return teacherNameOf(context, entry)
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the person named has left the centre, so that there is no teacher.',
  })
  teacherLeft(@Root() entry: TimetableEntry, @Ctx() context: Context) {
    return teacherLeft(context, entry)
  }

  @Query(() => [TimetableTemplate], { description: 'The saved weeks by name. For administrators.' })
  timetableTemplates(@Ctx() context: Context) {
    return templates.listTimetableTemplates(context)
  }

  @Mutation(() => TimetableTemplate, {
    description:
      'Saves the week of a class under a name. BAD_USER_INPUT for a class without entries, CONFLICT when the name is taken.',
  })
  saveTimetableTemplate(@Ctx() context: Context, @inputs.SaveTimetableTemplateInput input: schema.SaveTemplateInput) {
    return templates.saveTimetableTemplate(context, input)
  }

  @Mutation(() => TimetableChange, {
    description: 'Applies a saved week to a class; what clashes is left out and named. NOT_FOUND.',
  })
  applyTimetableTemplate(
    @Ctx() context: Context,
    @inputs.ApplyTimetableTemplateInput input: schema.ApplyTemplateInput,
  ) {
    return templates.applyTimetableTemplate(context, input)
  }

  @Mutation(() => TimetableTemplate, { description: 'Deletes a saved week. NOT_FOUND.' })
  deleteTimetableTemplate(@Ctx() context: Context, @IdArg('Number of the template.') id: number) {
    return templates.deleteTimetableTemplate(context, id)
  }
}

@Resolver(() => Child)
export class ChildTimetableResolver {
  @FieldResolver(() => [TimetableEntry], {
    description: "The week of the child's class, day by day. For the child's parents and administrators.",
  })
  timetable(@Root() child: Child, @Ctx() context: Context) {
    return timetableOf(context, child.classId)
  }
}
