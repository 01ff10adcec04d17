import { ListTodo, ReceiptText } from 'lucide-react'
import { hasLeft } from '#graphql/children/enrolment.rules.ts'
import { Card } from '#web/ui/Card/Card.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { viewPath } from '../views.ts'
import { type DashboardChild, Fact } from './ChildCard.tsx'
import * as styles from './ChildCard.css.ts'
import { tasksFor } from './childDay.ts'
import type { ParentDashboardQuery } from './ParentDashboard.generated.ts'
import { overdueText } from './summaries.ts'

interface ToDoProps {
  /** The chosen child, or all of them. */
  family: readonly DashboardChild[]
  activities: ParentDashboardQuery['myActivities']
  /** The centre's date, `yyyy-MM-dd`. */
  today: string
}

/** What parents are asked to do: to pay what is overdue, to reply, to bring papers and to answer consents. */
export function ToDo({ family, activities, today }: ToDoProps) {
  const overdue = overdueText(family.map(({ billing }) => billing))
  const tasks = family
    .filter((child) => !hasLeft(child, today))
    .flatMap((child) => tasksFor(child, activities, today).map((task) => ({ ...task, child })))
  if (!overdue && tasks.length === 0) return null
  return (
    <Stack as="section" space={16} label="To do">
      <Heading level={2}>To do</Heading>
      <Card>
        <ul className={styles.facts}>
          {overdue && (
            <Fact alarm icon={<ReceiptText aria-hidden size={20} />}>
              <b>{overdue}</b>. <TextLink to={`${viewPath('billing')}#how-to-pay`}>How to pay</TextLink>
            </Fact>
          )}
          {tasks.map(({ words, to, child }) => (
            <Fact key={`${child.id} ${words}`} icon={<ListTodo aria-hidden size={20} />}>
              <TextLink to={to}>{words}</TextLink>
              {family.length > 1 && ` · ${child.firstName}`}
            </Fact>
          ))}
        </ul>
      </Card>
    </Stack>
  )
}
