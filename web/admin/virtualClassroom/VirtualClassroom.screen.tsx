import { Plus } from 'lucide-react'
import { useEffect } from 'react'
import { usualDomain } from '#graphql/settings/settings.rules.ts'
import type { Screen } from '#web/app/screens.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { lateModule } from '#web/ui/late.tsx'
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
  const { data: read, previousData, startPolling, stopPolling } = query
  const data = read ?? previousData
  const domain = data?.virtualClassroom.meetingDomain ?? usualDomain
  const { actions, dialog } = useSessionDialogs(domain)
  useEffect(() => {
    startPolling(askEvery)
    return stopPolling
  }, [startPolling, stopPolling])
  if (!data)
    return (
      <QueryState
        query={query}
        label="Loading virtual classroom"
        failed="The virtual classroom could not be loaded."
        count={3}
        height="block"
      />
    )
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
            content: () => <SessionsTab counts={data.virtualClassroom.byStatus} actions={actions} />,
          },
          { id: 'recordings', label: 'Recordings', content: () => <RecordingsTab /> },
          { id: 'settings', label: 'Settings', content: () => <SettingsTab domain={domain} actions={actions} /> },
        ]}
      />
      {dialog}
    </Stack>
  )
}

export const screen: Screen = { Page: VirtualClassroom, first: () => [[VirtualClassroomDocument]] }
