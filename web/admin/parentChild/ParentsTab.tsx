import { useMutation } from '@apollo/client/react'
import {
  ArchiveRestore,
  Ellipsis,
  Eraser,
  FileArchive,
  Link2,
  LogOut,
  Mail,
  Pencil,
  Phone,
  Trash2,
  UserPlus,
  UsersRound,
} from 'lucide-react'
import { useState } from 'react'
import { formatPhone, phoneLink } from '#graphql/values/phone.ts'
import { usePages } from '#web/app/usePages.ts'
import { DeleteQuestion } from '#web/shared/form/DeleteQuestion.tsx'
import { MoreRows } from '#web/shared/list/MoreRows.tsx'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Avatar } from '#web/ui/Avatar/Avatar.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button, IconButton } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { lateModule } from '#web/ui/late.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/Menu/Menu.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { count, fullName } from '../shared/format.ts'
import { DeleteUserDocument } from '../shared/people/people.generated.ts'
import { Toolbar } from '../shared/people/Toolbar.tsx'
import { useAccountActions, useRestorePerson } from '../shared/people/useAccountActions.ts'
import { useSearch } from '../shared/useParameter.ts'
import { studentPath } from '../students/student.ts'
import { useArchive } from './archive/useArchive.tsx'
import { ParentsDocument, type ParentsQuery } from './parents.generated.ts'
import * as styles from './ParentChild.css.ts'

const PersonDialog = lateModule(() => import('../shared/people/PersonDialog.tsx')).part((module) => module.PersonDialog)
const RemovedPeopleDialog = lateModule(() => import('../shared/people/PersonDialog.tsx')).part(
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

type Parent = ParentsQuery['users']['edges'][number]['node']

interface ParentActions {
  onEdit: (parent: Parent) => void
  onLink: (parent: Parent) => void
  onDelete: (parent: Parent) => void
  onSignOut: (parent: Parent) => void
  onErase: (parent: Parent) => void
  onExport: (parent: Parent) => void
}

/** A parent: how to reach them, and their children. */
function ParentCard({ parent, actions }: { parent: Parent; actions: ParentActions }) {
  const call = phoneLink(parent.phoneNumber ?? '')
  const label = `Actions for ${fullName(parent)}`
  const children = parent.guardianships.flatMap(({ child }) => child ?? [])
  return (
    <Card as="article">
      <Stack space={8}>
        <div className={styles.head}>
          <Avatar name={fullName(parent)} size={36} />
          <div className={styles.name}>
            <span className={styles.who}>{fullName(parent)}</span>
            <span className={styles.reach}>{parent.username}</span>
          </div>
          <Menu label={label} button={<IconButton icon={Ellipsis} label={label} title="Actions" />}>
            <MenuItem icon={Mail} href={`mailto:${parent.email}`}>
              Write an e-mail
            </MenuItem>
            {call && (
              <MenuItem icon={Phone} href={call}>
                Call
              </MenuItem>
            )}
            <MenuItem icon={Pencil} onSelect={() => actions.onEdit(parent)}>
              Edit
            </MenuItem>
            <MenuItem icon={Link2} onSelect={() => actions.onLink(parent)}>
              Link to a student
            </MenuItem>
            <MenuItem icon={LogOut} onSelect={() => actions.onSignOut(parent)}>
              Sign out everywhere
            </MenuItem>
            <MenuItem icon={FileArchive} onSelect={() => actions.onExport(parent)}>
              Export everything about the family
            </MenuItem>
            <MenuSeparator />
            <MenuItem icon={Trash2} danger onSelect={() => actions.onDelete(parent)}>
              Delete
            </MenuItem>
            <MenuItem icon={Eraser} danger onSelect={() => actions.onErase(parent)}>
              Erase family
            </MenuItem>
          </Menu>
        </div>
        <div className={styles.name}>
          <Text size="small">{parent.email}</Text>
          <Text size="small" figures>
            {parent.phoneNumber ? formatPhone(parent.phoneNumber) : 'No phone number'}
          </Text>
        </div>
        {!parent.emailVerifiedAt && (
          <span>
            <Badge tone="warning">E-mail not confirmed</Badge>
          </span>
        )}
        <div className={styles.children}>
          {children.length === 0 && (
            <Text size="small" tone="muted">
              No student linked yet
            </Text>
          )}
          {children.map((child) => (
            <TextLink key={child.id} to={studentPath(child.id)}>
              {fullName(child)}
            </TextLink>
          ))}
        </div>
      </Stack>
    </Card>
  )
}

interface DeletePersonProps {
  person: { id: number; firstName: string; lastName: string }
  question: string
  confirmLabel: string
  deleted: string
  failed: string
  onDone: () => void
}

/** Asks before an account is hidden; the toast afterwards brings it back. */
function DeletePerson({ person, onDone, ...words }: DeletePersonProps) {
  const [remove] = useMutation(DeleteUserDocument)
  const restore = useRestorePerson()
  return (
    <DeleteQuestion
      {...words}
      what="account"
      text={`${fullName(person)} is signed out everywhere and can no longer sign in. The records are kept.`}
      remove={() => remove({ variables: { id: person.id } })}
      restore={() => restore(person)}
      restored={null}
      onClose={onDone}
    />
  )
}
