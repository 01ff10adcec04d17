import type { ReactNode } from 'react'
import { proposedFirstDay } from '#graphql/children/enrolment.rules.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { ErrorState } from '#web/ui/ErrorState/ErrorState.tsx'
import { SkeletonList } from '#web/ui/Skeleton/Skeleton.tsx'
import type { ListedApplication } from './application.ts'
import { EnrollChoicesDocument, type EnrollChoicesQuery } from './EnrollChoices.generated.ts'

export interface PlaceDialogProps {
  application: ListedApplication
  title: string
  onClose: () => void
  children: (choices: EnrollChoicesQuery) => ReactNode
}

/** The dialog of a form that gives an applicant a place: it is there once the classes have come. */
export function PlaceDialog({ application, title, onClose, children }: PlaceDialogProps) {
  const { data, error, loading, refetch } = useScreenQuery(EnrollChoicesDocument, {
    from: proposedFirstDay(application.offerFirstDay ?? application.startDate, todayInJohannesburg()),
    applicationId: application.id,
  })
  if (data) return children(data)
  return (
    <Dialog open onClose={onClose} title={title}>
      {error ? (
        <ErrorState title="The classes could not be loaded." retrying={loading} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList label="Loading classes" count={4} height="row" />
      )}
    </Dialog>
  )
}
