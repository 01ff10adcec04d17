import { useMutation } from '@apollo/client/react'
import {
  ArchiveRestore,
  Eraser,
  FileArchive,
  KeyRound,
  Link2,
  LogOut,
  Mail,
  Pencil,
  Phone,
  Send,
  Trash2,
  UserPlus,
  UsersRound,
} from 'lucide-react'
import { useState } from 'react'
import { formatPhone, phoneLink } from '#graphql/values/phone.ts'
import { MoreMenu } from '#web/admin/shared/MoreMenu.tsx'
import { count, fullName } from '#web/admin/shared/format.ts'
import type { AccountInvitation } from '#web/admin/shared/people/PersonDialog.tsx'
import { RefusedAddress } from '#web/admin/shared/people/RefusedAddress.tsx'
import { Toolbar } from '#web/admin/shared/people/Toolbar.tsx'
import { DeleteUserDocument } from '#web/admin/shared/people/people.generated.ts'
import { useAccountActions, useRestorePerson } from '#web/admin/shared/people/useAccountActions.ts'
import { formatSignIn, useInvitation } from '#web/admin/shared/people/useInvitation.tsx'
import { ActionsMenu } from '#web/admin/shared/recordActions.tsx'
import { useSearch } from '#web/admin/shared/useSearchParam.ts'
import { usePages } from '#web/app/usePages.ts'
import { DeleteQuestion } from '#web/shared/form/DeleteQuestion.tsx'
import { QueryList } from '#web/shared/list/QueryList.tsx'
import { Avatar } from '#web/ui/Avatar/Avatar.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { MenuItem, MenuSeparator } from '#web/ui/Menu/Menu.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { studentPath } from '../students/student.ts'
import { useArchive } from './archive/useArchive.tsx'
import { familyDialogs } from './lazyDialogs.ts'
import { ParentsDocument, type ParentsQuery } from './parents.generated.ts'
import * as styles from './ParentChild.css.ts'
import { InviteAllDialog } from './invitations/InviteAllDialog.tsx'

const PersonDialog = familyDialogs.component('PersonDialog')
const RemovedPeopleDialog = familyDialogs.component('RemovedPeopleDialog')
const EraseFamilyDialog = familyDialogs.component('EraseFamilyDialog')
const LinkDialog = familyDialogs.component('LinkDialog')

const pageSize = 48

const words = {
  add: 'Add Parent',
  invite: 'Invite a parent',
  created: 'Parent created successfully',
  updated: 'Parent updated successfully',
  failed: 'Failed to save parent',
}
const roles = [{ value: 'parent', label: 'Parent' }] as const

type Open =
  | { kind: 'add' | 'invite' | 'inviteAll' | 'removed' }
  | { kind: 'edit' | 'link' | 'delete' | 'erase'; parent: Parent }

interface ParentDialogsProps {
  opened: Open
  onInvited?: (sent: AccountInvitation) => void
  onClose: () => void
}

/** Whichever of the dialogs about a parent is open. */
export function ParentDialogs({ opened, onInvited, onClose }: ParentDialogsProps) {
  if (opened.kind === 'link') return <LinkDialog parentId={opened.parent.id} onClose={onClose} />
  if (opened.kind === 'erase') return <EraseFamilyDialog parent={opened.parent} onClose={onClose} />
  if (opened.kind === 'removed')
    return <RemovedPeopleDialog title="Deleted parents" roles={['parent']} onClose={onClose} />
  if (opened.kind === 'inviteAll') return <InviteAllDialog onClose={onClose} />
  if (opened.kind === 'delete') return <DeleteParent parent={opened.parent} onClose={onClose} />
  const person = opened.kind === 'edit' ? opened.parent : null
  const invited = opened.kind === 'invite' ? onInvited : undefined
  return <PersonDialog person={person} roles={roles} words={words} onInvited={invited} onClose={onClose} />
}

