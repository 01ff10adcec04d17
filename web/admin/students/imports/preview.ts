import * as z from 'zod/mini'
import { sameChildKey } from '#graphql/children/sameChild.rules.ts'
import { type ImportFamilyInput, importFamilySchema } from '#graphql/families/families.schema.ts'
import { isPossibleBirthday } from '#graphql/values/birthday.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import type { ImportChoicesQuery, ImportedBirthdaysQuery } from '../students.generated.ts'
import { type CsvRecord, misfit } from '#graphql/values/csv.ts'
import { unreadable } from './readRecords.ts'
import { dateOf, type DateOrder, type AmbiguousDate, ambiguousDateOf, hasTwoReadings } from './dateOrder.ts'

/** The columns that are understood, with the names that lists give them. The first one is ours. */
export const columns = [
  { field: 'firstName', names: ['First name', 'Name', 'Child first name', 'Child name'], needed: true },
  { field: 'lastName', names: ['Last name', 'Surname', 'Child last name', 'Child surname'], needed: true },
  { field: 'dateOfBirth', names: ['Date of birth', 'Birth date', 'DOB', 'Born'], needed: true },
  { field: 'classId', names: ['Class', 'Classroom', 'Group'] },
  { field: 'programId', names: ['Program', 'Programme'] },
  { field: 'dayPlan', names: ['Days', 'Day plan'] },
  { field: 'allergies', names: ['Allergies', 'Allergy'] },
  { field: 'medicalNotes', names: ['Medical notes', 'Medical'] },
  { field: 'emergencyContact', names: ['Emergency contact', 'Emergency contact name'] },
  {
    field: 'emergencyContactPhone',
    names: [
      'Emergency phone',
      'Emergency number',
      'Emergency contact phone',
      'Emergency contact number',
      'Emergency contact phone number',
    ],
  },
  { field: 'parentFirstName', names: ['Parent first name', 'Parent name'] },
  { field: 'parentLastName', names: ['Parent last name', 'Parent surname'] },
  { field: 'parentEmail', names: ['Parent e-mail', 'Parent email', 'E-mail', 'Email'] },
  { field: 'parentPhone', names: ['Parent phone', 'Phone', 'Cell', 'Cellphone', 'Mobile'] },
  { field: 'relationshipType', names: ['Relationship'] },
] as const

type Field = (typeof columns)[number]['field']

/** One line of the list: ready to be imported, or with what is wrong with it. */
export interface PreviewLine {
  line: number
  name: string
  input: ImportFamilyInput | null
  problems: string[]
  /** In words, for the preview. */
  className: string
  parent: string
  /** `yyyy-MM-dd`, or as the list has it. */
  born: string
}

export interface Preview {
  lines: PreviewLine[]
  /** Heads of the file that are not understood. */
  ignored: string[]
  /** Names of needed columns that the file lacks; then nothing can be imported. */
  missing: string[]
  /** Heads that mean the same column: which one counts, nobody can tell. */
  twice: string[]
  /** Why the order of day and month is not sure. */
  ambiguous: AmbiguousDate | null
}

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

function fieldsOf(heads: readonly string[]): (Field | null)[] {
  return heads.map(
    (head) => columns.find(({ names }) => names.some((name) => plain(name) === plain(head)))?.field ?? null,
  )
}

/** Names of the needed columns that a list lacks. */
export function missingColumns([head]: readonly CsvRecord[]): string[] {
  const fields = fieldsOf(head?.cells ?? [])
  return columns.filter((column) => 'needed' in column && !fields.includes(column.field)).map(({ names }) => names[0])
}

const dayPlans: Record<string, 'full_time' | 'half_day'> = {
  fulltime: 'full_time',
  full: 'full_time',
  fullday: 'full_time',
  halfday: 'half_day',
  half: 'half_day',
}

/** A spreadsheet that takes a phone number for a quantity drops its leading 0. */
const withZero = (phone: string | undefined) => phone?.replace(/^[1-8]\d{8}$/, '0$&')

type Choices = ImportChoicesQuery
type Known = ImportedBirthdaysQuery['childrenBornOn']

