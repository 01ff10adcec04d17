import { ArchiveRestore, UserPlus, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { usePages } from '#web/app/usePages.ts'
import { MoreRows } from '#web/shared/list/MoreRows.tsx'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { lateModule } from '#web/ui/late.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { useArchive } from './archive/useArchive.tsx'
import { DeletePerson } from '../shared/people/DeletePerson.tsx'
import { Toolbar } from '../shared/people/Toolbar.tsx'
import { useAccountActions } from '../shared/people/useAccountActions.ts'
import { count } from '../shared/people/format.ts'
import { useSearch } from '../shared/useParameter.ts'
import { type Parent, type ParentActions, ParentCard } from './ParentCard.tsx'
import { ParentsDocument } from './parents.generated.ts'

const PersonDialog = lateModule(() => import('../shared/people/PersonDialog.tsx')).part((module) => module.PersonDialog)
const RemovedPeopleDialog = lateModule(() => import('../shared/people/RemovedPeopleDialog.tsx')).part(
  (module) => module.RemovedPeopleDialog,
)
const EraseFamilyDialog = lateModule(() => import('../settings/EraseFamilyDialog.tsx')).part(
  (module) => module.EraseFamilyDialog,
)
const LinkDialog = lateModule(() => import('./LinkDialog.tsx')).part((module) => module.LinkDialog)

const pageSize = 48

const words = {
  add: 'Add Parent',
  created: 'Parent created successfully',
  updated: 'Parent updated successfully',
  failed: 'Failed to save parent',
}
const roles = [{ value: 'parent', label: 'Parent' }] as const

type Open = { kind: 'add' | 'removed' } | { kind: 'edit' | 'link' | 'delete' | 'erase'; parent: Parent }

function Dialogs({ opened, onClose }: { opened: Open; onClose: () => void }) {
  if (opened.kind === 'link') return <LinkDialog parentId={opened.parent.id} onClose={onClose} />
  if (opened.kind === 'erase') return <EraseFamilyDialog parent={opened.parent} onClose={onClose} />
  if (opened.kind === 'removed')
    return <RemovedPeopleDialog title="Deleted parents" roles={['parent']} onClose={onClose} />
  if (opened.kind === 'delete') {
    return (
      <DeletePerson
        person={opened.parent}
        question="Are you sure you want to delete this parent?"
        confirmLabel="Delete parent"
        deleted="Parent deleted successfully"
        failed="Failed to delete parent"
        onDone={onClose}
      />
    )
  }
  const person = opened.kind === 'edit' ? opened.parent : null
  return <PersonDialog person={person} roles={roles} words={words} onClose={onClose} />
}

/** Every parent with an account. */
export function ParentsTab() {
  const { search: words, box } = useSearch('Search parents')
  const search = words || null
  const query = usePages(ParentsDocument, { search, first: pageSize }, ({ users }) => users)
  const { data, rows, next } = query
  const [opened, setOpened] = useState<Open | null>(null)
  const { signOut } = useAccountActions()
  const archive = useArchive()
  if (!data)
    return <QueryState query={query} label="Loading parents" failed="The parents could not be loaded." count={4} />
  const actions: ParentActions = {
    onEdit: (parent) => setOpened({ kind: 'edit', parent }),
    onLink: (parent) => setOpened({ kind: 'link', parent }),
    onDelete: (parent) => setOpened({ kind: 'delete', parent }),
    onSignOut: (parent) => void signOut(parent),
    onErase: (parent) => setOpened({ kind: 'erase', parent }),
    onExport: (parent) =>
      archive.save({
        address: `/api/admin/families/${parent.id}/export`,
        type: 'application/zip',
        fileName: `family ${parent.id}.zip`,
        done: 'Export finished',
        failed: 'The export was interrupted. Nothing was saved; try again.',
      }),
  }
  return (
    <Stack>
      <Toolbar search={box}>
        <Button size="small" icon={ArchiveRestore} onClick={() => setOpened({ kind: 'removed' })}>
          Deleted parents
        </Button>
        <Button size="small" tone="primary" icon={UserPlus} onClick={() => setOpened({ kind: 'add' })}>
          Add Parent
        </Button>
      </Toolbar>
      <div role="status">
        <Text size="small" tone="muted">
          {count(data.users.totalCount, 'parent')}
          {search !== null && ' found'}
        </Text>
      </div>
      {rows.length === 0 && (
        <Card>
          <EmptyState icon={UsersRound}>
            {search === null
              ? 'Parents appear here when they register, or when you add them.'
              : 'No parent fits what you are looking for.'}
          </EmptyState>
        </Card>
      )}
      {rows.length > 0 && (
        <Grid as="ul" columnsOf={320} space={12} keepWidth>
          {rows.map((parent) => (
            <li key={parent.id}>
              <ParentCard parent={parent} actions={actions} />
            </li>
          ))}
        </Grid>
      )}
      <MoreRows next={next} label="Show more parents" />
      {archive.dialog}
      {opened && <Dialogs opened={opened} onClose={() => setOpened(null)} />}
    </Stack>
  )
}
