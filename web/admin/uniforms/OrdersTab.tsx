import { Plus, ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { orderStatuses, orderStatusLabels } from '#graphql/uniforms/uniforms.rules.ts'
import { formatDayShort, todayInJohannesburg } from '#graphql/values/dates.ts'
import { formatRand } from '#graphql/values/money.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState/ErrorState.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { SkeletonList } from '#web/ui/Skeleton/Skeleton.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { ExportMenu } from '../attendance/parts/ExportMenu.tsx'
import { OnPaper } from '../attendance/parts/OnPaper.tsx'
import * as parts from '../attendance/parts/parts.css.ts'
import { Toolbar } from '../people/Toolbar.tsx'
import { matches } from '../people/words.ts'
import { studentPath } from '../students/studentPath.ts'
import { useIdParameter, useParameter } from '../useParameter.ts'
import { AddOrderDialog } from './AddOrderDialog.tsx'
import { BillOrder } from './BillOrder.tsx'
import { type UniformOrder, orderRows, studentOf } from './order.ts'
import { OrderHistory } from './OrderHistory.tsx'
import { OrderStatusField } from './OrderStatusField.tsx'
import * as styles from './OrdersTab.css.ts'
import { UniformOrdersDocument } from './UniformOrders.generated.ts'

const revenueOf = (orders: readonly UniformOrder[]) =>
  orders.reduce((sum, { status, total }) => (status === 'cancelled' ? sum : sum + total), 0)

const columns: Column<UniformOrder>[] = [
  {
    id: 'student',
    head: 'Student',
    rowHeader: true,
    sortBy: studentOf,
    cell: (order) => <TextLink to={studentPath(order.childId)}>{studentOf(order)}</TextLink>,
  },
  {
    id: 'date',
    head: 'Ordered',
    phone: 'end',
    sortBy: ({ orderDate, id }) => `${orderDate} ${String(id).padStart(10, '0')}`,
    cell: ({ orderDate }) => formatDayShort(orderDate),
  },
  {
    id: 'items',
    head: 'Items',
    wrap: true,
    phone: 'wide',
    cell: ({ lines, note }) => (
      <div className={styles.lines}>
        {lines.map(({ id, name, size, quantity }) => (
          <Text key={id} as="div" figures>
            {quantity} × {name}, size {size}
          </Text>
        ))}
        {note && (
          <Text as="div" size="small" tone="muted">
            {note}
          </Text>
        )}
      </div>
    ),
  },
  {
    id: 'total',
    head: 'Total',
    align: 'end',
    phone: 'wide',
    phoneHead: true,
    sortBy: ({ total }) => total,
    cell: ({ total }) => formatRand(total),
    total: (orders) => formatRand(revenueOf(orders)),
  },
  {
    id: 'status',
    head: 'Status',
    sortBy: ({ status }) => orderStatuses.findIndex((known) => known === status),
    cell: (order) => <OrderStatusField order={order} />,
  },
  {
    id: 'actions',
    head: 'Actions',
    hideHead: true,
    align: 'end',
    phone: 'end',
    cell: (order) => (
      <Inline space={4} justify="end" wrap={false}>
        <BillOrder order={order} />
        <OrderHistory order={order} />
      </Inline>
    ),
  },
]

const statuses = [
  { value: '', label: 'All orders' },
  ...orderStatuses.map((value) => ({ value, label: orderStatusLabels[value] })),
]

function nothing(none: boolean, fromChild: boolean) {
  if (fromChild) return 'Nothing has been ordered for this child.'
  return none
    ? 'Parents order in their portal; you can add an order for a child as well.'
    : 'Try another status or word.'
}

/** What was ordered, and how far it is. */
export function OrdersTab() {
  const { data: read, previousData, error, loading, refetch } = useScreenQuery(UniformOrdersDocument)
  const [search, setSearch] = useState('')
  const [adding, setAdding] = useState(false)
  const [status, setStatus] = useParameter('status')
  const [childId, setChild] = useIdParameter('child')
  const data = read ?? previousData
  if (!data) {
    if (error)
      return (
        <ErrorState
          title="Error loading uniform orders. Please try again."
          retrying={loading}
          onRetry={() => void refetch()}
        />
      )
    return <SkeletonList label="Loading uniform orders" height="row" count={6} />
  }
  const orders = data.uniformOrders
  const shown = orders.filter(
    (order) =>
      (!status || order.status === status) &&
      (childId === null || order.childId === childId) &&
      matches(search, studentOf(order), ...order.lines.map(({ name }) => name)),
  )
  const add = (
    <Button size="small" tone="primary" icon={Plus} onClick={() => setAdding(true)}>
      Add Order
    </Button>
  )
  return (
    <div className={parts.screen}>
      <div className={parts.onScreen}>
        <Stack>
          <Toolbar
            search={{ label: 'Search orders', value: search, onChange: setSearch }}
            choices={
              <SelectField
                label="Status"
                hideLabel
                size="compact"
                options={statuses}
                value={status ?? ''}
                onChange={(event) => setStatus(event.target.value || null)}
              />
            }
          >
            {childId !== null && (
              <Button size="small" onClick={() => setChild(null)}>
                Show all children
              </Button>
            )}
            <ExportMenu
              fileName={`uniform-orders-${todayInJohannesburg()}`}
              sheet="Uniform orders"
              rows={() => orderRows(shown)}
              disabled={shown.length === 0}
            />
            {add}
          </Toolbar>
          <Card pad="none">
            <DataTable
              label="Uniform orders"
              columns={columns}
              rows={shown}
              rowKey={({ id }) => String(id)}
              empty={
                <EmptyState icon={ShoppingBag} title="No uniform orders found." action={orders.length === 0 && add}>
                  {nothing(orders.length === 0, childId !== null)}
                </EmptyState>
              }
            />
          </Card>
        </Stack>
      </div>
      <OnPaper title="Uniform orders" date={todayInJohannesburg()} rows={orderRows(shown)} />
      {adding && <AddOrderDialog onClose={() => setAdding(false)} />}
    </div>
  )
}
