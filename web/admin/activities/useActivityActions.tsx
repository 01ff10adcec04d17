import { useMutation } from '@apollo/client/react'
import { DeleteQuestion } from '#web/shared/form/DeleteQuestion.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { type Activity, activityPath, dayInFull } from './activity.ts'
import { DeleteActivityDocument, RestoreActivityDocument } from './activities.generated.ts'

export interface ActivityActions {
  onList: () => void
  onAdd: () => void
  onOpen: (activity: Activity) => void
  onEdit: (activity: Activity) => void
  onDelete: (activity: Activity) => void
}

/** What can be done with activities, and the question before one is deleted. */
export function useActivityActions() {
  const navigate = useNavigate()
  const section = paths.adminSection('activities')
  const [asked, setAsked] = useState<Activity | null>(null)
  const [remove] = useMutation(DeleteActivityDocument)
  const [restore] = useMutation(RestoreActivityDocument)
  const actions: ActivityActions = {
    onList: () => void navigate(section),
    onAdd: () => void navigate(`${section}&tab=form`),
    onOpen: ({ id }) => void navigate(activityPath(id)),
    onEdit: ({ id }) => void navigate(activityPath(id, 'form')),
    onDelete: setAsked,
  }
  const coming = asked?.replyCounts.yes ?? 0
  const question = asked && (
    <DeleteQuestion
      what="activity"
      text={`${asked.title} on ${dayInFull(asked.date)} leaves every list${coming > 0 ? ', and the parents of those who come are told by e-mail' : ''}.`}
      remove={() => remove({ variables: { id: asked.id, version: asked.version } })}
      restore={() => restore({ variables: { id: asked.id } })}
      restored={`${asked.title} is back`}
      onClose={() => setAsked(null)}
    />
  )
  return { actions, question }
}
