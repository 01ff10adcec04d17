import { CalendarClock, CalendarPlus, Percent, Radio, Settings2, UsersRound, Video, Zap } from 'lucide-react'
import { Button } from '#web/ui/Button/Button.tsx'
import { Panel, StatCard, StatCards } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { SessionTable } from './SessionTable.tsx'
import type { SessionActions } from './useSessionDialogs.tsx'
import type { VirtualClassroomQuery } from './virtualClassroom.generated.ts'

/** What is going on now, and the quickest ways to begin. */
export function DashboardTab({ data, actions }: { data: VirtualClassroomQuery; actions: SessionActions }) {
  const { activeSessions, totalParticipants, scheduledToday, averageAttendance, current } = data.virtualClassroom
  return (
    <Stack>
      <StatCards>
        <StatCard label="Live Sessions" icon={Radio} tone="leaf" value={activeSessions} note="right now" />
        <StatCard
          label="Participants"
          icon={UsersRound}
          tone="sky"
          value={totalParticipants}
          note="online, joined from the portal"
        />
        <StatCard label="Today's Sessions" icon={CalendarClock} tone="marigold" value={scheduledToday} />
        <StatCard
          label="Attendance"
          icon={Percent}
          value={averageAttendance === null ? 'None yet' : `${averageAttendance}%`}
          note="average of completed sessions"
        />
      </StatCards>
      <Panel title="Quick Actions">
        <Inline space={8}>
          <Button size="small" icon={Zap} onClick={actions.onInstant}>
            Start Instant Session
          </Button>
          <Button size="small" icon={CalendarPlus} onClick={actions.onNew}>
            Schedule Session
          </Button>
          <Button size="small" icon={Settings2} onClick={() => actions.onDevices('all')}>
            Test Equipment
          </Button>
        </Inline>
      </Panel>
      <Panel title="Live and today" padded={false}>
        <SessionTable
          label="Live and today"
          sessions={current}
          actions={actions}
          empty={<EmptyState icon={Video}>No session is live, and none is planned for the rest of today.</EmptyState>}
        />
      </Panel>
    </Stack>
  )
}
