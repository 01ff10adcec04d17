import { StatementPeriod } from '#web/shared/billing/StatementPeriod.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'

/** The statement of all one's children for a period, to be kept. */
export function Statement({ childId, today }: { childId: number; today: string }) {
  return (
    <Panel title="Statement">
      <StatementPeriod childId={childId} today={today} />
    </Panel>
  )
}
