import { useState } from 'react'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { ErrorState } from '#web/ui/ErrorState/ErrorState.tsx'
import { SkeletonList } from '#web/ui/Skeleton/Skeleton.tsx'
import type { ListedApplication } from './application.ts'
import { EnrollChoicesDocument } from './EnrollChoices.generated.ts'
import { EnrolledDialog } from './EnrolledDialog.tsx'
import { EnrollForm } from './EnrollForm.tsx'

/** Turns an application into a child of the centre, then hands on the parent's invitation. */
export function EnrollDialog({ application, onClose }: { application: ListedApplication; onClose: () => void }) {
  const { data, error, loading, refetch } = useScreenQuery(EnrollChoicesDocument)
  const [invitation, setInvitation] = useState<{ url: string | null } | null>(null)

  if (invitation) {
    return (
      <EnrolledDialog
        application={application}
        invitationUrl={invitation.url}
        centre={data?.centre.fullName ?? ''}
        onClose={onClose}
      />
    )
  }
  if (data) {
    return (
      <EnrollForm
        application={application}
        choices={data}
        onEnrolled={(url) => setInvitation({ url })}
        onClose={onClose}
      />
    )
  }
  return (
    <Dialog open onClose={onClose} title={`Enroll ${application.childName}`}>
      {error ? (
        <ErrorState title="The classes could not be loaded." retrying={loading} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList label="Loading classes" count={4} height="row" />
      )}
    </Dialog>
  )
}
