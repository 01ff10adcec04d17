import { addDays, addMonths, firstOfMonth, todayInJohannesburg } from '#graphql/values/dates.ts'
import { type Mock, mockOf } from '#web/app/mocks.tsx'
import { ClassAheadDocument, type ClassAheadQuery } from './ahead.generated.ts'

type Ahead = ClassAheadQuery['class']
type Change = Ahead['changesAhead'][number]

const today = todayInJohannesburg()
/** The first day of a month ahead; today for 0. */
export const monthAhead = (index: number) => (index === 0 ? today : addMonths(firstOfMonth(today), index))

export const sampleDays = (capacity: number, taken: readonly number[], offered: readonly number[] = []) =>
  taken.map((count, index) => {
    const promised = offered[index] ?? 0
    const free = Math.max(0, capacity - count - promised)
    return { date: monthAhead(index), capacity, taken: count, offered: promised, free }
  })

const change = (
  kind: 'comes' | 'goes',
  date: string,
  childId: number,
  name: string,
  otherClass: string | null,
): Change => {
  const [firstName = '', lastName = ''] = name.split(' ')
  return {
    kind,
    date,
    childId,
    child: { id: childId, firstName, lastName, namesakeBirthday: null },
    otherClass: otherClass === null ? null : { id: childId, name: otherClass },
  }
}

/** A class that is full, loses three children in the second month, and gets others. */
export const sampleAhead: Pick<Ahead, 'placesAhead' | 'changesAhead'> = {
  placesAhead: sampleDays(
    15,
    [15, 15, 13, 14, 14, 15, 16, 14, 14, 14, 14, 14, 14],
    [0, 0, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1],
  ),
  changesAhead: [
    change('goes', addDays(monthAhead(1), 10), 41, 'Lerato Mokoena', null),
    change('goes', addDays(monthAhead(2), -1), 42, 'Thabo Nkosi', 'Young Scholars'),
    change('comes', addDays(monthAhead(2), 10), 43, 'Amogelang Mosimanegape-Lekgoathi', 'Explorers'),
    change('comes', monthAhead(5), 44, 'Hannah Steyn', null),
  ],
}

export const aheadAnswer = (ahead = sampleAhead): Mock =>
  mockOf(ClassAheadDocument, ({ id }) => ({ class: { id, ...ahead } }))
