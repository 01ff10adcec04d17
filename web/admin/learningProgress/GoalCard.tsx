import { formatDate } from '#graphql/values/dates.ts'
import { StatusBadge } from '#web/shared/progress/format.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { ProgressBar } from '#web/ui/ProgressBar/ProgressBar.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { fullName } from '../shared/format.ts'
import * as styles from './Progress.css.ts'
import { type Goal, remaining, useChildLearningPath } from './progress.ts'

const tones = { 'on-track': 'action', behind: 'danger', completed: 'info' } as const

interface GoalCardProps {
  goal: Goal
  onProgress: () => void
  onView: () => void
}

/** What a child is to learn, and how far it has come. */
export function GoalCard({ goal, onProgress, onView }: GoalCardProps) {
  const childLearningPath = useChildLearningPath()
  return (
    <Card as="article" label={goal.title}>
      <Stack space={12}>
        <div className={styles.head}>
          <div className={styles.name}>
            <span className={styles.title}>{goal.title}</span>
            {goal.child && <TextLink to={childLearningPath(goal.child.id)}>{fullName(goal.child)}</TextLink>}
          </div>
          <StatusBadge status={goal.status} />
        </div>
        {goal.description && (
          <Text tone="muted" lines={2}>
            {goal.description}
          </Text>
        )}
        <ProgressBar
          label={`Progress of ${goal.title}`}
          hideLabel
          value={goal.progress}
          figure={remaining(goal.progress)}
          tone={tones[goal.status as keyof typeof tones]}
        />
        <Text size="small" tone="muted">
          Target date {formatDate(goal.targetDate)}
        </Text>
        <Inline space={8}>
          <Button size="small" onClick={onProgress}>
            Update Progress
          </Button>
          <Button size="small" tone="quiet" onClick={onView}>
            View Details
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}
