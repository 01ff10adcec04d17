import { NotebookPen, Pencil, Plus, Target, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '#graphql/values/dates.ts'
import { BackButton } from '#web/admin/shared/BackButton.tsx'
import { fullName, shortDate } from '#web/admin/shared/format.ts'
import { ActionsMenu, actionsColumn } from '#web/admin/shared/recordActions.tsx'
import { useHasSection } from '#web/admin/shared/useHasSection.ts'
import { returning } from '#web/app/Scroll.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { AreaList } from '#web/shared/progress/AreaList.tsx'
import { areaLabel, GradeBadge, inPercent } from '#web/shared/progress/format.tsx'
import { OverTime } from '#web/shared/progress/OverTime.tsx'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Button, ButtonLink } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { MenuItem, MenuSeparator } from '#web/ui/Menu/Menu.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { studentPath } from '../students/student.ts'
import { GoalGrid } from './GoalCard.tsx'
import { Milestones } from './Milestones.tsx'
import * as styles from './Progress.css.ts'
import { ChildLearningDocument, type ChildLearningQuery } from './progress.generated.ts'
import type { ProgressAddress } from './useProgressAddress.ts'
import type { ProgressActions } from './useProgressDialogs.tsx'

type Child = ChildLearningQuery['child']
type Entry = Child['assessments'][number]

const columnsWith = (actions: ProgressActions): Column<Entry>[] => [
  { id: 'area', head: 'Area', rowHeader: true, sortBy: ({ area }) => area, cell: ({ area }) => areaLabel(area) },
  { id: 'grade', head: 'Grade', phone: 'end', cell: ({ grade }) => <GradeBadge grade={grade} /> },
  { id: 'date', head: 'Date', phoneHead: true, sortBy: ({ date }) => date, cell: ({ date }) => shortDate(date) },
  {
    id: 'percent',
    head: 'Progress',
    align: 'end',
    phoneHead: true,
    sortBy: ({ percent }) => percent,
    cell: ({ percent }) => inPercent(percent),
  },
  { id: 'parents', head: 'For parents', wrap: true, phone: 'wide', cell: ({ parentNote }) => parentNote },
  { id: 'staff', head: 'For staff', wrap: true, phone: 'wide', cell: ({ note }) => note },
  actionsColumn('end', (entry) => (
    <ActionsMenu of={`${areaLabel(entry.area)} of ${formatDate(entry.date)}`}>
      <MenuItem icon={Pencil} onSelect={() => actions.onEdit(entry)}>
        Edit
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={Trash2} danger onSelect={() => actions.onDelete(entry)}>
        Delete
      </MenuItem>
    </ActionsMenu>
  )),
]

/** Of each of the five areas the two newest: on a phone the goals below stay within reach. */
const firstShown = 10

/** The newest assessments, and the others when they are asked for. */
function Assessments({ child, actions }: { child: Child; actions: ProgressActions }) {
  const { assessments } = child
  const [all, setAll] = useState(assessments.length <= firstShown)
  const rows = all ? assessments : assessments.slice(0, firstShown)
  return (
    <Panel title="Assessments" padded={false}>
      <DataTable
        label={`${fullName(child)}'s assessments`}
        columns={columnsWith(actions)}
        rows={rows}
        sortable={all}
        rowKey={(entry) => String(entry.id)}
        empty={
          <EmptyState
            icon={NotebookPen}
            title="No assessments yet"
            action={
              <Button size="small" tone="primary" onClick={() => actions.onAdd(child.id)}>
                Add Record
              </Button>
            }
          >
            {child.firstName}'s progress in each area will appear here.
          </EmptyState>
        }
      />
      {!all && (
        <div className={styles.others}>
          <Button size="small" tone="quiet" onClick={() => setAll(true)}>
            Show the other {assessments.length - rows.length}
          </Button>
        </div>
      )}
    </Panel>
  )
}

function GoalList({ child, address, actions }: { child: Child; address: ProgressAddress; actions: ProgressActions }) {
  return (
    <Stack space={12}>
      <div className={styles.tools}>
        <Heading level={3} look="h2">
          Goals
        </Heading>
        <Button size="small" icon={Target} onClick={() => address.set({ tab: 'plan', child: null, student: child.id })}>
          Create Learning Plan
        </Button>
      </div>
      {child.learningGoals.length === 0 ? (
        <Text tone="muted">No goals planned for {child.firstName}.</Text>
      ) : (
        <GoalGrid goals={child.learningGoals} address={address} actions={actions} />
      )}
    </Stack>
  )
}

interface ChildLearningProps {
  id: number
  address: ProgressAddress
  actions: ProgressActions
}

/** One child over time: every assessment as a picture and as a table, and its goals. */
export function ChildLearning({ id, address, actions }: ChildLearningProps) {
  const query = useScreenQuery(ChildLearningDocument, { id })
  const hasStudents = useHasSection('students')
  const back = <BackButton onClick={() => address.set({ child: null, goal: null }, returning)}>All students</BackButton>
  return (
    <Stack>
      {back}
      <QueryState query={query} what="student" count={3} height="block">
        {({ child }) => {
          const { assessments, progress } = child
          return (
            <Stack>
              <div className={styles.tools}>
                <div className={styles.name}>
                  <Heading level={2} look="h1">
                    {fullName(child)}
                  </Heading>
                  <Text tone="muted">
                    {[child.class?.name ?? 'No class', child.exactAge].join(' · ')}
                    {progress.overall !== null && ` · ${inPercent(progress.overall)} overall`}
                  </Text>
                </div>
                <Inline space={8}>
                  {hasStudents && (
                    <ButtonLink size="small" to={studentPath(child.id)}>
                      Student page
                    </ButtonLink>
                  )}
                  <Button size="small" tone="primary" icon={Plus} onClick={() => actions.onAdd(child.id)}>
                    Add Record
                  </Button>
                </Inline>
              </div>
              {assessments.length > 0 && (
                <div className={styles.columns}>
                  <OverTime assessments={assessments} name={child.firstName} />
                  <Panel title={`${child.firstName}'s progress`}>
                    <AreaList areas={progress.areas} />
                  </Panel>
                </div>
              )}
              <Milestones child={child} />
              <Assessments key={child.id} child={child} actions={actions} />
              <GoalList child={child} address={address} actions={actions} />
            </Stack>
          )
        }}
      </QueryState>
    </Stack>
  )
}
