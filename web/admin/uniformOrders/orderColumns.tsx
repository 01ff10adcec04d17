import { orderStatuses } from '#graphql/uniforms/uniforms.rules.ts'
import { formatDayShort } from '#graphql/values/dates.ts'
import { formatRand } from '#graphql/values/money.ts'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { Text, Unbroken } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { studentPath } from '../students/studentPath.ts'
import { BillOrder } from './BillOrder.tsx'
import { studentOf, type UniformOrder } from './order.ts'
import { OrderHistory } from './OrderHistory.tsx'
import { OrderStatusField } from './OrderStatusField.tsx'
import * as styles from './OrdersTab.css.ts'

/**
 * What the list says of an order, and what can be done with one.
 * @param revenueCents what all orders that were found come to, also those that are not loaded yet
 */
export const orderColumns = (revenueCents: number): Column<UniformOrder>[] => [
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
            {quantity} × {name}, <Unbroken>size {size}</Unbroken>
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
    total: () => formatRand(revenueCents),
  },
  {
    id: 'status',
    head: 'Status',
    sortBy: ({ status }) => orderStatuses.findIndex((known) => known === status),
    cell: (order) => (
      <div className={styles.status}>
        <OrderStatusField order={order} />
      </div>
    ),
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