/** Every parent with an account. */
export function ParentsTab() {
  const { search: words, box } = useSearch('Search parents')
  const search = words || null
  const query = usePages(ParentsDocument, { search, first: pageSize }, ({ users }) => users)
  const [opened, setOpened] = useState<Open | null>(null)
  const { signOut, turnOffSecondFactor } = useAccountActions()
  const invitation = useInvitation()
  const archive = useArchive()
  const actions: ParentActions = {
    onEdit: (parent) => setOpened({ kind: 'edit', parent }),
    onLink: (parent) => setOpened({ kind: 'link', parent }),
    onDelete: (parent) => setOpened({ kind: 'delete', parent }),
    onSignOut: (parent) => void signOut(parent),
    onTurnOff: (parent) => void turnOffSecondFactor(parent),
    onInvite: (parent) => void invitation.send(parent),
    onErase: (parent) => setOpened({ kind: 'erase', parent }),
    onExport: (parent) =>
      archive.save({
        address: `/api/admin/families/${parent.id}/export`,
        type: 'application/zip',
        fileName: `family ${parent.id}.zip`,
        done: 'Export finished',
        failed: 'The export was interrupted and nothing was saved. Please try again.',
      }),
  }
  return (
    <Stack>
      <Toolbar search={box}>
        <MoreMenu>
          <MenuItem icon={ArchiveRestore} onSelect={() => setOpened({ kind: 'removed' })}>
            Deleted parents
          </MenuItem>
        </MoreMenu>
        <Button size="small" icon={Send} onClick={() => setOpened({ kind: 'inviteAll' })}>
          Send missing invitations
        </Button>
        <Button size="small" icon={Mail} onClick={() => setOpened({ kind: 'invite' })}>
          Invite a parent
        </Button>
        <Button size="small" tone="primary" icon={UserPlus} onClick={() => setOpened({ kind: 'add' })}>
          Add Parent
        </Button>
      </Toolbar>
      <QueryList list={query} what="parents" count={4} more="Show more parents">
        {(rows, data) => (
          <>
            <div role="status">
              <Text size="small" tone="muted">
                {count(data.users.totalCount, 'parent')}
                {search !== null && ' found'}
              </Text>
            </div>
            {rows.length === 0 ? (
              <Card>
                <EmptyState icon={UsersRound}>
                  {search === null
                    ? 'Parents appear here when they register, or when you add them.'
                    : 'No parents found.'}
                </EmptyState>
              </Card>
            ) : (
              <Grid as="ul" columnsOf={320} space={12} keepWidth>
                {rows.map((parent) => (
                  <li key={parent.id} className={styles.item}>
                    <ParentCard parent={parent} actions={actions} />
                  </li>
                ))}
              </Grid>
            )}
          </>
        )}
      </QueryList>
      {invitation.dialog}
      {opened && <ParentDialogs opened={opened} onInvited={invitation.tell} onClose={() => setOpened(null)} />}
    </Stack>
  )
}

type Parent = ParentsQuery['users']['edges'][number]['node']

interface ParentActions {
  onEdit: (parent: Parent) => void
  onLink: (parent: Parent) => void
  onDelete: (parent: Parent) => void
  onSignOut: (parent: Parent) => void
  onTurnOff: (parent: Parent) => void
  onErase: (parent: Parent) => void
  onInvite: (parent: Parent) => void
  onExport: (parent: Parent) => void
}

/** A parent: how to reach them, and their children. */
function ParentCard({ parent, actions }: { parent: Parent; actions: ParentActions }) {
  const call = phoneLink(parent.phoneNumber ?? '')
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
          <ActionsMenu of={fullName(parent)}>
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
            {!parent.lastSignedInAt && (
              <MenuItem icon={Send} onSelect={() => actions.onInvite(parent)}>
                {parent.invitedAt ? 'Send the invitation again' : 'Send an invitation'}
              </MenuItem>
            )}
            <MenuItem icon={LogOut} onSelect={() => actions.onSignOut(parent)}>
              Sign out everywhere
            </MenuItem>
            <MenuItem icon={KeyRound} onSelect={() => actions.onTurnOff(parent)}>
              Turn off two-step sign-in
            </MenuItem>
            <MenuItem icon={FileArchive} onSelect={() => actions.onExport(parent)}>
              Export family data
            </MenuItem>
            <MenuSeparator />
            <MenuItem icon={Trash2} danger onSelect={() => actions.onDelete(parent)}>
              Delete
            </MenuItem>
            <MenuItem icon={Eraser} danger onSelect={() => actions.onErase(parent)}>
              Erase family
            </MenuItem>
          </ActionsMenu>
        </div>
        <div className={styles.name}>
          <Text size="small">{parent.email}</Text>
          <RefusedAddress since={parent.emailRefusedSince} />
          <Text size="small" figures>
            {parent.phoneNumber ? formatPhone(parent.phoneNumber) : 'No phone number'}
          </Text>
          <Text size="small" tone="muted">
            {formatSignIn(parent)}
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

/** Asks before an account is hidden; the toast afterwards brings it back. */
function DeleteParent({ parent, onClose }: { parent: Parent; onClose: () => void }) {
  const [remove] = useMutation(DeleteUserDocument)
  const restore = useRestorePerson()
  return (
    <DeleteQuestion
      what="parent"
      text={`${fullName(parent)} will be signed out everywhere and can no longer sign in. The records are kept.`}
      remove={() => remove({ variables: { id: parent.id } })}
      restore={() => restore(parent)}
      restored={null}
      onClose={onClose}
    />
  )
}
