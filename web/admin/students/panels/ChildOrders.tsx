import { ShoppingBag } from 'lucide-react'
import { linesInWords } from '#graphql/uniforms/uniforms.rules.ts'
import { formatDayShort } from '#graphql/values/dates.ts'
import { formatRand } from '#graphql/values/money.ts'
import { paths } from '#web/app/paths.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { OrderStatusBadge } from '#web/shared/uniforms/OrderStatusBadge.tsx'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { ChildOrdersDocument, type ChildOrdersQuery } from '../../uniformOrders/uniforms.generated.ts'

type Order = ChildOrdersQuery['uniformOrders']['edges'][number]['node']

const columns: Column<Order>[] = [
  { id: 'items', head: 'Items', rowHeader: true, wrap: true, cell: ({ lines }) => linesInWords(lines) },
  { id: 'status', head: 'Status', phone: 'end', cell: OrderStatusBadge },
  { id: 'date', head: 'Ordered', cell: ({ orderDate }) => formatDayShort(orderDate) },
  { id: 'total', head: 'Total', align: 'end', phone: 'end', cell: ({ total }) => formatRand(total) },
]

/** The latest uniform orders for a child. */
export function ChildOrders({ childId }: { childId: number }) {
  const query = useScreenQuery(ChildOrdersDocument, { childId })
  const { data, error } = query
  const all = `${paths.adminSection('uniforms')}&tab=orders&child=${childId}`
  return (
    <Panel title="Uniform orders" padded={false} aside={<TextLink to={all}>All orders</TextLink>}>
      {error && !data ? (
        <QueryState query={query} label="Loading orders" failed="The orders could not be loaded." />
      ) : (
        <DataTable
          label="Latest uniform orders"
          columns={columns}
          rows={data?.uniformOrders.edges.map(({ node }) => node) ?? []}
          rowKey={({ id }) => String(id)}
          loading={!data}
          skeletonRows={2}
          empty={<EmptyState icon={ShoppingBag}>Nothing has been ordered for this child.</EmptyState>}
        />
      )}
    </Panel>
  )
}
