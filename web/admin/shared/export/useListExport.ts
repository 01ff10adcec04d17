import { useMutation } from '@apollo/client/react'
import type { ExportedList } from '#graphql/dataExport/listExport.schema.ts'
import { skipRefetch } from '#web/app/freshness.ts'
import { needsIdentity } from '#web/app/identity.ts'
import { toast } from '#web/ui/Toast/toast.ts'
import { RecordListExportDocument } from './listExport.generated.ts'

export const tellExportFailed = () =>
  toast({
    tone: 'danger',
    title: 'Error',
    text: 'The file could not be created. Please check your connection and try again.',
  })

/** Saves a list of personal details as a file, which the server records first and allows shortly after a sign-in alone. */
export function useListExport(list: ExportedList) {
  const [record] = useMutation(RecordListExportDocument, { context: skipRefetch })
  return async (rows: number, download: () => unknown) => {
    try {
      await record({ variables: { input: { list, rows } } })
      await download()
    } catch (error) {
      if (!needsIdentity(error)) tellExportFailed()
    }
  }
}