/** Ids and codes instead of names; what is not known is a problem of the line. */
function translate(
  record: Partial<Record<Field, string>>,
  choices: Choices,
  problems: string[],
  order: DateOrder | undefined,
) {
  const find = <Item extends { id: number; name: string }>(
    list: readonly Item[],
    what: string,
    name: string | undefined,
  ) => {
    if (!name) return null
    const found = list.find((item) => plain(item.name) === plain(name))
    if (!found) problems.push(`There is no ${what} “${name}”.`)
    return found?.id ?? null
  }
  const { classId, programId, dayPlan, relationshipType, parentEmail, ...rest } = record
  if (dayPlan && !dayPlans[plain(dayPlan)]) problems.push(`Days must be full-time or half-day, not “${dayPlan}”.`)
  return {
    ...rest,
    dateOfBirth: dateOf(rest.dateOfBirth ?? '', order),
    classId: find(choices.classes, 'class', classId),
    programId: find(choices.programs, 'program', programId),
    dayPlan: dayPlans[plain(dayPlan ?? '')] ?? 'full_time',
    emergencyContactPhone: withZero(rest.emergencyContactPhone),
    parentPhone: withZero(rest.parentPhone),
    parentEmail: parentEmail || null,
    ...(relationshipType ? { relationshipType: relationshipType.toLowerCase() } : {}),
  }
}

const birthdayColumn = (head: CsvRecord | undefined) => fieldsOf(head?.cells ?? []).indexOf('dateOfBirth')

/** Why the order of day and month in the birthdays of a list is not sure, or null. */
export const ambiguousDateIn = ([head, ...rows]: readonly CsvRecord[]) => ambiguousDateOf(rows, birthdayColumn(head))

/** The days on which the children of a list were born, to find those who are here already. */
export function birthdaysOf([head, ...rows]: readonly CsvRecord[], order?: DateOrder): string[] {
  const column = birthdayColumn(head)
  const days = rows.map(({ cells }) => dateOf(cells[column] ?? '', order))
  return [...new Set(days)].filter((day) => isPossibleBirthday(day, todayInJohannesburg()))
}

/**
 * Reads every line as the server will, and names what is wrong with each bad one.
 * @param children who are here already and were born on one of the days
 * @param order chosen by somebody; without it no date is read that could be another one where the order is in doubt
 */
export function previewOf(
  records: readonly CsvRecord[],
  choices: Choices,
  children: Known,
  order?: DateOrder,
): Preview {
  const [head, ...rows] = records
  const heads = head?.cells ?? []
  const fields = fieldsOf(heads)
  const missing = missingColumns(records)
  const twice = heads.filter(
    (_, index) => fields[index] && fields.indexOf(fields[index]) !== fields.lastIndexOf(fields[index]),
  )
  if (missing.length > 0 || twice.length > 0) return { lines: [], ignored: [], missing, twice, ambiguous: null }
  const ambiguous = ambiguousDateIn(records)
  const known = new Set(children.map(sameChildKey))
  const seen = new Map<string, number>()
  const places = new Map(choices.classes.map(({ id, capacity, enrolled }) => [id, capacity - enrolled]))
  const names = new Map(choices.classes.map(({ id, name }) => [id, name]))
  const lines = rows.map((row): PreviewLine => {
    const { line, cells } = row
    const unfit = misfit(row, (head as CsvRecord).cells.length)
    const problems: string[] = unfit ? [unfit] : []
    const record: Partial<Record<Field, string>> = {}
    fields.forEach((field, index) => {
      if (field && cells[index]) record[field] = cells[index]
    })
    if (Object.values(record).some((cell) => cell.includes(unreadable)))
      problems.push(
        `It contains an unreadable character (${unreadable}). Please correct it in the list or choose another encoding.`,
      )
    const birthday = record.dateOfBirth ?? ''
    const isUnsure = ambiguous !== null && !order && hasTwoReadings(birthday)
    if (isUnsure) problems.push(`${birthday} is ambiguous: it is unclear which is the day and which the month.`)
    const result = z.safeParse(importFamilySchema, translate(record, choices, problems, order))
    if (!result.success) problems.push(...result.error.issues.map(({ message }) => message))
    const input = result.success ? result.data : null
    if (input) {
      const key = sameChildKey(input)
      if (known.has(key)) problems.push(`${input.firstName} ${input.lastName} is already enrolled.`)
      if (seen.has(key)) problems.push(`The same child is in row ${seen.get(key)}.`)
      else seen.set(key, line)
      if (input.classId && problems.length === 0) {
        const left = places.get(input.classId) ?? 0
        if (left <= 0) problems.push(`${names.get(input.classId)} has no places left.`)
        else places.set(input.classId, left - 1)
      }
    }
    return {
      line,
      name: [record.firstName, record.lastName].filter(Boolean).join(' ') || 'No name',
      className: record.classId ?? '',
      parent: record.parentEmail ?? '',
      born: isUnsure ? birthday : dateOf(birthday, order),
      input: problems.length === 0 ? input : null,
      problems: [...new Set(problems)],
    }
  })
  return { lines, ignored: heads.filter((_, index) => !fields[index]), missing, twice, ambiguous }
}
