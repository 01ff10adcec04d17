import { CalendarPlus, Video } from 'lucide-react'
import { sessionStatuses, statusLabels } from '#graphql/virtualClassroom/session.rules.ts'
import { useSearchParam } from '#web/admin/shared/useSearchParam.ts'
import { usePages } from '#web/app/usePages.ts'
import { QueryList } from '#web/shared/list/QueryList.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { Chips } from '#web/ui/Chips/Chips.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { SessionTable } from './SessionTable.tsx'
import type { SessionActions } from './useSessionDialogs.tsx'
import { type VirtualClassroomQuery, VirtualSessionsDocument } from './virtualClassroom.generated.ts'

interface SessionsTabProps {
  counts: VirtualClassroomQuery['virtualClassroom']['byStatus']
  actions: SessionActions
}

/** Every session, those that are live at the top, then the next ones. */
export function SessionsTab({ counts, actions }: SessionsTabProps) {
  const [parameter, setStatus] = useSearchParam('status')
  const status = sessionStatuses.find((one) => one === parameter) ?? ''
  const query = usePages(VirtualSessionsDocument, { first: 50, status: status || null }, (read) => read.virtualSessions)
  const { next } = query
  const countOf = (wanted: string) => counts.find((each) => each.status === wanted)?.count ?? 0
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <Stack space={12}>
      <Chips
        label="Status"
        chips={[
          { value: '', label: 'All', count: all },
          ...sessionStatuses.map((one) => ({ value: one, label: statusLabels[one], count: countOf(one) })),
        ]}
        chosen={status}
        onChoose={(next) => setStatus(next === '' ? null : next)}
      />
      <QueryList list={query} space={12} what="sessions" height="row" count={6} more="Show more sessions">
        {(rows) => (
          <Panel title="Sessions" padded={false}>
            <SessionTable
              label="Sessions"
              sessions={rows}
              actions={actions}
              sortable={!next.hasMore}
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
                  Planned, live and completed sessions will appear here.
                </EmptyState>
              }
            />
          </Panel>
        )}
      </QueryList>
    </Stack>
  )
}
