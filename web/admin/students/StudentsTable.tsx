import { TriangleAlert, UsersRound } from 'lucide-react'
import { memo, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { type DayPlan, dayPlanLabels } from '#graphql/children/children.rules.ts'
import { childName, nameKey, shortDate } from '#web/admin/shared/format.ts'
import type { useSelection } from '#web/admin/shared/bulk/SelectionTools.tsx'
import { actionsColumn } from '#web/admin/shared/recordActions.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { companionOf, type Student, useStudentPath } from './student.ts'
import type { StudentListProps } from './StudentCards.tsx'
import { StudentMenu } from './StudentMenu.tsx'
import { EnrolmentBadge, MoveBadge } from './todayBadge.tsx'

function columnsOf({ classes, programs, actions }: StudentListProps): Column<Student>[] {
  const classNames = new Map(classes.map(({ id, name }) => [id, name]))
  const companions = new Map(programs.map(({ id, companion }) => [id, companion]))
  return [
    {
      id: 'name',
      head: 'Student',
      rowHeader: true,
      sortBy: nameKey,
      cell: (student) => (
        <Inline as="span" space={8}>
          {childName(student)}
          <EnrolmentBadge child={student} />
          <MoveBadge on={student.nextClassOn} name={classNames.get(student.nextClassId ?? 0)} />
        </Inline>
      ),
    },
    {
      id: 'allergies',
      head: 'Allergies',
      wrap: true,
      phone: 'wide',
      sortBy: ({ allergies }) => allergies,
      cell: ({ allergies }) =>
        allergies && (
          <Badge tone="danger" icon={TriangleAlert} wrap>
            {allergies}
          </Badge>
        ),
    },
    {
      id: 'class',
      head: 'Class',
      wrap: true,
      sortBy: ({ classId }) => classNames.get(classId ?? 0) ?? null,
      cell: ({ classId, programId }) => (
        <Badge tone={companionOf(companions.get(programId ?? 0))}>
          {classNames.get(classId ?? 0) ?? 'No class yet'}
        </Badge>
      ),
    },
    {
      id: 'age',
      head: 'Age',
      align: 'end',
      sortBy: ({ dateOfBirth }) => -Number(dateOfBirth.replaceAll('-', '')),
      cell: ({ exactAge }) => exactAge,
    },
    {
      id: 'born',
      head: 'Born',
      phone: 'hide',
      sortBy: ({ dateOfBirth }) => dateOfBirth,
      cell: ({ dateOfBirth }) => shortDate(dateOfBirth),
    },
    {
      id: 'days',
      head: 'Days',
      phone: 'hide',
      sortBy: ({ dayPlan }) => dayPlan,
      cell: ({ dayPlan }) => dayPlanLabels[dayPlan as DayPlan],
    },
    actionsColumn('end', (student) => <StudentMenu student={student} actions={actions} />),
  ]
}

export interface StudentsTableProps extends StudentListProps {
  /** Which of them are ticked, where something can be done with several. */
  selection?: ReturnType<typeof useSelection<Student>>['selection']
}

/** The students as rows; only visible rows are rendered. Memoised: rendered again only for other students. */
export const StudentsTable = memo(function StudentsTable(props: StudentsTableProps) {
  const navigate = useNavigate()
  const studentPath = useStudentPath()
  const { classes, programs, actions } = props
  // Rows are rendered again on every scroll of a long list; the columns stay the same meanwhile.
  const columns = useMemo(() => columnsOf({ students: [], classes, programs, actions }), [classes, programs, actions])
  return (
    <Card pad="none">
      <DataTable
        label="Students"
        columns={columns}
        rows={props.students}
        {...(props.selection ? { selection: props.selection } : {})}
        onOpen={({ id }) => void navigate(studentPath(id))}
        firstSorting={{ column: 'name', descending: false }}
        empty={<EmptyState icon={UsersRound}>No students found.</EmptyState>}
      />
    </Card>
  )
})
