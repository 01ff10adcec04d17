import { useState } from 'react'
import type { ListedApplication } from './application.ts'
import { EnrolledDialog } from './EnrolledDialog.tsx'
import { EnrollForm } from './EnrollForm.tsx'
import { PlaceDialog } from './PlaceDialog.tsx'

/** Turns an application into a child of the centre, then hands on the parent's invitation. */
export function EnrollDialog({ application, onClose }: { application: ListedApplication; onClose: () => void }) {
  const [enrolled, setEnrolled] = useState<{ url: string | null } | null>(null)
  return (
    <PlaceDialog application={application} title={`Enroll ${application.childName}`} onClose={onClose}>
      {(choices) =>
        enrolled ? (
          <EnrolledDialog
            application={application}
            invitationUrl={enrolled.url}
            centre={choices.centre.fullName}
            onClose={onClose}
          />
        ) : (
          <EnrollForm
            application={application}
            choices={choices}
            onEnrolled={(url) => setEnrolled({ url })}
            onClose={onClose}
          />
        )
      }
    </PlaceDialog>
  )
}
