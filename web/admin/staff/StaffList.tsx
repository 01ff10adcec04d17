import {
  ArchiveRestore,
  BriefcaseBusiness,
  Ellipsis,
  GraduationCap,
  KeyRound,
  Link2,
  LogOut,
  Mail,
  Pencil,
  Send,
  Tablet,
  Trash2,
  UserPlus,
} from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { formatPhone } from '#graphql/values/phone.ts'
import { matches } from '#graphql/values/search.ts'
import { MoreMenu } from '#web/admin/shared/MoreMenu.tsx'
import { EmailAddress } from '#web/admin/shared/EmailAddress.tsx'
import { PersonName } from '#web/admin/shared/PersonName.tsx'
import { fullName } from '#web/admin/shared/format.ts'
import type { AccountInvitation } from '#web/admin/shared/people/PersonDialog.tsx'
import { RefusedAddress } from '#web/admin/shared/people/RefusedAddress.tsx'
import { Toolbar } from '#web/admin/shared/people/Toolbar.tsx'
import { useAccountActions } from '#web/admin/shared/people/useAccountActions.ts'
import { formatSignIn, useInvitation } from '#web/admin/shared/people/useInvitation.tsx'
import { actionsColumn } from '#web/admin/shared/recordActions.tsx'
import { useOpenParam } from '#web/admin/shared/useOpenParam.ts'
import { useSearch } from '#web/admin/shared/useSearchParam.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button, IconButton } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { lazyModule } from '#web/ui/lazy.tsx'
import { Menu, MenuItem } from '#web/ui/Menu/Menu.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { StaffDocument, type StaffQuery } from './staff.generated.ts'
import { DeleteStaff } from './DeleteStaff.tsx'
import { PasswordLinkDialog } from '#web/admin/shared/people/PasswordLinkDialog.tsx'

const dialogs = lazyModule(() => import('./dialogs.ts'))
const PersonDialog = dialogs.component('PersonDialog')
const DutiesDialog = dialogs.component('DutiesDialog')
const RemovedPeopleDialog = dialogs.component('RemovedPeopleDialog')

export type StaffMember = StaffQuery['staff'][number]

const roles = [
  { value: 'teacher', label: 'Teacher' },
  { value: 'admin', label: 'Administrator' },
] as const
const words = {
  add: 'Add Staff Member',
  invite: 'Invite a colleague',
  created: 'Staff member created successfully',
  updated: 'Staff member updated successfully',
  failed: 'Failed to save staff member',
}

type Open =
  | { kind: 'add' | 'invite' | 'removed' }
  | { kind: 'edit' | 'delete' | 'passwordLink' | 'duties'; member: StaffMember }

interface StaffDialogsProps {
  opened: Open
  onInvited?: (sent: AccountInvitation) => void
  onClose: () => void
}

/** Whichever of the dialogs about a colleague is open. */
export function StaffDialogs({ opened, onInvited, onClose }: StaffDialogsProps) {
  if (opened.kind === 'passwordLink') return <PasswordLinkDialog person={opened.member} onClose={onClose} />
  if (opened.kind === 'duties') return <DutiesDialog person={opened.member} onClose={onClose} />
  if (opened.kind === 'delete') return <DeleteStaff member={opened.member} onDone={onClose} />
  if (opened.kind === 'removed')
    return <RemovedPeopleDialog title="Deleted staff" roles={['teacher', 'admin']} onClose={onClose} />
  const person = opened.kind === 'edit' ? opened.member : null
  const invited = opened.kind === 'invite' ? onInvited : undefined
  return <PersonDialog person={person} roles={roles} words={words} onInvited={invited} onClose={onClose} />
}

type AccountActions = ReturnType<typeof useAccountActions>

