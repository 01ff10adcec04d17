import { useMutation } from '@apollo/client/react'
import { failureOf } from '#web/app/failure.ts'
import { toast } from '#web/ui/Toast/toast.ts'
import { WithdrawAbsenceDocument } from './absence.generated.ts'

/** Takes an absence back, and says so. */
export function useWithdrawAbsence() {
  const [withdraw, { loading }] = useMutation(WithdrawAbsenceDocument)
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
