import { useUploads } from '#web/shared/uploads/useUploads.ts'
import { useUnsaved } from '#web/ui/Dialog/unsaved.ts'

const addressOf = (momentId: number) => `/api/moments/${momentId}/pictures`

/**
 * The pictures on their way. They belong to My room as a whole, so that a teacher can go on with the register meanwhile;
 * leaving it asks first.
 */
export function useMomentUploads() {
  const { uploads, add, retry, remove } = useUploads({ fields: (key) => ({ key }) })
  useUnsaved(uploads.length > 0, true)
  const of = (momentId: number) => uploads.filter(({ url }) => url === addressOf(momentId))
  return {
    retry,
    remove,
    /** Those of a moment that have not arrived. */
    of,
    send: (momentId: number, files: readonly File[]) => add(files, addressOf(momentId)),
    /** The rest of a moment never comes. */
    giveUp: (momentId: number) => {
      for (const { key } of of(momentId)) remove(key)
    },
  }
}

export type MomentUploads = ReturnType<typeof useMomentUploads>
