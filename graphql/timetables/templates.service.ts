import { Class } from '#graphql/classes/class.model.ts'
import { audit } from '#graphql/data/audit.ts'
import { findRow } from '#graphql/data/findRow.ts'
import { createRow, createRows, now, removalOf } from '#graphql/data/rows.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { fieldError, notFound } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { wholeTimetable, lockTimetable, withNames } from './clashes.service.ts'
import { changeOfEntries } from './changeOfEntries.ts'
import { type TimetableChange, TimetableEntry } from './timetableEntry.model.ts'
import { mayManageTemplates } from './timetables.policy.ts'
import { addWeek, type NamedEntry } from './timetables.rules.ts'
import type { ApplyTemplateInput, SaveTemplateInput } from './timetables.schema.ts'
import { writeEntries } from './timetables.service.ts'
import { type TemplateLine, TimetableTemplate } from './timetableTemplate.model.ts'

export async function listTimetableTemplates(context: Context): Promise<TimetableTemplate[]> {
  authorise(context, mayManageTemplates)
  return TimetableTemplate.query(context.db).whereNull('deletedAt').orderBy('name')
}

const weekOf = ({ db }: Context, classId: number) =>
  TimetableEntry.query(db).where({ classId }).whereNull('deletedAt').orderBy('id')

const lineOf = ({ day, slot, subject, teacherId, room }: TemplateLine) => ({ day, slot, subject, teacherId, room })

export async function saveTimetableTemplate(context: Context, input: SaveTemplateInput): Promise<TimetableTemplate> {
  const viewer = authorise(context, mayManageTemplates)
  return createRow(context, TimetableTemplate, { action: 'saveTimetableTemplate', input }, async (inner) => {
    const week = await weekOf(inner, input.classId)
    if (week.length === 0) throw fieldError('classId', 'This class has no entries yet, so there is nothing to save.')
    return { name: input.name, lines: week.map(lineOf), createdBy: viewer.id }
  })
}

export const deleteTimetableTemplate = removalOf(TimetableTemplate, 'TimetableTemplate', mayManageTemplates).remove

const gone = (count: number) =>
  count === 1
    ? 'One entry was skipped: its teacher no longer works here.'
    : `${count} entries were skipped: their teachers no longer work here.`

export async function applyTimetableTemplate(context: Context, input: ApplyTemplateInput): Promise<TimetableChange> {
  const viewer = authorise(context, mayManageTemplates)
  const action = 'applyTimetableTemplate'
  return transaction(context, changeOfEntries(viewer, { action, input }), async (inner) => {
    await lockTimetable(inner)
    const template = await findRow(inner, TimetableTemplate, input.templateId)
    const { id: classId } = await findRow(inner, Class, input.classId)
    const wanted = template.lines.map((line) => ({
      ...line,
      classId,
      teacherId: input.teacherId ?? line.teacherId,
      room: input.room ?? line.room,
    }))
    const placed = await withNames(inner, wanted)
    const possible = placed.filter((entry): entry is NamedEntry => entry !== null)
    if (input.teacherId && possible.length === 0) throw notFound('This teacher')
    const removed = input.replace ? await weekOf(inner, classId) : []
    await writeEntries(inner, action, removed, { deletedAt: now() })
    const { added, leftOut } = addWeek(possible, await wholeTimetable(inner))
    const rows = added.map((entry) => ({ ...lineOf(entry), classId }))
    const entries = await createRows(inner, TimetableEntry, action, rows)
    const details = { classId, added: entries.length, removed: removed.length }
    await audit(inner, { action, entity: TimetableTemplate.entity, entityId: template.id, details })
    const missing = placed.length - possible.length
    return { entries, removed, leftOut: missing > 0 ? [...leftOut, gone(missing)] : leftOut }
  })
}
