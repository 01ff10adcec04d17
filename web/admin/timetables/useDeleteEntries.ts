import { useMutation } from '@apollo/client/react'
import { toast } from '#web/ui/Toast/toast.ts'
import { tellFailure } from '#web/shared/form/errors.ts'
import { count } from '../shared/people/format.ts'
import { DeleteTimetableEntriesDocument, RestoreTimetableEntriesDocument } from './timetables.generated.ts'

/** Takes entries away, and brings them back from the toast. */
export function useDeleteEntries() {
  const [remove, { loading }] = useMutation(DeleteTimetableEntriesDocument)
  const [restore] = useMutation(RestoreTimetableEntriesDocument)

  async function bringBack(ids: number[]) {
    try {
      await restore({ variables: { input: { ids } } })
      toast({ title: 'Success', text: ids.length === 1 ? 'The entry is back' : 'The entries are back' })
    } catch (error) {
      tellFailure('Failed to restore timetable entry', error)
    }
  }

  return {
    loading,
    async remove(entries: readonly { id: number }[]) {
      const ids = entries.map(({ id }) => id)
      try {
        await remove({ variables: { input: { ids } } })
        const text =
          ids.length === 1
            ? 'Timetable entry deleted successfully'
            : `${count(ids.length, 'timetable entry', 'timetable entries')} deleted successfully`
        toast({ title: 'Success', text, action: { label: 'Undo', onPress: () => void bringBack(ids) } })
      } catch (error) {
        tellFailure('Failed to delete timetable entry', error)
      }
    },
  }
}
