import { clashOf } from '#graphql/timetables/timetables.rules.ts'
import { failure, type Mock, mockOf } from '#web/app/mocks.tsx'
import {
  AddTimetableEntryDocument,
  ApplyTimetableTemplateDocument,
  ChangeTimetableEntriesDocument,
  DeleteTimetableEntriesDocument,
  DeleteTimetableTemplateDocument,
  RestoreTimetableEntriesDocument,
  SaveTimetableTemplateDocument,
  TimetablesDocument,
  TimetableTemplatesDocument,
  UpdateTimetableEntryDocument,
} from './timetables.generated.ts'
import { type Entry, placedOf } from './timetable.ts'

const classes = [
  { id: 3, name: 'Young Scholars', room: 'Acacia' },
  { id: 4, name: 'Future Leaders', room: 'Veld' },
]
const colleagues = [
  { id: 11, firstName: 'Palesa', lastName: 'Radebe' },
  { id: 12, firstName: 'Mpho', lastName: 'Sithole' },
]

const entryOf = (own: Omit<Entry, 'teacher' | 'teacherLeft' | 'class' | 'version'>): Entry => {
  const user = colleagues.find(({ id }) => id === own.teacherId)
  return {
    ...own,
    version: 1,
    teacher: `${user?.firstName} ${user?.lastName}`,
    teacherLeft: user === undefined,
    class: classes.find(({ id }) => id === own.classId) ?? null,
  }
}

const at = (id: number, classId: number, teacherId: number, day: number, slot: string, subject: string, room: string) =>
  entryOf({ id, classId, teacherId, day, slot, subject, room })

const sampleTimetable = (): Entry[] => [
  at(1, 3, 11, 1, '07:30-08:30', 'Literacy & Language', 'Acacia'),
  at(2, 4, 12, 1, '07:30-08:30', 'Outdoor Play', 'Garden'),
  at(3, 3, 11, 1, '09:30-10:00', 'Snack', 'Acacia'),
  at(4, 3, 12, 2, '08:30-09:30', 'Creative Arts', 'Art room'),
  at(5, 4, 11, 2, '10:00-11:00', 'Story Time', 'Veld'),
  at(6, 3, 11, 5, '13:00-14:00', 'Rest', 'Acacia'),
]

/** The same week after one of the teachers has left. */
export const weekWithoutTeacher = (): Entry[] =>
  sampleTimetable().map((entry) => (entry.teacherId === 11 ? { ...entry, teacherLeft: true } : entry))

/**
 * A server in memory, for stories in which something is changed. Answers given by the story come first.
 * @param taught the classes of a teacher, to which the server narrows what it says; all for an administrator
 */
export function timetableServer(
  overrides: readonly Mock[] = [],
  entries = sampleTimetable(),
  taught: readonly number[] = classes.map(({ id }) => id),
): Mock[] {
  const deleted = new Set<number>()
  const templates = [{ id: 1, name: 'Summer', size: 40, createdAt: '2026-11-10T08:00:00.000Z' }]
  const present = () => entries.filter(({ id }) => !deleted.has(id))
  const isTaught = ({ classId }: { classId: number }) => taught.includes(classId)
  const refused = (entry: Entry) => {
    const clash = clashOf(placedOf(entry), present().map(placedOf), isTaught)
    return clash && failure(clash.message, 'CONFLICT', { [clash.field]: clash.message })
  }
  const withIds = (ids: readonly number[] | number) => entries.filter(({ id }) => [ids].flat().includes(id))
  return [
    ...overrides,
    mockOf(TimetablesDocument, () => ({
      timetable: present().filter(isTaught),
      classes: classes.filter(({ id }) => taught.includes(id)),
      colleagues,
    })),
    mockOf(TimetableTemplatesDocument, () => ({
      timetableTemplates: [...templates],
    })),
    mockOf(AddTimetableEntryDocument, ({ input }) => {
      const entry = entryOf({ ...input, id: entries.length + 1 })
      const clash = refused(entry)
      if (clash) return clash
      entries.push(entry)
      return { addTimetableEntry: entry }
    }),
    mockOf(UpdateTimetableEntryDocument, ({ id, input }) => {
      const [before] = withIds(id)
      if (!before) return failure('This timetable entry was not found.', 'NOT_FOUND')
      const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value != null))
      const after = {
        ...entryOf({ ...before, ...given }),
        version: before.version + 1,
      }
      const clash = refused(after)
      if (clash) return clash
      return { updateTimetableEntry: Object.assign(before, after) }
    }),
    mockOf(ChangeTimetableEntriesDocument, ({ input: { ids, ...given } }) => {
      const changed = withIds(ids)
      const values = Object.fromEntries(Object.entries(given).filter(([, value]) => value != null))
      for (const entry of changed) Object.assign(entry, entryOf({ ...entry, ...values }))
      return { changeTimetableEntries: { entries: changed } }
    }),
    mockOf(DeleteTimetableEntriesDocument, ({ input }) => {
      for (const { id } of withIds(input.ids)) deleted.add(id)
      return { deleteTimetableEntries: { removed: withIds(input.ids) } }
    }),
    mockOf(RestoreTimetableEntriesDocument, ({ input }) => {
      for (const { id } of withIds(input.ids)) deleted.delete(id)
      return { restoreTimetableEntries: { entries: withIds(input.ids) } }
    }),
    mockOf(SaveTimetableTemplateDocument, ({ input }) => {
      const template = {
        id: templates.length + 1,
        name: input.name,
        size: 4,
        createdAt: '2026-11-10T08:00:00.000Z',
      }
      templates.push(template)
      return { saveTimetableTemplate: template }
    }),
    mockOf(ApplyTimetableTemplateDocument, ({ input }) => {
      const made = at(entries.length + 1, input.classId, 11, 3, '14:00-15:00', 'Story Time', 'Library')
      entries.push(made)
      const leftOut = input.teacherId ? [] : ['Palesa Radebe is teaching Young Scholars on Monday 07:30-08:30 (Rest).']
      return {
        applyTimetableTemplate: { entries: [made], removed: [], leftOut },
      }
    }),
    mockOf(DeleteTimetableTemplateDocument, ({ id }) => {
      templates.splice(
        templates.findIndex((template) => template.id === id),
        1,
      )
      return { deleteTimetableTemplate: { id } }
    }),
  ]
}
