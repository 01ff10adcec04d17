import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { BulkDialog } from '#web/admin/shared/bulk/BulkDialog.tsx'
import { count, fullName } from '#web/admin/shared/format.ts'
import { useMailLeaves } from '#web/admin/shared/mail/useTellMail.ts'
import { InviteToAccountDocument, UninvitedParentsDocument } from '#web/admin/shared/people/people.generated.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { Text } from '#web/ui/Text/Text.tsx'

/** Invites every parent who has never signed in and has no invitation that works, and says what came of each. */
export function InviteAllDialog({ onClose }: { onClose: () => void }) {
  // the list that was confirmed stays while it is worked through
  const query = useScreenQuery(UninvitedParentsDocument, {}, { fetchPolicy: 'no-cache' })
  const [invite] = useMutation(InviteToAccountDocument)
  const mailLeaves = useMailLeaves()
  const [outcomes, setOutcomes] = useState<readonly string[]>([])
  const parents = query.data?.uninvitedParents ?? []
  return (
    <BulkDialog
      title="Send missing invitations"
      items={parents}
      nameOf={fullName}
      confirmLabel={parents.length === 0 ? 'Invite' : `Invite ${count(parents.length, 'parent')}`}
      workingLabel="Sending invitations"
      failedWords="Not invited"
      act={async (parent) => {
        const { data } = await invite({ variables: { id: parent.id } })
        const came = data?.inviteToAccount.url ?? `sent to ${parent.email}`
        setOutcomes((before) => [...before, `${fullName(parent)}: ${came}`])
      }}
      formatOutcome={(done) => `${count(done, 'parent')} invited`}
      result={
        outcomes.length > 0 && (
          <TextArea
            label={mailLeaves ? 'Results' : 'Links to pass on'}
            readOnly
            rows={8}
            value={outcomes.join('\n')}
            hint={mailLeaves ? undefined : 'Shown only once. Give each link only to that parent.'}
            onFocus={({ target }) => target.select()}
          />
        )
      }
      onClose={onClose}
    >
      <QueryState query={query} what="parents" count={2} space={12}>
        {() => (
          <>
            <Text>
              {parents.length === 0
                ? 'Every parent has signed in or has a valid invitation.'
                : `${count(parents.length, 'parent has', 'parents have')} never signed in and ${parents.length === 1 ? 'has' : 'have'} no valid invitation. Each gets a link to choose a password, which works once, within 30 days.`}
            </Text>
            {parents.length > 0 && !mailLeaves && (
              <Text tone="muted">No mail server is set up, so the links are shown at the end for you to pass on.</Text>
            )}
            <Text size="small" tone="muted">
              {parents.map(fullName).join(', ')}
            </Text>
          </>
        )}
      </QueryState>
    </BulkDialog>
  )
}
