import { useMutation } from '@apollo/client/react'
import { History, ReceiptText } from 'lucide-react'
import { useState } from 'react'
import {
  daysToPay,
  sizeInWords,
  type OrderStatus,
  orderStatuses,
  orderStatusLabels,
} from '#graphql/uniforms/uniforms.rules.ts'
import { formatDayShort, timeInJohannesburg, todayInJohannesburg } from '#graphql/values/dates.ts'
import { formatRand } from '#graphql/values/money.ts'
import { attempt } from '#web/admin/shared/attempt.ts'
import { actionsColumn } from '#web/admin/shared/recordActions.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { IconButton } from '#web/ui/Button/Button.tsx'
import { ConfirmDialog } from '#web/ui/Dialog/Dialog.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { Popover } from '#web/ui/Popover/Popover.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { Text, Unbroken } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { studentPath } from '../students/student.ts'
import * as styles from './Uniforms.css.ts'
import { BillUniformOrderDocument, SetUniformOrderStatusDocument } from './uniforms.generated.ts'
import { studentOf, type UniformOrder } from './uniforms.ts'

/** Asks before an order is put on the family's account. */
function BillOrderQuestion({ order, onClose }: { order: UniformOrder; onClose: () => void }) {
  const [send, { loading }] = useMutation(BillUniformOrderDocument)
  async function confirm() {
    const change = () => send({ variables: { id: order.id } })
    await attempt('Failed to bill order', change, 'Order added to the account')
    onClose()
  }
  return (
    <ConfirmDialog
      title="Add this order to the family's account?"
      text={`${studentOf(order)}: ${formatRand(order.total)}, due within ${daysToPay} days. Cancelling the order removes the charge.`}
      confirmLabel="Add to account"
      pending={loading}
      pendingLabel="Adding..."
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  )
}

/** The way to the account of the family, until the order is there. */
function BillOrder({ order }: { order: UniformOrder }) {
  const [asking, setAsking] = useState(false)
  if (order.isBilled) return <Badge tone="neutral">Billed</Badge>
  if (order.status === 'cancelled') return null
  const label = `Bill order ${order.id} for ${studentOf(order)}`
  return (
    <>
      <IconButton icon={ReceiptText} label={label} title="Bill" onClick={() => setAsking(true)} />
      {asking && <BillOrderQuestion order={order} onClose={() => setAsking(false)} />}
    </>
  )
}

const options = orderStatuses.map((value) => ({ value, label: orderStatusLabels[value] }))

/** How far an order is: any status at any time. The toast afterwards turns it round. */
function OrderStatusField({ order }: { order: UniformOrder }) {
  const [send, { loading }] = useMutation(SetUniformOrderStatusDocument)
  function change(status: OrderStatus, version: number, before?: OrderStatus) {
    void attempt('Failed to update order status', async () => {
      const { data } = await send({ variables: { id: order.id, input: { status, version } } })
      const now = data?.setUniformOrderStatus
      // of several toasts only the last one is shown: its Undo goes back to the status before this change, and from no other
      const undo = before && now && { action: { label: 'Undo', onPress: () => change(before, now.version) } }
      toast({ title: 'Order status updated', ...undo })
    })
  }
  return (
    <SelectField
      label={`Status of order ${order.id} for ${studentOf(order)}`}
      hideLabel
      size="compact"
      options={options}
      disabled={loading}
      value={order.status}
      onChange={({ target }) => change(target.value as OrderStatus, order.version, order.status as OrderStatus)}
    />
  )
}

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
            {quantity} × {name}, <Unbroken>{sizeInWords(size)}</Unbroken>
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
  actionsColumn('end', (order) => (
    <>
      <BillOrder order={order} />
      <OrderHistory order={order} />
    </>
  )),
]

/** The centre's day and time of a moment. */
const when = (moment: string) => {
  const date = new Date(moment)
  return `${formatDayShort(todayInJohannesburg(date))}, ${timeInJohannesburg(date)}`
}

const formatChange = ({ fromStatus, toStatus }: UniformOrder['history'][number]) =>
  fromStatus === null
    ? 'Ordered'
    : `${orderStatusLabels[fromStatus as OrderStatus]} to ${orderStatusLabels[toStatus as OrderStatus]}`

/** Every change of an order's status, behind a button. */
function OrderHistory({ order }: { order: UniformOrder }) {
  const label = `History of order ${order.id}`
  return (
    <Popover label={label} button={<IconButton icon={History} label={label} title="History" />}>
      <Stack as="ol" space={8}>
        {order.history.map((event) => (
          <li key={event.id}>
            <Text weight="strong">{formatChange(event)}</Text>
            <Text size="small" tone="muted" figures>
              {when(event.createdAt)}
            </Text>
          </li>
        ))}
      </Stack>
    </Popover>
  )
}
