import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { staying } from '#web/app/Scroll.tsx'
import type { Screen } from '#web/app/screens.tsx'
import { Tabs } from '#web/ui/Tabs/Tabs.tsx'
import * as paper from '../shared/export/paper.css.ts'
import { useIdParameter, useParameter } from '../shared/useParameter.ts'
import { firstRequests, RequestsTab } from './RequestsTab.tsx'
import { SignupsTab } from './SignupsTab.tsx'

/** Volunteer Management: where helpers are wanted, and who has signed up. */
export function Volunteers() {
  const [tab, setTab] = useParameter('tab')
  const [request, setRequest] = useIdParameter('request')
  const [, setSearch] = useSearchParams()
  const onSignups = useCallback(
    (id: number) =>
      setSearch((now) => {
        const next = new URLSearchParams(now)
        next.set('tab', 'signups')
        next.set('request', String(id))
        return next
      }, staying),
    [setSearch],
  )
  return (
    <div className={paper.section}>
      <Tabs
        label="Volunteers"
        chosen={tab === 'signups' ? 'signups' : 'requests'}
        onChoose={(next) => setTab(next === 'signups' ? 'signups' : null)}
        tabs={[
          {
            id: 'requests',
            label: 'Volunteer Requests',
            content: () => <RequestsTab onSignups={onSignups} />,
          },
          {
            id: 'signups',
            label: 'Volunteer Signups',
            content: () => <SignupsTab chosen={request} onChoose={setRequest} />,
          },
        ]}
      />
    </div>
  )
}

export const screen: Screen = { Page: Volunteers, first: () => [firstRequests] }
