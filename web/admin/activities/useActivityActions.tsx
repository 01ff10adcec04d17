import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { ConfirmDialog } from '#web/ui/Dialog/Dialog.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { tellFailure } from '#web/shared/form/errors.ts'
import { type Activity, activityPath, dayInFull } from './activity.ts'
import { DeleteActivityDocument, RestoreActivityDocument } from './activities.generated.ts'

export interface ActivityActions {
  onList: () => void
  onAdd: () => void
  onOpen: (activity: Activity) => void
  onEdit: (activity: Activity) => void
  onDelete: (activity: Activity) => void
}

/** Deletes an activity, and brings it back from the toast. */
function useDelete() {
  const [remove, { loading }] = useMutation(DeleteActivityDocument)
  const [restore] = useMutation(RestoreActivityDocument)
  async function bringBack({ id, title }: Activity) {
    try {
      await restore({ variables: { id } })
      toast({ title: `${title} is back` })
    } catch (error) {
      tellFailure('Failed to restore activity', error)
    }
  }
  async function confirm(activity: Activity) {
    try {
      await remove({ variables: { id: activity.id, version: activity.version } })
      toast({
        title: 'Activity deleted successfully',
        action: { label: 'Undo', onPress: () => void bringBack(activity) },
      })
    } catch (error) {
      tellFailure('Failed to delete activity', error)
    }
  }
  return { confirm, loading }
}

/** What can be done with activities, and the question before one is deleted. */
export function useActivityActions() {
  const navigate = useNavigate()
  const section = paths.adminSection('activities')
  const [asked, setAsked] = useState<Activity | null>(null)
  const { confirm, loading } = useDelete()
  const actions: ActivityActions = {
    onList: () => void navigate(section),
    onAdd: () => void navigate(`${section}&tab=form`),
    onOpen: ({ id }) => void navigate(activityPath(id)),
    onEdit: ({ id }) => void navigate(activityPath(id, 'form')),
    onDelete: setAsked,
  }
  const coming = asked?.replyCounts.yes ?? 0
  const question = asked && (
    <ConfirmDialog
      open
      danger
      title="Are you sure you want to delete this activity?"
      text={`${asked.title} on ${dayInFull(asked.date)} leaves every list${coming > 0 ? ', and the parents of those who come are told by e-mail' : ''}.`}
      confirmLabel="Delete activity"
      pending={loading}
      pendingLabel="Deleting..."
      onCancel={() => setAsked(null)}
      onConfirm={() => void confirm(asked).then(() => setAsked(null))}
    />
  )
  return { actions, question }
}
