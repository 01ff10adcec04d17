import { ageThisYear } from '#graphql/values/dates.ts'
import { useToday } from '#web/app/useToday.ts'
import { TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import { type DayPlan, dayPlanLabels } from '#graphql/children/children.rules.ts'
import { childName, fullName } from '#web/admin/shared/format.ts'
import { useIdSearchParam } from '#web/admin/shared/useSearchParam.ts'
import { staying } from '#web/app/Scroll.tsx'
import { Avatar } from '#web/ui/Avatar/Avatar.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Link } from '#web/ui/Link/Link.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { companionOf, type Student, type StudentClass, type StudentProgram, useStudentPath } from './student.ts'
import * as styles from './Students.css.ts'
import { type StudentActions, StudentMenu } from './StudentMenu.tsx'
import { EnrolmentBadge, MoveBadge } from './todayBadge.tsx'

/** How many items of a long list are rendered: a step, and more on request. It is part of the address, so that back navigation shows as many. */
function useShownCount(step: number): [number, () => void] {
  const [stored, store] = useIdSearchParam('most')
  const most = Math.max(step, stored ?? 0)
  return [most, () => store(most + step, { ...staying, replace: true })]
}

/** More are rendered on request: a card is heavy beside a table's row. */
const STEP = 48

export interface StudentListProps {
  students: readonly Student[]
  classes: readonly StudentClass[]
  programs: readonly StudentProgram[]
  actions: StudentActions
}

/**
 * The students as cards. The age is the documented one, in truthful words, with the exact age beside it. Rendered again
 * only for other students: not with each letter of a search.
 */
export const StudentCards = memo(function StudentCards({ students, classes, programs, actions }: StudentListProps) {
  const studentPath = useStudentPath()
  const [most, more] = useShownCount(STEP)
  const today = useToday()
  const classNames = new Map(classes.map(({ id, name }) => [id, name]))
  const companions = new Map(programs.map(({ id, companion }) => [id, companion]))
  return (
    <Stack>
      <Grid as="ul" columnsOf={280} space={12} keepWidth>
        {students.slice(0, most).map((student) => (
          <li key={student.id}>
            <article className={styles.card}>
              <span className={styles.face}>
                <Avatar name={fullName(student)} src={student.profileImage ?? undefined} size={44} />
              </span>
              <Link to={studentPath(student.id)} className={styles.open}>
                {childName(student)}
              </Link>
              <div className={styles.above}>
                <StudentMenu student={student} actions={actions} />
              </div>
              <p className={styles.age}>
                {student.exactAge}
                {student.age > 0 && ` · ${ageThisYear(student.dateOfBirth, today)}`}
              </p>
              <div className={styles.wide}>
                <EnrolmentBadge child={student} />
                <MoveBadge on={student.nextClassOn} name={classNames.get(student.nextClassId ?? 0)} />
                <Badge tone={companionOf(companions.get(student.programId ?? 0))}>
                  {classNames.get(student.classId ?? 0) ?? 'No class yet'}
                </Badge>
                <Badge>{dayPlanLabels[student.dayPlan as DayPlan]}</Badge>
                {student.allergies && (
                  <Badge tone="danger" icon={TriangleAlert} wrap>
                    {student.allergies}
                  </Badge>
                )}
              </div>
            </article>
          </li>
        ))}
      </Grid>
      {students.length > most && (
        <div className={styles.more}>
          <Button size="small" onClick={more}>
            Show {Math.min(STEP, students.length - most)} more
          </Button>
        </div>
      )}
    </Stack>
  )
})
