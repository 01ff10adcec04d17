import type { ApolloCache, Reference } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import { failureOf } from '#web/app/failure.ts'
import { toast } from '#web/ui/Toast/toast.ts'
import { ChangeAbsenceDocument } from './changeAbsence.generated.ts'
import { ReportAbsenceDocument } from './reportAbsence.generated.ts'
import { WithdrawAbsenceDocument } from './withdrawAbsence.generated.ts'

const changeAbsences = (
  cache: ApolloCache,
  childId: number,
  change: (before: readonly Reference[], dayOf: (absence: Reference) => string) => readonly Reference[],
) =>
  cache.modify<{ absences: readonly Reference[] }>({
    id: cache.identify({ __typename: 'Child', id: childId }),
    fields: {
      absences: (before, { readField }) =>
        change(before as readonly Reference[], (absence) => readField<string>('fromDate', absence) ?? ''),
    },
  })

/** Takes an absence back; every screen that shows the child has it at once. */
export function useWithdrawAbsence() {
  const [withdraw, { loading }] = useMutation(WithdrawAbsenceDocument, {
    update(cache, { data }) {
      if (!data) return
      const gone = cache.identify(data.withdrawAbsence)
      changeAbsences(cache, data.withdrawAbsence.childId, (before) => before.filter(({ __ref }) => __ref !== gone))
    },
  })
  const run = async (child: { firstName: string }, id: number) => {
    try {
      await withdraw({ variables: { id } })
      toast({ title: `${child.firstName} comes after all. The centre knows.` })
    } catch (error) {
      toast({ tone: 'danger', title: 'The absence could not be withdrawn.', text: failureOf(error).message })
    }
  }
  return [run, loading] as const
}

/** Tells the centre of an absence; every screen that shows the child has it at once. */
export function useReportAbsence() {
  const [report] = useMutation(ReportAbsenceDocument, {
    update(cache, { data }) {
      if (!data) return
      const told = cache.identify(data.reportAbsence)
      if (!told) return
      changeAbsences(cache, data.reportAbsence.childId, (before, dayOf) =>
        [...before, { __ref: told }].toSorted((a, b) => dayOf(a).localeCompare(dayOf(b))),
      )
    },
  })
  return report
}

/** Changes the days or the reason of an absence; every screen that shows it follows. */
export const useChangeAbsence = () => useMutation(ChangeAbsenceDocument)[0]
