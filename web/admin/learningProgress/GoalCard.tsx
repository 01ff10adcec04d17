import { formatDate } from '#graphql/values/dates.ts'
import { fullName } from '#web/admin/shared/format.ts'
import { StatusBadge } from '#web/shared/progress/format.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { DialogHistory } from '#web/ui/Dialog/dialogHistory.ts'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { ProgressBar } from '#web/ui/ProgressBar/ProgressBar.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { GoalDetails } from './GoalDetails.tsx'
import * as styles from './Progress.css.ts'
import { type Goal, remaining, useChildLearningPath } from './progress.ts'
import type { ProgressAddress } from './useProgressAddress.ts'
import type { ProgressActions } from './useProgressDialogs.tsx'

const tones = { 'on-track': 'action', behind: 'danger', completed: 'info' } as const

interface GoalCardProps {
  goal: Goal
  onProgress: () => void
  onView: () => void
}

/** What a child is to learn, and how far it has come. */
function GoalCard({ goal, onProgress, onView }: GoalCardProps) {
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

interface GoalGridProps {
  /** Of these the one that the address names is open. */
  goals: readonly Goal[]
  /** Those that are shown; all of them unless given. */
  shown?: readonly Goal[]
  address: ProgressAddress
  actions: ProgressActions
}

/** Goals as cards, of which one may be open. */
export function GoalGrid({ goals, shown = goals, address, actions }: GoalGridProps) {
  const opened = goals.find(({ id }) => id === address.goal)
  return (
    <>
      <Grid as="ul" columnsOf={300} space={12} keepWidth>
        {shown.map((goal) => (
          <li key={goal.id} className={styles.cell}>
            <GoalCard
              goal={goal}
              onProgress={() => actions.onGoalProgress(goal)}
              onView={() => address.set({ goal: goal.id })}
            />
          </li>
        ))}
      </Grid>
      {opened && (
        <DialogHistory value={false}>
          <GoalDetails goal={opened} actions={actions} onClose={() => address.set({ goal: null })} />
        </DialogHistory>
      )}
    </>
  )
}
