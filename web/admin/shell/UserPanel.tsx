import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '#web/app/paths.ts'
import { Avatar } from '#web/ui/Avatar/Avatar.tsx'
import { IconButton } from '#web/ui/Button/Button.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import * as styles from './AdminShell.css.ts'

export interface ShellViewer {
  firstName: string
  lastName: string
  email: string
}

interface UserPanelProps {
  viewer: ShellViewer
  onSignOut: () => void
  /** A button more, beside the way out. */
  beside?: ReactNode
}

/** Who is signed in, with the way out. */
export function UserPanel({ viewer, onSignOut, beside }: UserPanelProps) {
  const name = `${viewer.firstName} ${viewer.lastName}`
  return (
    <div className={styles.panel}>
      <Avatar name={name} tone="teal" size={32} />
      <div>
        <p className={styles.name}>
          <TextLink tone="inherit" to={paths.account} title="Your account">
            {name}
          </TextLink>
        </p>
        <p className={styles.email} title={viewer.email}>
          {viewer.email}
        </p>
      </div>
      <span className={styles.buttons}>
        {beside}
        <IconButton icon={LogOut} label="Sign Out" tone="secondary" onClick={onSignOut} />
      </span>
    </div>
  )
}
