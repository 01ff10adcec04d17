import type { ReactNode } from 'react'
import { proposedFirstDay } from '#graphql/children/enrolment.rules.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import type { ListedApplication } from './application.ts'
import { EnrollChoicesDocument, type EnrollChoicesQuery } from './applications.generated.ts'

export interface PlaceDialogProps {
  application: ListedApplication
  title: string
  onClose: () => void
  children: (choices: EnrollChoicesQuery) => ReactNode
}

/** The dialog of a form that gives an applicant a place: it is there once the classes have come. */
export function PlaceDialog({ application, title, onClose, children }: PlaceDialogProps) {
  const query = useScreenQuery(EnrollChoicesDocument, {
    from: proposedFirstDay(application.offerFirstDay ?? application.startDate, todayInJohannesburg()),
    applicationId: application.id,
  })
  const { data } = query
  if (data) return children(data)
  return (
    <Dialog open onClose={onClose} title={title}>
      <QueryState
        query={query}
        label="Loading classes"
        failed="The classes could not be loaded."
        count={4}
        height="row"
      />
    </Dialog>
  )
}
