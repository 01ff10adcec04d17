import * as z from 'zod/mini'
import { code, id, shortText, version, wholeBetween } from '#graphql/platform/fields.schema.ts'
import { mostEntries, slots, subjects } from './timetables.rules.ts'

const fields = {
  classId: id('Please choose a class.'),
  day: wholeBetween(1, 6, 'Please choose a day from Monday to Saturday.'),
  slot: code(slots, 'Please choose a time.'),
  subject: code(subjects, 'Please choose a subject.'),
  teacherId: id('Please choose a teacher.'),
  room: shortText(1, 'Please enter a room.'),
}

export const timetableEntrySchema = z.object(fields)
export type TimetableEntryInput = z.output<typeof timetableEntrySchema>
export type TimetableEntryValues = z.input<typeof timetableEntrySchema>

export const timetableEntryChangeSchema = z.extend(z.partial(timetableEntrySchema), { version })
export type TimetableEntryChange = z.output<typeof timetableEntryChangeSchema>

const ids = z
  .array(id(), 'Please choose entries.')
  .check(
    z.minLength(1, 'Please choose at least one entry.'),
    z.maxLength(10 * mostEntries, 'Please choose fewer entries.'),
  )

export const timetableIdsSchema = z.object({ ids })
export type TimetableIds = z.output<typeof timetableIdsSchema>

export const bulkChangeSchema = z.object({
  ids,
  classId: z.nullish(fields.classId),
  subject: z.nullish(fields.subject),
  teacherId: z.nullish(fields.teacherId),
  room: z.nullish(fields.room),
})
export type BulkChange = z.output<typeof bulkChangeSchema>

export const saveTemplateSchema = z.object({
  classId: fields.classId,
  name: shortText(1, 'Please enter a name for the template.'),
})
export type SaveTemplateInput = z.output<typeof saveTemplateSchema>
export type SaveTemplateValues = z.input<typeof saveTemplateSchema>

export const applyTemplateSchema = z.object({
  templateId: id('Please choose a template.'),
  classId: fields.classId,
  teacherId: z.nullish(fields.teacherId),
  room: z.nullish(fields.room),
  replace: z.optional(z.boolean('Please tick or untick the box.')),
})
export type ApplyTemplateInput = z.output<typeof applyTemplateSchema>
export type ApplyTemplateValues = z.input<typeof applyTemplateSchema>
