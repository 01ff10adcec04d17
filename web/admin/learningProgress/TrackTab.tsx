import { QueryState } from '#web/shared/query/QueryState.tsx'
import { CircleCheck, Clock, Target, TrendingUp } from 'lucide-react'
import { useState } from 'react'
import type { GoalStatus } from '#graphql/progress/progress.rules.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Card, StatCard, StatCards } from '#web/ui/Card/Card.tsx'
import { Chips } from '#web/ui/Chips/Chips.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { GoalGrid } from './GoalCard.tsx'
import { LearningGoalsDocument } from './progress.generated.ts'
import type { ProgressAddress } from './useProgressAddress.ts'
import type { ProgressActions } from './useProgressDialogs.tsx'
import { statusLabels } from '#web/shared/progress/format.tsx'

const order = ['behind', 'on-track', 'completed'] as const satisfies readonly GoalStatus[]

/** Every goal, those that fall behind first. */
export function TrackTab({ address, actions }: { address: ProgressAddress; actions: ProgressActions }) {
  const [status, setStatus] = useState<GoalStatus | ''>('')
  const { classId, set } = address
  const query = useScreenQuery(LearningGoalsDocument, { classId })
  return (
    <QueryState query={query} what="goals" count={3} height="block">
      {({ learningGoals: goals }) => {
        const countOf = (wanted: GoalStatus) => goals.filter((goal) => goal.status === wanted).length
        const shown = order.flatMap((one) =>
          goals.filter((goal) => goal.status === one && (status === '' || status === one)),
        )
        return (
          <Stack>
            <StatCards>
              <StatCard
                label="Active Goals"
                icon={Target}
                value={goals.length - countOf('completed')}
                note="not completed"
              />
              <StatCard label="On Track" icon={TrendingUp} tone="leaf" value={countOf('on-track')} />
              <StatCard label="Behind" icon={Clock} tone="coral" value={countOf('behind')} />
              <StatCard label="Completed" icon={CircleCheck} tone="sky" value={countOf('completed')} />
            </StatCards>
            {goals.length === 0 ? (
              <Card>
                <EmptyState
                  icon={Target}
                  title="No goals yet"
                  action={
                    <Button size="small" tone="primary" onClick={() => set({ tab: 'plan' })}>
                      Create Learning Plan
                    </Button>
                  }
                >
                  A learning plan gives a child a goal and a target date.
                </EmptyState>
              </Card>
            ) : (
              <>
                <Chips
                  label="Status"
                  chips={[
                    { value: '', label: 'All', count: goals.length },
                    ...order.map((one) => ({ value: one, label: statusLabels[one], count: countOf(one) })),
                  ]}
                  chosen={status}
                  onChoose={setStatus}
                />
                <GoalGrid goals={goals} shown={shown} address={address} actions={actions} />
              </>
            )}
          </Stack>
        )
      }}
    </QueryState>
  )
}
