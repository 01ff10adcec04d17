import { Check, CircleDashed, type LucideIcon, Sprout } from 'lucide-react'
import { milestonesByArea, type MilestoneState, milestoneStates } from '#graphql/progress/milestones.rules.ts'
import { areaLabel } from '#web/shared/progress/format.tsx'
import { Badge, type BadgeTone } from '#web/ui/Badge/Badge.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import type { ParentProgressQuery } from './ParentProgress.generated.ts'
import * as styles from './ProgressView.css.ts'

type Child = ParentProgressQuery['myChildren'][number]

const looks: Record<MilestoneState, { label: string; tone: BadgeTone; icon: LucideIcon }> = {
  reached: { label: 'Can do this', tone: 'good', icon: Check },
  emerging: { label: 'Getting there', tone: 'info', icon: Sprout },
  not_yet: { label: 'Still to come', tone: 'neutral', icon: CircleDashed },
}

/** What the teachers have seen a child do, what is coming and what is still to come; nothing before somebody has looked. */
export function SeenMilestones({ child: { firstName, milestones } }: { child: Child }) {
  const seen = milestones.filter(({ state }) => state !== null)
  if (seen.length === 0) return null
  return (
    <div className={styles.wide}>
      <Panel level={3} title={`${firstName}'s milestones`}>
        <Stack>
          <Text tone="muted">What the teachers have seen {firstName} do. Every child learns in their own time.</Text>
          <Grid as="ul" columnsOf={320} space={24}>
            {milestonesByArea(seen).map(({ area, milestones: own, reached }) => (
              <li key={area}>
                <div className={styles.head}>
                  <Text weight="strong">{areaLabel(area)}</Text>
                  <Text as="span" size="small" tone="muted" figures>
                    {reached} of {own.length} reached
                  </Text>
                </div>
                <ul>
                  {milestoneStates.flatMap((state) =>
                    own
                      .filter((one) => one.state === state)
                      .map(({ key, text }) => (
                        <li key={key} className={styles.milestone}>
                          {text}
                          <Badge tone={looks[state].tone} icon={looks[state].icon}>
                            {looks[state].label}
                          </Badge>
                        </li>
                      )),
                  )}
                </ul>
              </li>
            ))}
          </Grid>
        </Stack>
      </Panel>
    </div>
  )
}
