import { DoorOpen, Ellipsis, FolderOpen, LogIn, NotebookPen, Pencil, Trash2, UserPlus } from 'lucide-react'
import { memo } from 'react'
import { IconButton } from '#web/ui/Button/Button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/Menu/Menu.tsx'
import { fullName } from '../shared/format.ts'
import { useStudentPath } from './student.ts'

export interface NamedChild {
  id: number
  firstName: string
  lastName: string
  enrolledOn: string
  /** Set for a child who leaves or has left. */
  lastDay: string | null
  leavingReason?: string | null
  version: number
}

export interface StudentActions {
  onEdit: (child: NamedChild) => void
  onLink: (child: NamedChild) => void
  onReportCard: (child: NamedChild) => void
  onLeave: (child: NamedChild) => void
  onReturn: (child: NamedChild) => void
  onDelete: (child: NamedChild) => void
}

interface StudentMenuProps {
  student: NamedChild
  actions: StudentActions
}

/** What can be done with a student. Remembered, since the rows of a long list are drawn again whenever it scrolls. */
export const StudentMenu = memo(function StudentMenu({ student, actions }: StudentMenuProps) {
  const studentPath = useStudentPath()
  const label = `Actions for ${fullName(student)}`
  return (
    <Menu label={label} button={<IconButton icon={Ellipsis} label={label} title="Actions" />}>
      <MenuItem icon={FolderOpen} to={studentPath(student.id)}>
        Open
      </MenuItem>
      <MenuItem icon={Pencil} onSelect={() => actions.onEdit(student)}>
        Edit
      </MenuItem>
      <MenuItem icon={UserPlus} onSelect={() => actions.onLink(student)}>
        Link Parent
      </MenuItem>
      <MenuItem icon={NotebookPen} onSelect={() => actions.onReportCard(student)}>
        Add Report Card
      </MenuItem>
      <MenuItem icon={DoorOpen} onSelect={() => actions.onLeave(student)}>
        {student.lastDay === null ? 'Leaves' : 'Change last day'}
      </MenuItem>
      {student.lastDay !== null && (
        <MenuItem icon={LogIn} onSelect={() => actions.onReturn(student)}>
          Comes back
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={Trash2} danger onSelect={() => actions.onDelete(student)}>
        Delete
      </MenuItem>
    </Menu>
  )
})
