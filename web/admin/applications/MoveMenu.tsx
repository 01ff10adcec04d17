import { Ellipsis, FolderOpen } from 'lucide-react'
import type { ReactElement } from 'react'
import { IconButton } from '#web/ui/Button/Button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/Menu/Menu.tsx'
import { type ListedApplication, statusOf } from './application.ts'
import { type MoveTarget, movesFrom } from './moves.ts'

interface MoveMenuProps {
  application: ListedApplication
  onMove: (to: MoveTarget) => void
  /** Opens the application; left out where it is open. */
  onOpen?: () => void
  button?: ReactElement
}

/** Everything that can be done with an application: the same moves as by dragging its card. */
export function MoveMenu({ application, onMove, onOpen, button }: MoveMenuProps) {
  const moves = movesFrom(statusOf(application))
  const item = ({ to, label, icon, danger }: (typeof moves)[number]) => (
    <MenuItem key={to} icon={icon} danger={danger} onSelect={() => onMove(to)}>
      {label}
    </MenuItem>
  )
  const closing = moves.filter(({ danger }) => danger)
  return (
    <Menu
      label={`Actions for ${application.childName}`}
      button={button ?? <IconButton icon={Ellipsis} label={`Actions for ${application.childName}`} title="Actions" />}
    >
      {onOpen && (
        <MenuItem icon={FolderOpen} onSelect={onOpen}>
          Open
        </MenuItem>
      )}
      {moves.filter(({ danger }) => !danger).map(item)}
      {closing.length > 0 && <MenuSeparator />}
      {closing.map(item)}
    </Menu>
  )
}
