import type { Screen } from '#web/app/screens.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Tabs } from '#web/ui/Tabs/Tabs.tsx'
import * as paper from '../shared/export/paper.css.ts'
import { useParameter } from '../shared/useParameter.ts'
import { AnalyticsTab } from './AnalyticsTab.tsx'
import { ItemsTab } from './ItemsTab.tsx'
import { OrdersTab } from './OrdersTab.tsx'
import { UniformItemsDocument } from './uniforms.generated.ts'

function Items() {
  const query = useScreenQuery(UniformItemsDocument)
  const { data: read, previousData } = query
  const data = read ?? previousData
  if (data) return <ItemsTab items={data.uniformItems} />
  return (
    <QueryState
      query={query}
      label="Loading uniform items"
      failed="Error loading uniform items. Please try again."
      height="row"
      count={6}
    />
  )
}

const tabs = [
  { id: 'items', label: 'Uniform Items', content: () => <Items /> },
  { id: 'orders', label: 'Orders', content: () => <OrdersTab /> },
  { id: 'analytics', label: 'Analytics', content: () => <AnalyticsTab /> },
]

/** Uniform Manager: what can be ordered, what was ordered, and the figures. */
export function Uniforms() {
  const [tab, setTab] = useParameter('tab')
  return (
    <div className={paper.section}>
      <Tabs
        label="Uniforms"
        tabs={tabs}
        chosen={tabs.some(({ id }) => id === tab) ? (tab ?? 'items') : 'items'}
        onChoose={(next) => setTab(next === 'items' ? null : next)}
      />
    </div>
  )
}

export const screen: Screen = { Page: Uniforms, first: () => [[UniformItemsDocument]] }
