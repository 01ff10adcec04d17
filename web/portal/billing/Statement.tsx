import { StatementPeriod } from '#web/shared/billing/StatementPeriod.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { namesOf } from '../family/namesOf.ts'

interface StatementProps {
  /** All of one's own children, whichever of them is chosen: the centre keeps one account a family. */
  family: readonly { id: number; firstName: string }[]
  today: string
}

/** The statement of all one's children for a period, to be kept. It says whose it is. */
export function Statement({ family, today }: StatementProps) {
  const [first] = family
  if (!first) return null
  return (
    <Panel title={`Statement of ${namesOf(family)}`}>
      <Stack space={12}>
        {family.length > 1 && (
          <Text tone="muted">The statement is for the whole family, also while one child is chosen above.</Text>
        )}
        <StatementPeriod childId={first.id} today={today} />
      </Stack>
    </Panel>
  )
}
