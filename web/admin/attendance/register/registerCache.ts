import type { ApolloCache } from '@apollo/client'
import type { MarkResult } from '#web/shared/attendance/mark.ts'
import type { ClassRegisterQuery } from '../attendance.generated.ts'
import type { RegisterClass } from './rows.ts'

type Register = ClassRegisterQuery['register']

/** Writes what the server saved into every register of that day that is in memory, and the counts of its class. */
export function writeMarks(cache: ApolloCache, date: string, results: readonly MarkResult[]) {
  const byChild = new Map(results.map((result) => [result.childId, result]))
  const counts = new Map<number, Pick<RegisterClass, 'present' | 'absent'>>()
  const registers = (change: (register: Register, tools: Tools) => Register) =>
    cache.modify({
      fields: {
        register: (stored, { storeFieldName, readField, toReference }) =>
          storeFieldName.includes(`"date":"${date}"`)
            ? change(stored as Register, {
                status: (entry) => (entry ? (readField('status', entry as never) as string) : null),
                reference: (entry) =>
                  entry ? toReference({ __typename: 'Attendance', ...entry } as never, true) : null,
              })
            : stored,
      },
    })
  registers((register, { status, reference }) => {
    const entries = register.entries.map((entry) => {
      const result = byChild.get(entry.childId)
      return result ? { ...entry, attendance: reference(result.there) as unknown as typeof entry.attendance } : entry
    })
    if (register.classId !== null && register.entries.some(({ childId }) => byChild.has(childId))) {
      const said = entries.map((entry) => status(entry.attendance))
      counts.set(register.classId, {
        present: said.filter((one) => one === 'present' || one === 'late').length,
        absent: said.filter((one) => one === 'absent').length,
      })
    }
    return { ...register, entries }
  })
  registers((register) => ({
    ...register,
    classes: register.classes.map((row) => ({ ...row, ...counts.get(row.classId) })),
  }))
}

interface Tools {
  status: (entry: unknown) => string | null
  reference: (entry: object | null) => unknown
}
