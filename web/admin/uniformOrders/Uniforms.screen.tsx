import { Clock, Coins, Shirt, ShoppingBag } from 'lucide-react'
import { formatMonth } from '#graphql/values/dates.ts'
import { formatRand, formatWholeRand } from '#graphql/values/money.ts'
import { SectionTabs } from '#web/admin/shared/SectionTabs.tsx'
import * as paper from '#web/admin/shared/export/paper.css.ts'
import type { Screen } from '#web/app/screens.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Panel, StatCard, StatCards } from '#web/ui/Card/Card.tsx'
import { BarChart } from '#web/ui/Chart/Chart.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { ProgressBar } from '#web/ui/ProgressBar/ProgressBar.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { ItemsTab } from './ItemsTab.tsx'
import { OrdersTab } from './OrdersTab.tsx'
import { UniformFiguresDocument, UniformItemsDocument } from './uniforms.generated.ts'

function Items() {
  const query = useScreenQuery(UniformItemsDocument)
  return (
    <QueryState
      query={query}
      label="Loading uniform items"
      failed="Error loading uniform items. Please try again."
      height="row"
      count={6}
    >
      {(data) => <ItemsTab items={data.uniformItems} />}
    </QueryState>
  )
}

const tabs = [
  { id: 'items', label: 'Uniform Items', content: () => <Items /> },
  { id: 'orders', label: 'Orders', content: () => <OrdersTab /> },
  { id: 'analytics', label: 'Analytics', content: () => <AnalyticsTab /> },
]

/** Uniform Manager: what can be ordered, what was ordered, and the figures. */
export function Uniforms() {
  return (
    <div className={paper.section}>
      <SectionTabs label="Uniforms" tabs={tabs} />
    </div>
  )
}

export const screen: Screen = { Page: Uniforms, first: () => [[UniformItemsDocument]] }

/** The uniform shop in figures. */
function AnalyticsTab() {
  const query = useScreenQuery(UniformFiguresDocument)
  return (
    <QueryState query={query} what="figures" count={3} height="block">
      {(data) => {
        const { totalOrders, totalRevenue, itemsInCatalog, pendingOrders, byMonth, byItem } = data.uniformFigures
        const most = Math.max(1, ...byItem.map(({ revenue }) => revenue))
        return (
          <Stack>
            <StatCards>
              <StatCard
                label="Total Orders"
                value={totalOrders}
                note="Including cancelled"
                icon={ShoppingBag}
                tone="sky"
              />
              <StatCard
                label="Total Revenue"
                value={formatRand(totalRevenue)}
                note="Excluding cancelled orders"
                icon={Coins}
                tone="leaf"
              />
              <StatCard
                label="Items in Catalog"
                value={itemsInCatalog}
                note="Can be ordered"
                icon={Shirt}
                tone="teal"
              />
              <StatCard
                label="Pending Orders"
                value={pendingOrders}
                note="Not started yet"
                icon={Clock}
                tone="marigold"
              />
            </StatCards>
            <Grid columnsOf={340}>
              <BarChart
                title="Revenue by month"
                labelHead="Month"
                valueHead="Revenue"
                points={byMonth.map(({ name, revenue }) => ({ label: formatMonth(name).slice(0, 3), value: revenue }))}
                format={formatWholeRand}
                height={330}
              />
              <Panel title="Most ordered items">
                {byItem.length === 0 ? (
                  <Text tone="muted">No figures yet.</Text>
                ) : (
                  <Stack as="ul" space={12}>
                    {byItem.map(({ name, count: pieces, revenue }) => (
                      <li key={name}>
                        <ProgressBar
                          label={name}
                          figure={`${pieces} sold, ${formatRand(revenue)}`}
                          value={revenue}
                          max={most}
                        />
                      </li>
                    ))}
                  </Stack>
                )}
              </Panel>
            </Grid>
          </Stack>
        )
      }}
    </QueryState>
  )
}
