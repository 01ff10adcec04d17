import { Plus } from 'lucide-react'
import { useEffect } from 'react'
import { usualDomain } from '#graphql/settings/settings.rules.ts'
import type { Screen } from '#web/app/screens.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { ErrorState } from '#web/ui/ErrorState/ErrorState.tsx'
import { lateModule } from '#web/ui/late.tsx'
import { SkeletonList } from '#web/ui/Skeleton/Skeleton.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Tabs } from '#web/ui/Tabs/Tabs.tsx'
import { useParameter } from '../shared/useParameter.ts'
import { DashboardTab } from './DashboardTab.tsx'
import { RecordingsTab } from './RecordingsTab.tsx'
import { SessionsTab } from './SessionsTab.tsx'
import { useSessionDialogs } from './useSessionDialogs.tsx'
import * as styles from './VirtualClassroom.css.ts'
import { VirtualClassroomDocument } from './virtualClassroom.generated.ts'

const SettingsTab = lateModule(() => import('./SettingsTab.tsx')).part((module) => module.SettingsTab)

/** How often it is asked who has joined, in milliseconds. */
const askEvery = 15_000

/** Virtual Classroom: what is live, every session, recordings, and the equipment. */
export function VirtualClassroom() {
  const [tab, setTab] = useParameter('tab')
  const query = useScreenQuery(VirtualClassroomDocument)
  const { data: read, previousData, error, loading, refetch, startPolling, stopPolling } = query
  const data = read ?? previousData
  const domain = data?.virtualClassroom.meetingDomain ?? usualDomain
  const { actions, dialog } = useSessionDialogs(domain)
  useEffect(() => {
    startPolling(askEvery)
    return stopPolling
  }, [startPolling, stopPolling])
  if (!data) {
    if (error) {
      return (
        <ErrorState
          title="The virtual classroom could not be loaded."
          retrying={loading}
          onRetry={() => void refetch()}
        />
      )
    }
    return <SkeletonList label="Loading virtual classroom" count={3} height="block" />
  }
  const { virtualSessions: sessions } = data
  return (
    <Stack>
      <div className={styles.end}>
        <Button size="small" tone="primary" icon={Plus} onClick={actions.onNew}>
          New Session
        </Button>
      </div>
      <Tabs
        label="Virtual Classroom"
        chosen={tab ?? 'dashboard'}
        onChoose={(next) => setTab(next === 'dashboard' ? null : next)}
        tabs={[
          { id: 'dashboard', label: 'Dashboard', content: () => <DashboardTab data={data} actions={actions} /> },
          {
            id: 'sessions',
            label: 'Sessions',
            content: () => <SessionsTab sessions={sessions} actions={actions} />,
          },
          { id: 'recordings', label: 'Recordings', content: () => <RecordingsTab sessions={sessions} /> },
          { id: 'settings', label: 'Settings', content: () => <SettingsTab domain={domain} actions={actions} /> },
        ]}
      />
      {dialog}
    </Stack>
  )
}

export const screen: Screen = { Page: VirtualClassroom, first: () => [[VirtualClassroomDocument]] }
