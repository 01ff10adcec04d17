import {
  CalendarClock,
  CalendarPlus,
  Camera,
  type LucideIcon,
  Mic,
  MonitorUp,
  Percent,
  Plus,
  Radio,
  Settings2,
  UsersRound,
  Video,
  Zap,
} from 'lucide-react'
import { useEffect } from 'react'
import { usualDomain } from '#graphql/settings/settings.rules.ts'
import { SectionTabs } from '#web/admin/shared/SectionTabs.tsx'
import { paths } from '#web/app/paths.ts'
import type { Screen } from '#web/app/screens.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Card, Panel, StatCard, StatCards } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import type { Equipment } from './devices/DeviceDialog.tsx'
import { SessionTable } from './SessionTable.tsx'
import { type SessionActions, useSessionDialogs } from './useSessionDialogs.tsx'
import * as styles from './VirtualClassroom.css.ts'
import { VirtualClassroomDocument, type VirtualClassroomQuery } from './virtualClassroom.generated.ts'
import { RecordingsTab } from './RecordingsTab.tsx'
import { SessionsTab } from './SessionsTab.tsx'

/** How often it is asked who has joined, in milliseconds. */
const askEvery = 15_000

/** Virtual Classroom: what is live, every session, recordings, and the equipment. */
export function VirtualClassroom() {
  const query = useScreenQuery(VirtualClassroomDocument)
  const { startPolling, stopPolling } = query
  const domain = query.shown?.data.virtualClassroom.meetingDomain ?? usualDomain
  const { actions, dialog } = useSessionDialogs(domain)
  useEffect(() => {
    startPolling(askEvery)
    return stopPolling
  }, [startPolling, stopPolling])
  return (
    <QueryState query={query} what="virtual classroom" count={3} height="block">
      {(data) => (
        <Stack>
          <div className={styles.end}>
            <Button size="small" tone="primary" icon={Plus} onClick={actions.onNew}>
              New Session
            </Button>
          </div>
          <SectionTabs
            label="Virtual Classroom"
            tabs={[
              { id: 'dashboard', label: 'Dashboard', content: () => <DashboardTab data={data} actions={actions} /> },
              {
                id: 'sessions',
                label: 'Sessions',
                content: () => <SessionsTab counts={data.virtualClassroom.byStatus} actions={actions} />,
              },
              { id: 'recordings', label: 'Recordings', content: () => <RecordingsTab /> },
              { id: 'settings', label: 'Settings', content: () => <SettingsTab domain={domain} actions={actions} /> },
            ]}
          />
          {dialog}
        </Stack>
      )}
    </QueryState>
  )
}

export const screen: Screen = { Page: VirtualClassroom, first: () => [[VirtualClassroomDocument]] }

/** What is going on now, and the quickest ways to begin. */
function DashboardTab({ data, actions }: { data: VirtualClassroomQuery; actions: SessionActions }) {
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
      <Panel title="Live and today's sessions" padded={false}>
        <SessionTable
          label="Live and today's sessions"
          sessions={current}
          actions={actions}
          empty={<EmptyState icon={Video}>No live sessions, and none planned for the rest of today.</EmptyState>}
        />
      </Panel>
    </Stack>
  )
}

const parts: { equipment: Equipment; title: string; text: string; icon: LucideIcon }[] = [
  { equipment: 'camera', title: 'Camera', text: 'Check your picture and choose a camera.', icon: Camera },
  {
    equipment: 'audio',
    title: 'Audio',
    text: 'Choose a microphone, check its level and test the speakers.',
    icon: Mic,
  },
  {
    equipment: 'screen',
    title: 'Screen Sharing',
    text: 'Check what others would see of your screen.',
    icon: MonitorUp,
  },
]

/** The equipment of this computer, and the server on which rooms are made. */
function SettingsTab({ domain, actions }: { domain: string; actions: SessionActions }) {
  return (
    <Stack>
      <Grid columnsOf={240} space={12}>
        {parts.map(({ equipment, title, text, icon: Icon }) => (
          <Card key={equipment} as="section" label={title}>
            <Stack space={12} align="start">
              <Inline space={8}>
                <Icon aria-hidden size={20} />
                <Heading level={2}>{title}</Heading>
              </Inline>
              <Text tone="muted">{text}</Text>
              <Button size="small" aria-label={`Configure ${title}`} onClick={() => actions.onDevices(equipment)}>
                Configure
              </Button>
            </Stack>
          </Card>
        ))}
      </Grid>
      <Panel title="Meeting rooms">
        <Stack space={8} align="start">
          <Text>New sessions get a private room on {domain}. Sessions already scheduled keep theirs.</Text>
          <TextLink to={paths.adminSection('settings')}>Choose another server</TextLink>
        </Stack>
      </Panel>
    </Stack>
  )
}
