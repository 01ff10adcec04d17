import { ChevronsUp, DoorOpen, FolderOpen, LogIn, NotebookPen, Pencil, Trash2, Undo2, UserPlus } from 'lucide-react'
import { memo } from 'react'
import { childName } from '#web/admin/shared/format.ts'
import { ActionsMenu } from '#web/admin/shared/recordActions.tsx'
import { MenuItem, MenuSeparator } from '#web/ui/Menu/Menu.tsx'
import { useStudentPath } from './student.ts'

export interface NamedChild {
  id: number
  firstName: string
  lastName: string
  namesakeBirthday: string | null
  enrolledOn: string
  /** Set for a child who leaves or has left. */
  lastDay: string | null
  leavingReason?: string | null
  noticeMonth?: string | null
  dateOfBirth: string
  classId: number | null
  nextClassId: number | null
  version: number
}

export interface StudentActions {
  onEdit: (child: NamedChild) => void
  onLink: (child: NamedChild) => void
  onReportCard: (child: NamedChild) => void
  onLeave: (child: NamedChild) => void
  onReturn: (child: NamedChild) => void
  onMove: (child: NamedChild) => void
  onStay: (child: NamedChild) => void
  onDelete: (child: NamedChild) => void
}

interface StudentMenuProps {
  student: NamedChild
  actions: StudentActions
}

/** What can be done with a student. Memoised, since the rows of a long list are rendered again whenever it scrolls. */
export const StudentMenu = memo(function StudentMenu({ student, actions }: StudentMenuProps) {
  const studentPath = useStudentPath()
  return (
    <ActionsMenu of={childName(student)}>
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
      <MenuItem icon={ChevronsUp} onSelect={() => actions.onMove(student)}>
        Move up
      </MenuItem>
      {student.nextClassId !== null && (
        <MenuItem icon={Undo2} onSelect={() => actions.onStay(student)}>
          Cancel the move
        </MenuItem>
      )}
      <MenuItem icon={DoorOpen} onSelect={() => actions.onLeave(student)}>
        {student.lastDay === null ? 'Record leaving' : 'Change last day'}
      </MenuItem>
      {student.lastDay !== null && (
        <MenuItem icon={LogIn} onSelect={() => actions.onReturn(student)}>
          Re-enroll
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={Trash2} danger onSelect={() => actions.onDelete(student)}>
        Delete
      </MenuItem>
    </ActionsMenu>
  )
})
