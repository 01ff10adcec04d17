import { Ellipsis, Eraser, FileArchive, Link2, LogOut, Mail, Pencil, Phone, Trash2 } from 'lucide-react'
import { formatPhone, phoneLink } from '#graphql/values/phone.ts'
import { Avatar } from '#web/ui/Avatar/Avatar.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { IconButton } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/Menu/Menu.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { fullName } from '../shared/people/format.ts'
import { studentPath } from '../students/studentPath.ts'
import type { ParentsQuery } from './parents.generated.ts'
import * as styles from './ParentsTab.css.ts'

export type Parent = ParentsQuery['users']['edges'][number]['node']

export interface ParentActions {
  onEdit: (parent: Parent) => void
  onLink: (parent: Parent) => void
  onDelete: (parent: Parent) => void
  onSignOut: (parent: Parent) => void
  onErase: (parent: Parent) => void
  onExport: (parent: Parent) => void
}

/** A parent: how to reach them, and their children. */
export function ParentCard({ parent, actions }: { parent: Parent; actions: ParentActions }) {
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
