import { useMutation } from '@apollo/client/react'
import { toast } from '#web/ui/Toast/toast.ts'
import { tellFailure } from '#web/shared/form/errors.ts'
import { RestoreAcademicReportDocument } from './academicReports.generated.ts'

/** Brings a deleted report back and says so. */
export function useRestoreReport() {
  const [restore] = useMutation(RestoreAcademicReportDocument)
  return async (id: number) => {
    try {
      await restore({ variables: { id } })
      toast({ title: 'The report is back' })
    } catch (error) {
      tellFailure('Failed to restore report', error)
    }
  }
}
