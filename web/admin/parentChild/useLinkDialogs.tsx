import { useMutation } from '@apollo/client/react'
import { useMemo, useState } from 'react'
import { fullName } from '#web/admin/shared/format.ts'
import { DeleteQuestion } from '#web/shared/form/DeleteQuestion.tsx'
import { familyDialogs } from './lazyDialogs.ts'
import type { LinkedPair } from './LinkDialog.tsx'
import { RemoveRelationshipDocument } from './parents.generated.ts'

const RelationshipDialog = familyDialogs.component('RelationshipDialog')

function RemoveQuestion({ link, onDone }: { link: LinkedPair; onDone: () => void }) {
  const [remove] = useMutation(RemoveRelationshipDocument)
  return (
    <DeleteQuestion
      what="relationship"
      question="Are you sure you want to remove this relationship?"
      text={`${fullName(link.parent)} can no longer follow ${fullName(link.child)} in the portal, and any open invitations for ${link.child.firstName} are cancelled. Neither record is deleted. Collectors, consents and emergency contacts that came from ${link.parent.firstName} stay: please check them on ${link.child.firstName}'s page.`}
      confirmLabel="Remove relationship"
      pendingLabel="Removing..."
      deleted="Relationship removed successfully"
      failed="Failed to remove relationship"
      remove={() => remove({ variables: { id: link.id } })}
      onClose={onDone}
    />
  )
}

export interface LinkActions {
  onEdit: (link: LinkedPair) => void
  onRemove: (link: LinkedPair) => void
}

/** The dialogs about one link, and what opens them. */
export function useLinkDialogs() {
  const [opened, setOpened] = useState<{ kind: 'edit' | 'remove'; link: LinkedPair } | null>(null)
  const close = () => setOpened(null)
  const actions = useMemo<LinkActions>(
    () => ({
      onEdit: (link) => setOpened({ kind: 'edit', link }),
      onRemove: (link) => setOpened({ kind: 'remove', link }),
    }),
    [],
  )
  const dialog = (
    <>
      {opened?.kind === 'edit' && <RelationshipDialog link={opened.link} onClose={close} />}
      {opened?.kind === 'remove' && <RemoveQuestion link={opened.link} onDone={close} />}
    </>
  )
  return { actions, dialog }
}
