import {
  ArchiveRestore,
  Ellipsis,
  GraduationCap,
  KeyRound,
  Link2,
  LogOut,
  Pencil,
  Trash2,
  UserPlus,
} from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { formatPhone } from '#graphql/values/phone.ts'
import { matches } from '#graphql/values/search.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Avatar } from '#web/ui/Avatar/Avatar.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button, IconButton } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { lateModule } from '#web/ui/late.tsx'
import { Menu, MenuItem } from '#web/ui/Menu/Menu.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { Toolbar } from '../shared/people/Toolbar.tsx'
import { useAccountActions } from '../shared/people/useAccountActions.ts'
import { fullName } from '../shared/format.ts'
import { StaffDocument, type StaffQuery } from './staff.generated.ts'
import { DeleteStaff } from './DeleteStaff.tsx'
import { useOpenParam } from '../shared/useOpenParam.ts'
import { useSearch } from '../shared/useParameter.ts'

const PersonDialog = lateModule(() => import('../shared/people/PersonDialog.tsx')).part((module) => module.PersonDialog)
const PasswordLinkDialog = lateModule(() => import('../shared/people/PasswordLinkDialog.tsx')).part(
  (module) => module.PasswordLinkDialog,
)
const RemovedPeopleDialog = lateModule(() => import('../shared/people/PersonDialog.tsx')).part(
  (module) => module.RemovedPeopleDialog,
)

export type StaffMember = StaffQuery['staff'][number]

const roles = [
  { value: 'teacher', label: 'Teacher' },
  { value: 'admin', label: 'Administrator' },
] as const
const words = {
  add: 'Add Staff Member',
  created: 'Staff member created successfully',
  updated: 'Staff member updated successfully',
  failed: 'Failed to save staff member',
}

type Open = { kind: 'add' | 'removed' } | { kind: 'edit' | 'delete' | 'passwordLink'; member: StaffMember }

type AccountActions = ReturnType<typeof useAccountActions>

const columnsOf = (setOpened: (next: Open) => void, account: AccountActions): Column<StaffMember>[] => [
  {
    id: 'name',
    head: 'Name',
    rowHeader: true,
    sortBy: ({ firstName, lastName }) => `${lastName} ${firstName}`,
    cell: (member) => (
      <Inline space={8} wrap={false}>
        <Avatar name={fullName(member)} size={28} />
        {fullName(member)}
      </Inline>
    ),
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
    cell: ({ email }) => email,
  },
  {
    id: 'phone',
    head: 'Phone',
    phone: 'wide',
    cell: ({ phoneNumber }) => (phoneNumber ? formatPhone(phoneNumber) : null),
  },
  {
    id: 'actions',
    head: 'Actions',
    hideHead: true,
    align: 'end',
    phone: 'end',
    cell: (member) => (
      <Inline space={4} justify="end" wrap={false}>
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
          label={`Account of ${fullName(member)}`}
          button={<IconButton icon={Ellipsis} label={`Account of ${fullName(member)}`} title="Account" />}
        >
          <MenuItem icon={LogOut} onSelect={() => void account.signOut(member)}>
            Sign out everywhere
          </MenuItem>
          <MenuItem icon={Link2} onSelect={() => setOpened({ kind: 'passwordLink', member })}>
            New password link
          </MenuItem>
          <MenuItem icon={KeyRound} onSelect={() => void account.turnOffSecondFactor(member)}>
            Turn off two-step sign-in
          </MenuItem>
        </Menu>
      </Inline>
    ),
  },
]

interface StaffListProps {
  /** Columns between the details and the actions, such as today's attendance. */
  columns?: readonly Column<StaffMember>[]
  /** Stands above the table: the day and its counts. */
  children?: ReactNode
}

/** Everyone who works at the centre: teachers and administrators. */
export function StaffList({ columns: more = [], children }: StaffListProps) {
  const query = useScreenQuery(StaffDocument)
  const { data: read, previousData } = query
  const data = read ?? previousData
  const { search, box } = useSearch('Search staff')
  const [opened, setOpened] = useState<Open | null>(null)
  const close = () => setOpened(null)
  const account = useAccountActions()
  useOpenParam('add', () => setOpened({ kind: 'add' }))
  const columns = useMemo(() => {
    const own = columnsOf(setOpened, account)
    return [...own.slice(0, -1), ...more, ...own.slice(-1)]
  }, [more, account])
  if (!data)
    return (
      <QueryState query={query} label="Loading staff" failed="Failed to fetch staff members" height="row" count={6} />
    )
  const shown = data.staff.filter((member) => matches(search, fullName(member), member.email))
  return (
    <Stack>
      {children}
      <Toolbar search={box}>
        <Button size="small" icon={ArchiveRestore} onClick={() => setOpened({ kind: 'removed' })}>
          Deleted staff
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
          rowKey={({ id }) => String(id)}
          firstSorting={{ column: 'name', descending: false }}
          empty={
            <EmptyState icon={GraduationCap}>
              {data.staff.length === 0
                ? 'Add the teachers and administrators of the centre here.'
                : 'No staff member fits what you are looking for.'}
            </EmptyState>
          }
        />
      </Card>
      {opened?.kind === 'add' && <PersonDialog person={null} roles={roles} words={words} onClose={close} />}
      {opened?.kind === 'edit' && <PersonDialog person={opened.member} roles={roles} words={words} onClose={close} />}
      {opened?.kind === 'passwordLink' && <PasswordLinkDialog person={opened.member} onClose={close} />}
      {opened?.kind === 'removed' && (
        <RemovedPeopleDialog title="Deleted staff" roles={['teacher', 'admin']} onClose={close} />
      )}
      {opened?.kind === 'delete' && <DeleteStaff member={opened.member} onDone={close} />}
    </Stack>
  )
}
