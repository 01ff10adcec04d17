import { useMutation } from '@apollo/client/react'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { sizeInWords, type OrderStatus, orderStatusLabels, orderSteps } from '#graphql/uniforms/uniforms.rules.ts'
import { formatDate, formatDayShort, todayInJohannesburg } from '#graphql/values/dates.ts'
import { formatRand } from '#graphql/values/money.ts'
import { DeleteQuestion } from '#web/shared/form/DeleteQuestion.tsx'
import { OrderStatusBadge } from '#web/shared/uniforms/OrderStatusBadge.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { classes } from '#web/ui/layout.ts'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text, Unbroken } from '#web/ui/Text/Text.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden/VisuallyHidden.tsx'
import { EmptyCard } from '../shell/ViewPage.tsx'
import type { ParentOrder } from './basket.ts'
import * as styles from './UniformsView.css.ts'
import { CancelUniformOrderDocument } from './uniforms.generated.ts'

function CancelOrderQuestion({ order, onDone }: { order: ParentOrder; onDone: () => void }) {
  const [cancel] = useMutation(CancelUniformOrderDocument)
  return (
    <DeleteQuestion
      what="order"
      question="Cancel this order?"
      text={`Your order of ${formatDate(order.orderDate)} for ${formatRand(order.total)} will be cancelled. You can order again at any time.`}
      confirmLabel="Cancel order"
      cancelLabel="Keep order"
      pendingLabel="Cancelling..."
      deleted="Order cancelled"
      failed="The order was not cancelled"
      remove={() => cancel({ variables: { id: order.id } })}
      onClose={onDone}
    />
  )
}

function OrderPanel({ order, onCancel }: { order: ParentOrder; onCancel: () => void }) {
  return (
    <Panel
      title={`${order.child?.firstName ?? 'Order'}, ${formatDate(order.orderDate)}`}
      aside={order.status === 'cancelled' && <OrderStatusBadge status={order.status} />}
    >
      <Stack space={16}>
        <Stack as="ul" space={4}>
          {order.lines.map(({ id, name, size, quantity, price }) => (
            <li key={id}>
              <Inline justify="between" wrap={false}>
                <Text as="span" figures>
                  {quantity} × {name}, <Unbroken>{sizeInWords(size)}</Unbroken>
                </Text>
                <Text as="span" figures>
                  {formatRand(quantity * price)}
                </Text>
              </Inline>
            </li>
          ))}
        </Stack>
        {order.note && (
          <Text size="small" tone="muted">
            {order.note}
          </Text>
        )}
        {order.status !== 'cancelled' && <OrderSteps order={order} />}
        <Inline justify="between">
          <Text weight="strong" figures>
            Total {formatRand(order.total)}
          </Text>
          {order.status === 'pending' && (
            <Button
              size="small"
              onClick={onCancel}
              aria-label={`Cancel order of ${formatDate(order.orderDate)}, ${formatRand(order.total)}`}
            >
              Cancel order
            </Button>
          )}
        </Inline>
      </Stack>
    </Panel>
  )
}

/** What was ordered for one's own children, and how far it is. */
export function OwnOrders({ orders }: { orders: readonly ParentOrder[] }) {
  const [cancelling, setCancelling] = useState<ParentOrder | null>(null)
  if (orders.length === 0)
    return (
      <EmptyCard scene="uniforms" title="No orders yet">
        Your orders and their status will appear here.
      </EmptyCard>
    )
  return (
    <Stack>
      {orders.map((order) => (
        <OrderPanel key={order.id} order={order} onCancel={() => setCancelling(order)} />
      ))}
      {cancelling && <CancelOrderQuestion order={cancelling} onDone={() => setCancelling(null)} />}
    </Stack>
  )
}

/** The day on which an order came to a step for the last time. */
function reachedOn({ history }: Pick<ParentOrder, 'history'>, step: OrderStatus) {
  const event = history.findLast(({ toStatus }) => toStatus === step)
  return event && formatDayShort(todayInJohannesburg(new Date(event.createdAt))).slice(4)
}

/** The way of an order, with what is behind it. */
function OrderSteps({ order }: { order: Pick<ParentOrder, 'status' | 'history'> }) {
  const at = orderSteps.findIndex((step) => step === order.status)
  return (
    <ol className={styles.steps}>
      {orderSteps.map((step, index) => {
        const done = index <= at
        return (
          <li
            key={step}
            aria-current={index === at ? 'step' : undefined}
            className={classes(styles.step, done && styles.done)}
          >
            <span className={styles.dot}>{done && <Check aria-hidden size={14} strokeWidth={3} />}</span>
            <span className={classes(styles.name, index === at && styles.now)}>
              {orderStatusLabels[step]}
              {!done && <VisuallyHidden> (to come)</VisuallyHidden>}
            </span>
            {done && (
              <Text as="span" size="tiny" tone="muted" figures>
                {reachedOn(order, step)}
              </Text>
            )}
          </li>
        )
      })}
    </ol>
  )
}
