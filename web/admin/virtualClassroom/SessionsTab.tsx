import { CalendarPlus, Video } from 'lucide-react'
import { sessionStatuses, statusLabels } from '#graphql/virtualClassroom/session.rules.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { Chips } from '#web/ui/Chips/Chips.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { useParameter } from '../shared/useParameter.ts'
import { SessionTable } from './SessionTable.tsx'
import { inOrder, type Session } from './session.ts'
import type { SessionActions } from './useSessionDialogs.tsx'

/** Every session, those that are live at the top, then the next ones. */
export function SessionsTab({ sessions, actions }: { sessions: readonly Session[]; actions: SessionActions }) {
  const [parameter, setStatus] = useParameter('status')
  const status = sessionStatuses.find((one) => one === parameter) ?? ''
  const countOf = (wanted: string) => sessions.filter((session) => session.status === wanted).length
  const shown = inOrder(sessions.filter((session) => status === '' || session.status === status))
  return (
    <Stack space={12}>
      <Chips
        label="Status"
        chips={[
          { value: '', label: 'All', count: sessions.length },
          ...sessionStatuses.map((one) => ({ value: one, label: statusLabels[one], count: countOf(one) })),
        ]}
        chosen={status}
        onChoose={(next) => setStatus(next === '' ? null : next)}
      />
      <Panel title="Sessions" padded={false}>
        <SessionTable
          label="Sessions"
          sessions={shown}
          actions={actions}
          empty={
            <EmptyState
              icon={Video}
              title="No sessions here"
              action={
                <Button size="small" tone="primary" icon={CalendarPlus} onClick={actions.onNew}>
                  Schedule Session
                </Button>
              }
            >
              Sessions that are planned, live or over will stand here.
            </EmptyState>
          }
        />
      </Panel>
    </Stack>
  )
}
