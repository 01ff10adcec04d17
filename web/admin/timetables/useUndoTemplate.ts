import { useMutation } from '@apollo/client/react'
import { toast } from '#web/ui/Toast/toast.ts'
import { tellFailure } from '#web/shared/form/errors.ts'
import { DeleteTimetableEntriesDocument, RestoreTimetableEntriesDocument } from './timetables.generated.ts'

interface Laid {
  entries: readonly { id: number }[]
  removed: readonly { id: number }[]
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

/** Takes what a template added away again, and brings back what it replaced. */
export function useUndoTemplate() {
  const [remove] = useMutation(DeleteTimetableEntriesDocument)
  const [restore] = useMutation(RestoreTimetableEntriesDocument)
  return async ({ entries, removed }: Laid) => {
    try {
      if (entries.length > 0) await remove({ variables: { input: { ids: idsOf(entries) } } })
      if (removed.length > 0) await restore({ variables: { input: { ids: idsOf(removed) } } })
      toast({ title: 'Success', text: 'The week is as it was before' })
    } catch (error) {
      tellFailure('Failed to bring the week back', error)
    }
  }
}
