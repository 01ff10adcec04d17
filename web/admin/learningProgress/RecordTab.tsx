import { SearchX, Table2, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { paths } from '#web/app/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { ChildField } from '../shared/people/ChildField.tsx'
import * as styles from './Progress.css.ts'
import { ProgressCard } from './ProgressCard.tsx'
import { classNameIn, type Figures } from './progressData.ts'
import type { ProgressAddress } from './useProgressAddress.ts'

/** Cards are tall: so many are drawn at first, and so many more each time. */
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
                <ButtonLink size="small" to={paths.adminSection('students')}>
                  Go to Students
                </ButtonLink>
              }
            >
              What is seen of each student is recorded here.
            </EmptyState>
          ) : (
            <EmptyState icon={SearchX} title="No student here">
              No student of this class fits. Choose another class or student.
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
            Show {Math.min(step, children.length - most)} more of {children.length}
          </Button>
        </div>
      )}
    </Stack>
  )
}
