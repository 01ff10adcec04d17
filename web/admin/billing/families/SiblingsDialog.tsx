import { useMutation } from '@apollo/client/react'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { groupBy } from '#graphql/values/groupBy.ts'
import { attempt } from '#web/admin/shared/attempt.ts'
import { BulkDialog } from '#web/admin/shared/bulk/BulkDialog.tsx'
import { childName, count } from '#web/admin/shared/format.ts'
import { actionsColumn } from '#web/admin/shared/recordActions.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { type BillingSummaryQuery, SetFamilyAccountDocument } from '../billing.generated.ts'

type Proposal = BillingSummaryQuery['siblingProposals'][number]

const list = new Intl.ListFormat('en-ZA')

const childrenOf = ({ child, siblings }: Proposal) => [child, ...siblings]

const nameOf = (proposal: Proposal) => list.format(childrenOf(proposal).map(childName))

const idsOf = (proposal: Proposal) => childrenOf(proposal).map(({ id }) => id)

/** Children who could share any of several accounts, each of which is a proposal: the office chooses one. */
function choosersOf(proposals: readonly Proposal[]) {
  const children = groupBy(proposals, ({ child }) => child.id)
  return [...children.values()].flatMap(([first, ...more]) => (first && more.length > 0 ? first.child : []))
}

function useDecide() {
  const [send] = useMutation(SetFamilyAccountDocument)
  return (proposal: Proposal, together: boolean) => {
    const withChildId = proposal.siblings[0]?.id
    const input = together ? { childIds: proposal.undecided, withChildId } : { childIds: proposal.undecided }
    return send({ variables: { input } })
  }
}

const columnsOf = (decide: (proposal: Proposal, together: boolean) => void): Column<Proposal>[] => [
  {
    id: 'children',
    head: 'Children',
    rowHeader: true,
    wrap: true,
    cell: (proposal) => (
      <>
        {nameOf(proposal)}
        <Text size="small" tone="muted" weight="regular">
          {list.format(proposal.parents)}
        </Text>
      </>
    ),
  },
  actionsColumn('wide', (proposal) => (
    <>
      <Button size="small" aria-label={`Keep separate: ${nameOf(proposal)}`} onClick={() => decide(proposal, false)}>
        Keep separate
      </Button>
      <Button size="small" aria-label={`Share account: ${nameOf(proposal)}`} onClick={() => decide(proposal, true)}>
        Share account
      </Button>
    </>
  )),
]

interface SiblingsDialogProps {
  proposals: readonly Proposal[]
  onClose: () => void
}

/** Children who share a parent: whether they pay together, one by one or all at once. */
export function SiblingsDialog({ proposals, onClose }: SiblingsDialogProps) {
  const send = useDecide()
  const [all, setAll] = useState<readonly Proposal[] | null>(null)
  const choosers = choosersOf(proposals)
  const choosing = new Set(choosers.map(({ id }) => id))
  const clear = proposals.filter((proposal) => !idsOf(proposal).some((id) => choosing.has(id)))
  const decide = (proposal: Proposal, together: boolean) =>
    void attempt(
      'The account was not saved',
      () => send(proposal, together),
      together ? `${nameOf(proposal)} now share an account` : `${childName(proposal.child)} has a separate account`,
    )
  if (all) {
    return (
      <BulkDialog
        title="Share all"
        items={all}
        nameOf={nameOf}
        confirmLabel={`Share accounts in ${count(all.length, 'family', 'families')}`}
        workingLabel="Sharing accounts"
        failedWords="These children could not share an account"
        act={(proposal) => send(proposal, true)}
        formatOutcome={(done) => `${count(done, 'family', 'families')} now share an account`}
        onClose={onClose}
      >
        <Text>Each of these families gets one account, with the sibling discount from the next bills.</Text>
      </BulkDialog>
    )
  }
  return (
    <Dialog
      onClose={onClose}
      title="Who shares an account?"
      description="These children share a parent or guardian. Until you decide, each has a separate account. With a shared account they get the sibling discount, one statement and one reminder."
      closeLabel="Close"
      actions={
        clear.length > 1 && (
          <Button size="small" tone="primary" onClick={() => setAll(clear)}>
            Share all
          </Button>
        )
      }
    >
      <Stack>
        {choosers.length > 0 && (
          <Notice>
            More than one account is possible for {list.format(choosers.map(childName))}. Keep separate applies to all
            of these rows{clear.length > 1 && ', and Share all leaves them out'}.
          </Notice>
        )}
        <DataTable
          label="Children who share a parent"
          columns={columnsOf(decide)}
          rows={proposals}
          rowKey={(proposal) => idsOf(proposal).join()}
          maxHeight="50vh"
          empty={<EmptyState icon={UsersRound}>Nothing left to review.</EmptyState>}
        />
      </Stack>
    </Dialog>
  )
}
