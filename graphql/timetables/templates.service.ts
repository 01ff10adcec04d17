import { audit } from '#graphql/data/audit.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, notFound } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { everythingPlaced, lockTimetable, placing } from './placed.service.ts'
import { receiptOfChange, type TimetableChange, TimetableEntry } from './timetableEntry.model.ts'
import { mayKeepTimetable } from './timetables.policy.ts'
import { layOver, type Placed } from './timetables.rules.ts'
import type { ApplyTemplateInput, SaveTemplateInput } from './timetables.schema.ts'
import { changeOf } from './timetables.service.ts'
import { TimetableTemplate } from './timetableTemplate.model.ts'

/** The saved weeks by name. For staff. */
export async function listTimetableTemplates(context: Context): Promise<TimetableTemplate[]> {
  authorise(context, mayKeepTimetable)
  return TimetableTemplate.query(context.db).whereNull('deletedAt').orderBy('name')
}

/**
 * Keeps the week of a class under a name.
 * @throws AppError BAD_USER_INPUT for a class without entries; CONFLICT when the name is taken
 */
export async function saveTimetableTemplate(context: Context, input: SaveTemplateInput): Promise<TimetableTemplate> {
  const viewer = authorise(context, mayKeepTimetable)
  return transaction(context, { action: 'saveTimetableTemplate', input, model: TimetableTemplate }, async (inner) => {
    const week = await TimetableEntry.query(inner.db).where({ classId: input.classId }).whereNull('deletedAt')
    if (week.length === 0) {
      const message = 'This class has no entries yet, so there is nothing to save.'
      throw new AppError('BAD_USER_INPUT', message, { fields: { classId: message } })
    }
    const lines = week.map(({ day, slot, subject, teacherId, room }) => ({ day, slot, subject, teacherId, room }))
    const template = await TimetableTemplate.query(inner.db).insertAndFetch({
      name: input.name,
      lines,
      createdBy: viewer.id,
    })
    const after = template.auditValues()
    await audit(inner, { action: 'saveTimetableTemplate', entity: 'timetableTemplate', entityId: template.id, after })
    return template
  })
}

/**
 * Takes a saved week away.
 * @throws AppError NOT_FOUND
 */
export async function deleteTimetableTemplate(context: Context, id: number): Promise<TimetableTemplate> {
  authorise(context, mayKeepTimetable)
  const asked = { action: 'deleteTimetableTemplate', input: { id }, model: TimetableTemplate }
  return transaction(context, asked, async (inner) => {
    const template = await TimetableTemplate.query(inner.db).findById(id).whereNull('deletedAt').forUpdate()
    if (!template) throw notFound('This template')
    await TimetableTemplate.query(inner.db).findById(id).patch({ deletedAt: new Date().toISOString() })
    const before = template.auditValues()
    await audit(inner, { action: asked.action, entity: 'timetableTemplate', entityId: id, before })
    return template
  })
}

const gone = (count: number) =>
  count === 1
    ? 'One entry was left out: its teacher no longer works here.'
    : `${count} entries were left out: their teachers no longer work here.`

async function clearWeek(context: Context, classId: number): Promise<TimetableEntry[]> {
  const before = await TimetableEntry.query(context.db).where({ classId }).whereNull('deletedAt').orderBy('id')
  await context
    .db('timetable_entries')
    .where({ classId })
    .whereNull('deleted_at')
    .update({ deletedAt: context.db.fn.now() })
  return before
}

/**
 * Lays a saved week over a class, with one teacher or room for all of it where they are given. What clashes is left out
 * and said; with `replace` the class's present week makes room first.
 * @throws AppError NOT_FOUND for a template, class or teacher that is not there
 */
export async function applyTimetableTemplate(context: Context, input: ApplyTemplateInput): Promise<TimetableChange> {
  authorise(context, mayKeepTimetable)
  return transaction(context, { action: 'applyTimetableTemplate', input, receipt: receiptOfChange }, async (inner) => {
    await lockTimetable(inner)
    const template = await TimetableTemplate.query(inner.db).findById(input.templateId).whereNull('deletedAt')
    if (!template) throw notFound('This template')
    const room = await inner.db('classes').where({ id: input.classId, deletedAt: null }).first('id')
    if (!room) throw notFound('This class')
    const wanted = template.lines.map((line) => ({
      ...line,
      classId: input.classId,
      teacherId: input.teacherId ?? line.teacherId,
      room: input.room ?? line.room,
    }))
    const placed = await placing(inner, wanted)
    const possible = placed.filter((entry): entry is Placed => entry !== null)
    if (input.teacherId && possible.length === 0) throw notFound('This teacher')
    const removed = input.replace ? await clearWeek(inner, input.classId) : []
    const { added, leftOut } = layOver(possible, await everythingPlaced(inner))
    const rows = added.map(({ classId, day, slot, subject, teacherId, room: where }) => ({
      classId,
      day,
      slot,
      subject,
      teacherId,
      room: where,
    }))
    const made: { id: number }[] =
      rows.length > 0 ? await inner.db('timetable_entries').insert(rows).returning('id') : []
    const entries = await TimetableEntry.query(inner.db)
      .findByIds(made.map(({ id }) => id))
      .orderBy('id')
    const missing = placed.length - possible.length
    await audit(inner, {
      action: 'applyTimetableTemplate',
      entity: 'timetableTemplate',
      entityId: template.id,
      before: removed,
      after: entries,
    })
    return changeOf({ entries, removed, leftOut: [...leftOut, ...(missing > 0 ? [gone(missing)] : [])] })
  })
}
