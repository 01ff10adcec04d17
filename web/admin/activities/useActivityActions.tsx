import { useMutation } from '@apollo/client/react'
import { DeleteQuestion } from '#web/shared/form/DeleteQuestion.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { formatDayInFull } from '#graphql/values/dates.ts'
import { useIsTeacher } from '#web/app/session.ts'
import { activitiesPath, type Activity, activityPath } from './activity.ts'
import { DeleteActivityDocument, RestoreActivityDocument } from './activities.generated.ts'

export interface ActivityActions {
  onList: () => void
  onAdd: () => void
  onOpen: (activity: Activity) => void
  onEdit: (activity: Activity) => void
  onDelete: (activity: Activity) => void
  /** What is for all classes is changed by the office alone. */
  mayChange: (activity: Pick<Activity, 'classId'>) => boolean
}

/** What can be done with activities, and the question before one is deleted. */
export function useActivityActions() {
  const navigate = useNavigate()
  const isTeacher = useIsTeacher()
  const [asked, setAsked] = useState<Activity | null>(null)
  const [remove] = useMutation(DeleteActivityDocument)
  const [restore] = useMutation(RestoreActivityDocument)
  const actions: ActivityActions = {
    onList: () => void navigate(activitiesPath),
    onAdd: () => void navigate(`${activitiesPath}&tab=form`),
    onOpen: ({ id }) => void navigate(activityPath(id)),
    onEdit: ({ id }) => void navigate(activityPath(id, 'form')),
    onDelete: setAsked,
    mayChange: ({ classId }) => !isTeacher || classId !== null,
  }
  const coming = asked?.replyCounts.yes ?? 0
  const question = asked && (
    <DeleteQuestion
      what="activity"
      text={`${asked.title} on ${formatDayInFull(asked.date)} will be removed${coming > 0 ? ', and the parents of children attending will be notified by e-mail' : ''}.`}
      remove={() => remove({ variables: { id: asked.id, version: asked.version } })}
      restore={() => restore({ variables: { id: asked.id } })}
      restored={`${asked.title} was restored`}
      onClose={() => setAsked(null)}
    />
  )
  return { actions, question }
}
