import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import type { CareKind } from '#graphql/care/care.rules.ts'
import { timeInJohannesburg, todayInJohannesburg } from '#graphql/values/dates.ts'
import { childName } from '#web/admin/shared/format.ts'
import { skipRefetch } from '#web/app/freshness.ts'
import { tellFailure } from '#web/shared/form/errors.ts'
import { CareDayDocument, type CareDayQuery, RecordCareDocument } from './care.generated.ts'
import { suppliesOf, versionsOf, waitingVersion } from './careAnswers.ts'
import type { CaredChild, NewVersion, Version } from './careEntries.ts'

type Day = CareDayQuery['careDay']

/** What changes how much of a thing is left, which the server counts. */
const countsSupplies = new Set<CareKind>(['nappy', 'bottle', 'clothes', 'supplies'])

/** Whether the register has the child in the building, or on another day, that it came. */
function isHere({ status, timeOut }: Day['children'][number], date: string): boolean {
  if (status !== 'present' && status !== 'late') return false
  return date !== todayInJohannesburg() || timeOut === null || timeOut > timeInJohannesburg()
}

/** The children of a class with their day, and the way to enter more: shown at once, and taken back where it is refused. */
export function useCareDay(day: Day) {
  const { classId, date } = day
  const [waiting, setWaiting] = useState<readonly Version[]>([])
  const [recordCare] = useMutation(RecordCareDocument)
  const children = day.children.map((child): CaredChild => {
    const own = waiting.filter(({ childId }) => childId === child.childId)
    return {
      childId: child.childId,
      name: childName(child),
      allergies: child.allergies,
      isHere: isHere(child, date),
      checkMinutes: child.checkMinutes,
      asleepSince: null,
      nextCheckAt: null,
      versions: [...versionsOf(child.entries), ...own],
      supplies: suppliesOf(child.supplies),
    }
  })
  async function record(made: readonly NewVersion[]) {
    const saidAt = new Date().toISOString()
    setWaiting((all) => [...all, ...made.map((version) => waitingVersion(version, saidAt, null))])
    try {
      await recordCare({
        variables: { input: { entries: [...made] } },
        context: made.some(({ kind }) => countsSupplies.has(kind)) ? {} : skipRefetch,
        update: (cache, { data }) => {
          const stored = data?.recordCare ?? []
          const changed = new Set(stored.map(({ entryId }) => entryId))
          cache.updateQuery(
            { query: CareDayDocument, variables: { classId, date } },
            (read) =>
              read && {
                careDay: {
                  ...read.careDay,
                  children: read.careDay.children.map((child) => ({
                    ...child,
                    entries: [
                      ...child.entries.filter(({ entryId }) => !changed.has(entryId)),
                      ...stored.filter(({ childId }) => childId === child.childId),
                    ],
                  })),
                },
              },
          )
        },
      })
    } catch (error) {
      tellFailure('Nothing was entered', error)
    } finally {
      const ids = new Set(made.map(({ id }) => id))
      setWaiting((all) => all.filter(({ id }) => !ids.has(id)))
    }
  }
  return { children, record: (made: readonly NewVersion[]) => void record(made) }
}
