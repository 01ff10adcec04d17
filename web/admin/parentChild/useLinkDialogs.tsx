import { useMutation } from '@apollo/client/react'
import { useMemo, useState } from 'react'
import { ConfirmDialog } from '#web/ui/Dialog/Dialog.tsx'
import { lateModule } from '#web/ui/late.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { tellFailure } from '#web/shared/form/errors.ts'
import { fullName } from '../shared/format.ts'
import type { LinkedPair } from './LinkDialog.tsx'
import { RemoveRelationshipDocument } from './parents.generated.ts'

const RelationshipDialog = lateModule(() => import('./LinkDialog.tsx')).part((module) => module.RelationshipDialog)

function RemoveQuestion({ link, onDone }: { link: LinkedPair; onDone: () => void }) {
  const [remove, { loading }] = useMutation(RemoveRelationshipDocument)
  async function confirm() {
    try {
      await remove({ variables: { id: link.id } })
      toast({ title: 'Relationship removed successfully' })
    } catch (error) {
      tellFailure('Failed to remove relationship', error)
    }
    onDone()
  }
  return (
    <ConfirmDialog
      open
      danger
      title="Are you sure you want to remove this relationship?"
      text={`${fullName(link.parent)} no longer sees ${fullName(link.child)} in the portal, and open invitations to ${link.child.firstName} end. Both stay in their lists.`}
      confirmLabel="Remove relationship"
      pending={loading}
      pendingLabel="Removing..."
      onConfirm={() => void confirm()}
      onCancel={onDone}
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