const columnsOf = (
  setOpened: (next: Open) => void,
  account: AccountActions,
  invite: (member: StaffMember) => void,
): Column<StaffMember>[] => [
  {
    id: 'name',
    head: 'Name',
    rowHeader: true,
    sortBy: ({ firstName, lastName }) => `${lastName} ${firstName}`,
    cell: (member) => <PersonName name={fullName(member)} />,
  },
  {
    id: 'role',
    head: 'Role',
    sortBy: ({ role }) => role,
    cell: ({ role }) => (
      <Badge tone={role === 'admin' ? 'info' : 'neutral'}>{role === 'admin' ? 'Administrator' : 'Teacher'}</Badge>
    ),
  },
  {
    id: 'email',
    head: 'E-mail',
    wrap: true,
    needs: 'laptop',
    phone: 'wide',
    sortBy: ({ email }) => email,
    cell: ({ email, emailRefusedSince }) => (
      <>
        <EmailAddress address={email} />
        <RefusedAddress since={emailRefusedSince} />
      </>
    ),
  },
  {
    id: 'phone',
    head: 'Phone',
    phone: 'wide',
    cell: ({ phoneNumber }) => (phoneNumber ? formatPhone(phoneNumber) : null),
  },
  {
    id: 'signIn',
    head: 'Sign-in',
    wrap: true,
    needs: 'desktop',
    phone: 'wide',
    sortBy: ({ lastSignedInAt }) => lastSignedInAt ?? '',
    cell: formatSignIn,
  },
  actionsColumn('end', (member) => (
    <>
      <IconButton
        icon={Pencil}
        label={`Edit ${fullName(member)}`}
        title="Edit"
        onClick={() => setOpened({ kind: 'edit', member })}
      />
      <IconButton
        icon={Trash2}
        label={`Delete ${fullName(member)}`}
        title="Delete"
        onClick={() => setOpened({ kind: 'delete', member })}
      />
      <Menu
        label={`${fullName(member)}'s account`}
        button={<IconButton icon={Ellipsis} label={`${fullName(member)}'s account`} title="Account" />}
      >
        {member.role === 'teacher' && (
          <MenuItem icon={BriefcaseBusiness} onSelect={() => setOpened({ kind: 'duties', member })}>
            Duties
          </MenuItem>
        )}
        <MenuItem icon={LogOut} onSelect={() => void account.signOut(member)}>
          Sign out everywhere
        </MenuItem>
        {!member.lastSignedInAt && (
          <MenuItem icon={Send} onSelect={() => invite(member)}>
            {member.invitedAt ? 'Send the invitation again' : 'Send an invitation'}
          </MenuItem>
        )}
        <MenuItem icon={Link2} onSelect={() => setOpened({ kind: 'passwordLink', member })}>
          New password link
        </MenuItem>
        <MenuItem icon={KeyRound} onSelect={() => void account.turnOffSecondFactor(member)}>
          Turn off two-step sign-in
        </MenuItem>
        <MenuItem icon={Tablet} onSelect={() => void account.removePin(member)}>
          Remove tablet PIN
        </MenuItem>
      </Menu>
    </>
  )),
]

interface StaffListProps {
  /** Columns between the details and the actions, such as today's attendance. */
  columns?: readonly Column<StaffMember>[]
  /** Above the table: the day and its counts. */
  children?: ReactNode
}

/** Everyone who works at the centre: teachers and administrators. */
export function StaffList({ columns: more = [], children }: StaffListProps) {
  const query = useScreenQuery(StaffDocument)
  const { search, box } = useSearch('Search staff')
  const [opened, setOpened] = useState<Open | null>(null)
  const account = useAccountActions()
  const invitation = useInvitation()
  const { send } = invitation
  useOpenParam('add', () => setOpened({ kind: 'add' }))
  const columns = useMemo(() => {
    const own = columnsOf(setOpened, account, (member) => void send(member))
    return [...own.slice(0, -1), ...more, ...own.slice(-1)]
  }, [more, account, send])
  return (
    <QueryState query={query} label="Loading staff" failed="Failed to fetch staff members" height="row" count={6}>
      {(data) => {
        const shown = data.staff.filter((member) => matches(search, fullName(member), member.email))
        return (
          <Stack>
            {children}
            <Toolbar search={box}>
              <MoreMenu>
                <MenuItem icon={ArchiveRestore} onSelect={() => setOpened({ kind: 'removed' })}>
                  Deleted staff
                </MenuItem>
              </MoreMenu>
              <Button size="small" icon={Mail} onClick={() => setOpened({ kind: 'invite' })}>
                Invite a colleague
              </Button>
              <Button size="small" tone="primary" icon={UserPlus} onClick={() => setOpened({ kind: 'add' })}>
                Add Staff Member
              </Button>
            </Toolbar>
            <Card pad="none">
              <DataTable
                label="Staff"
                columns={columns}
                rows={shown}
                firstSorting={{ column: 'name', descending: false }}
                empty={
                  <EmptyState icon={GraduationCap}>
                    {data.staff.length === 0 ? "Add the centre's teachers and administrators." : 'No staff found.'}
                  </EmptyState>
                }
              />
            </Card>
            {invitation.dialog}
            {opened && <StaffDialogs opened={opened} onInvited={invitation.tell} onClose={() => setOpened(null)} />}
          </Stack>
        )
      }}
    </QueryState>
  )
}
