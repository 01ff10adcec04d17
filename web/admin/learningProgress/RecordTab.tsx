import { ChartLine, Plus, SearchX, Table2, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { fullName } from '#web/admin/shared/format.ts'
import { ChildField } from '#web/admin/shared/people/ChildField.tsx'
import { useHasSection } from '#web/admin/shared/useHasSection.ts'
import { paths } from '#web/app/paths.ts'
import { AreaList } from '#web/shared/progress/AreaList.tsx'
import { inPercent } from '#web/shared/progress/format.tsx'
import { Button, ButtonLink } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import * as styles from './Progress.css.ts'
import { classNameIn, type Figures, type FollowedChild, useChildLearningPath } from './progress.ts'
import type { ProgressAddress } from './useProgressAddress.ts'

interface ProgressCardProps {
  followed: FollowedChild
  className: string
  onAdd: (childId: number) => void
}

/** The progress of one child. */
function ProgressCard({ followed, className, onAdd }: ProgressCardProps) {
  const childLearningPath = useChildLearningPath()
  const { child, overall, areas } = followed
  return (
    <Card as="article" label={fullName(child)}>
      <Stack space={16}>
        <div className={styles.head}>
          <div className={styles.name}>
            <TextLink to={childLearningPath(child.id)}>
              <span className={styles.title}>{fullName(child)}</span>
            </TextLink>
            <Text size="small" tone="muted">
              {className}
            </Text>
          </div>
          {overall !== null && (
            <Text as="div" size="small" tone="muted" align="end">
              <div className={styles.overall}>{inPercent(overall)}</div>
              overall
            </Text>
          )}
        </div>
        {areas.length === 0 ? <Text tone="muted">Not assessed yet.</Text> : <AreaList areas={areas} />}
        <Inline space={8}>
          <ButtonLink size="small" icon={ChartLine} to={childLearningPath(child.id)}>
            View Details
          </ButtonLink>
          <Button size="small" icon={Plus} onClick={() => onAdd(child.id)}>
            Add Record
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}

/** Cards are tall: so many are rendered at first, and so many more each time. */
const step = 12

interface RecordTabProps {
  figures: Figures
  address: ProgressAddress
  onAdd: (childId: number) => void
}

/** A card a child, of a class or of one's choice. */
export function RecordTab({ figures, address, onAdd }: RecordTabProps) {
  const { classId, student, set } = address
  const [most, setMost] = useState(step)
  const hasStudents = useHasSection('students')
  const children = figures.children.filter(({ child }) => student === null || child.id === student)
  const shown = children.slice(0, most)
  return (
    <Stack>
      <div className={styles.tools}>
        <div className={styles.student}>
          <ChildField
            label="Student"
            placeholder="All students"
            hideLabel
            size="compact"
            {...(classId === null ? {} : { classId })}
            value={student === null ? '' : String(student)}
            onChange={(value) => set({ student: value === '' ? null : value })}
          />
        </div>
        <Button size="small" icon={Table2} onClick={() => set({ entry: 'class' })}>
          Record a Class
        </Button>
      </div>
      {shown.length === 0 ? (
        <Card>
          {classId === null && student === null ? (
            <EmptyState
              icon={UsersRound}
              title="No students yet"
              action={
                hasStudents && (
                  <ButtonLink size="small" to={paths.adminSection('students')}>
                    Go to Students
                  </ButtonLink>
                )
              }
            >
              Record each student's progress here.
            </EmptyState>
          ) : (
            <EmptyState icon={SearchX} title="No students found">
              Please choose another class or student.
            </EmptyState>
          )}
        </Card>
      ) : (
        <Grid as="ul" columnsOf={280} space={12} keepWidth>
          {shown.map((followed) => (
            <li key={followed.child.id} className={styles.cell}>
              <ProgressCard
                followed={followed}
                className={classNameIn(figures, followed.child.classId)}
                onAdd={onAdd}
              />
            </li>
          ))}
        </Grid>
      )}
      {children.length > most && (
        <div className={styles.more}>
          <Button size="small" onClick={() => setMost(most + step)}>
            Show {Math.min(step, children.length - most)} more
          </Button>
        </div>
      )}
    </Stack>
  )
}
