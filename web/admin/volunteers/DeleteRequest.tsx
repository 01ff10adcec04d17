import { useMutation } from '@apollo/client/react'
import { ConfirmDialog } from '#web/ui/Dialog/Dialog.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { count } from '../people/words.ts'
import { tellFailure } from '#web/shared/form/errors.ts'
import { DeleteVolunteerRequestDocument } from './volunteers.generated.ts'
import type { VolunteerRequest } from './request.tsx'

/** Asks before a call for helpers leaves every list: whoever signed up hears of it. */
export function DeleteRequest({ request, onDone }: { request: VolunteerRequest; onDone: () => void }) {
  const [remove, { loading }] = useMutation(DeleteVolunteerRequestDocument)
  const { eventTitle, status, placesTaken } = request
  const told = status === 'active' && placesTaken > 0
  async function confirm() {
    try {
      await remove({ variables: { id: request.id, version: request.version } })
      toast({ title: 'Volunteer request deleted successfully' })
    } catch (error) {
      tellFailure('Failed to delete volunteer request', error)
    }
    onDone()
  }
  return (
    <ConfirmDialog
      open
      danger
      title="Are you sure you want to delete this volunteer request?"
      text={`${eventTitle} leaves every list.${told ? ` ${count(placesTaken, 'person', 'people')} who signed up will be told by e-mail that it does not take place.` : ''} This cannot be undone.`}
      confirmLabel="Delete request"
      pending={loading}
      pendingLabel="Deleting..."
      onConfirm={() => void confirm()}
      onCancel={onDone}
    />
  )
}
