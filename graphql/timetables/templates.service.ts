import { Class } from '#graphql/classes/class.model.ts'
import { audit } from '#graphql/data/audit.ts'
import { findRow } from '#graphql/data/findRow.ts'
import { createRow, createRows, now, removeRow } from '#graphql/data/rows.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, notFound } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { everythingPlaced, lockTimetable, placing } from './placed.service.ts'
import { receiptOfChange, type TimetableChange, TimetableEntry } from './timetableEntry.model.ts'
import { mayKeepTimetable } from './timetables.policy.ts'
import { layOver, type Placed } from './timetables.rules.ts'
import type { ApplyTemplateInput, SaveTemplateInput } from './timetables.schema.ts'
import { writeEntries } from './timetables.service.ts'
import { TimetableTemplate } from './timetableTemplate.model.ts'

/** The saved weeks by name. For staff. */
export async function listTimetableTemplates(context: Context): Promise<TimetableTemplate[]> {
  authorise(context, mayKeepTimetable)
  return TimetableTemplate.query(context.db).whereNull('deletedAt').orderBy('name')
}

const weekOf = ({ db }: Context, classId: number) =>
  TimetableEntry.query(db).where({ classId }).whereNull('deletedAt').orderBy('id')

/**
 * Saves the week of a class under a name.
 * @throws AppError BAD_USER_INPUT for a class without entries; CONFLICT when the name is taken
 */
export async function saveTimetableTemplate(context: Context, input: SaveTemplateInput): Promise<TimetableTemplate> {
  const viewer = authorise(context, mayKeepTimetable)
  return createRow(context, TimetableTemplate, { action: 'saveTimetableTemplate', input }, async (inner) => {
    const week = await weekOf(inner, input.classId)
    if (week.length === 0) {
      const message = 'This class has no entries yet, so there is nothing to save.'
      throw new AppError('BAD_USER_INPUT', message, { fields: { classId: message } })
    }
    const lines = week.map(({ day, slot, subject, teacherId, room }) => ({ day, slot, subject, teacherId, room }))
    return { name: input.name, lines, createdBy: viewer.id }
  })
}

/** @throws AppError NOT_FOUND */
export async function deleteTimetableTemplate(context: Context, id: number): Promise<TimetableTemplate> {
  authorise(context, mayKeepTimetable)
  return removeRow(context, TimetableTemplate, { action: 'deleteTimetableTemplate', id })
}

const gone = (count: number) =>
  count === 1
    ? 'One entry was left out: its teacher no longer works here.'
    : `${count} entries were left out: their teachers no longer work here.`

/**
 * Adds the entries of a template to a class, with one teacher or room for all of them where they are given. What clashes
 * is left out and said; with `replace` the present week of the class is deleted first.
 * @throws AppError NOT_FOUND for a template, class or teacher that is not there
 */
export async function applyTimetableTemplate(context: Context, input: ApplyTemplateInput): Promise<TimetableChange> {
  authorise(context, mayKeepTimetable)
  const action = 'applyTimetableTemplate'
  return transaction(context, { action, input, receipt: receiptOfChange }, async (inner) => {
    await lockTimetable(inner)
    const template = await findRow(inner, TimetableTemplate, input.templateId)
    const { id: classId } = await findRow(inner, Class, input.classId)
    const wanted = template.lines.map((line) => ({
      ...line,
      classId,
      teacherId: input.teacherId ?? line.teacherId,
      room: input.room ?? line.room,
    }))
    const placed = await placing(inner, wanted)
    const possible = placed.filter((entry): entry is Placed => entry !== null)
    if (input.teacherId && possible.length === 0) throw notFound('This teacher')
    const removed = input.replace ? await weekOf(inner, classId) : []
    await writeEntries(inner, action, removed, { deletedAt: now() })
    const { added, leftOut } = layOver(possible, await everythingPlaced(inner))
    const rows = added.map(({ day, slot, subject, teacherId, room }) => ({
      classId,
      day,
      slot,
      subject,
      teacherId,
      room,
    }))
    const entries = await createRows(inner, TimetableEntry, action, rows)
    const details = { classId, added: entries.length, removed: removed.length }
    await audit(inner, { action, entity: TimetableTemplate.entity, entityId: template.id, details })
    const missing = placed.length - possible.length
    return { entries, removed, leftOut: missing > 0 ? [...leftOut, gone(missing)] : leftOut }
  })
}
