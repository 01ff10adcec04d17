import { Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { Child } from '#graphql/children/child.model.ts'
import { Class } from '#graphql/classes/class.model.ts'
import { RowField, ShownField } from '#graphql/data/shownField.ts'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg } from '#graphql/platform/graphql/args.ts'
import { changes, input, inputTypes, meaningsOf } from '#graphql/platform/graphql/input.ts'
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
  teacherId: 'Who teaches: a teacher or an administrator.',
  room: 'Room; two classes cannot be in one at once.',
}
const ids = 'Ids of the entries.'

const inputs = inputTypes({
  TimetableEntryInput: input('A new timetable entry.', schema.timetableEntrySchema, entryFields),
  TimetableEntryChangeInput: changes('an entry', schema.timetableEntryChangeSchema, entryFields),
  TimetableBulkInput: input('Changes to several entries.', schema.bulkChangeSchema, {
    ...entryFields,
    ids,
  }),
  TimetableIdsInput: input('Entries to delete.', schema.timetableIdsSchema, { ids }),
  TimetableRestoreInput: input('Entries to restore.', schema.timetableIdsSchema, { ids }),
  SaveTimetableTemplateInput: input('A class and a name for its saved week.', schema.saveTemplateSchema, {
    classId: 'The class whose week to save.',
    name: 'Name, not used by another template.',
  }),
  ApplyTimetableTemplateInput: input('A saved week, and the class to apply it to.', schema.applyTemplateSchema, {
    templateId: 'The template.',
    classId: 'The class to apply it to.',
    teacherId: 'Teacher for all entries; as saved by default.',
    room: 'Room for all entries; as saved by default.',
    replace: "Deletes the class's current week first; false by default.",
  }),
})

@Resolver(() => TimetableEntry)
@RowField('class', Class, ({ classId }: TimetableEntry) => classId, 'The class.')
@ShownField('teacher', String, teacherNameOf, 'First and last name of the teacher.')
@ShownField('teacherLeft', Boolean, teacherLeft, 'Whether the named person has left, so that there is no teacher.')
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
      'Possible teachers of a class: teachers and administrators, by name. For administrators and teachers of a class.',
  })
  colleagues(@Ctx() context: Context) {
    return listColleagues(context)
  }

  @Mutation(() => TimetableEntry, {
    description:
      'Adds an entry. CONFLICT names the clash: class, teacher or room. NOT_FOUND, also for a class a teacher does not teach.',
  })
  addTimetableEntry(@Ctx() context: Context, @inputs.TimetableEntryInput input: schema.TimetableEntryInput) {
    return entries.addTimetableEntry(context, input)
  }

  @Mutation(() => TimetableEntry, {
    description:
      'Changes or moves an entry; omitted fields are kept. Teachers within the classes they teach. CONFLICT, NOT_FOUND, STALE.',
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
      'Changes several entries, all or none. CONFLICT names the first clash. NOT_FOUND, also for a class a teacher does not teach.',
  })
  changeTimetableEntries(@Ctx() context: Context, @inputs.TimetableBulkInput input: schema.BulkChange) {
    return entries.changeTimetableEntries(context, input)
  }

  @Mutation(() => TimetableChange, {
    description: 'Deletes entries, all or none; they can be restored. Teachers for classes they teach. NOT_FOUND.',
  })
  deleteTimetableEntries(@Ctx() context: Context, @inputs.TimetableIdsInput input: schema.TimetableIds) {
    return entries.deleteTimetableEntries(context, input)
  }

  @Mutation(() => TimetableChange, {
    description:
      'Restores deleted entries, all or none. Teachers for classes they teach. CONFLICT names the clash. NOT_FOUND.',
  })
  restoreTimetableEntries(@Ctx() context: Context, @inputs.TimetableRestoreInput input: schema.TimetableIds) {
    return entries.restoreTimetableEntries(context, input)
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
    description: 'Applies a saved week to a class; clashes are left out and named. NOT_FOUND.',
  })
  applyTimetableTemplate(
    @Ctx() context: Context,
    @inputs.ApplyTimetableTemplateInput input: schema.ApplyTemplateInput,
  ) {
    return templates.applyTimetableTemplate(context, input)
  }

  @Mutation(() => TimetableTemplate, { description: 'Deletes a saved week. NOT_FOUND.' })
  deleteTimetableTemplate(@Ctx() context: Context, @IdArg('Id of the template.') id: number) {
    return templates.deleteTimetableTemplate(context, id)
  }
}

@Resolver(() => Child)
@ShownField(
  'timetable',
  [TimetableEntry],
  (context, { classId }: Child) => timetableOf(context, classId),
  "The weekly timetable of the child's class. For the child's parents and administrators.",
)
export class ChildTimetableResolver {}
