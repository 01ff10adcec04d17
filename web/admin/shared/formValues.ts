import { fullName } from './format.ts'

/** A value as a text field shows it: nothing is empty. */
export const text = (value: unknown) => (value === null || value === undefined ? '' : String(value))

/**
 * The values of a form whose fields are all texts.
 * @param fields has an entry for each: the labels of the form
 */
export const textsOf = <Name extends string>(fields: Record<Name, unknown>, from: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, text(from[name])])) as Record<Name, string>

/** For a list to choose from in which nothing has to be chosen. */
export const emptyToNull = { setValueAs: (value: unknown) => (value === '' ? null : value) }

/** Records with a name, as a list to choose from takes them. */
export const optionsOf = (rows: readonly { id: number; name: string }[]) =>
  rows.map(({ id, name }) => ({ value: String(id), label: name }))

/** The same for people. */
export const personOptionsOf = (people: readonly { id: number; firstName: string; lastName: string }[]) =>
  people.map((person) => ({ value: String(person.id), label: fullName(person) }))

/** What a value is called in such a list. */
export const labelIn = (options: readonly { value: string; label: string }[]) => (value: unknown) =>
  options.find((option) => option.value === String(value))?.label ?? String(value)
