import { Check } from 'lucide-react'
import { type OrderStatus, orderStatusLabels, orderSteps } from '#graphql/uniforms/uniforms.rules.ts'
import { formatDayShort, todayInJohannesburg } from '#graphql/values/dates.ts'
import { classes } from '#web/ui/layout.ts'
import { Text } from '#web/ui/Text/Text.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden/VisuallyHidden.tsx'
import type { ParentOrder } from './basket.ts'
import * as styles from './OrderSteps.css.ts'

/** The day on which an order came to a step for the last time. */
function reachedOn({ history }: Pick<ParentOrder, 'history'>, step: OrderStatus) {
  const event = history.findLast(({ toStatus }) => toStatus === step)
  return event && formatDayShort(todayInJohannesburg(new Date(event.createdAt))).slice(4)
}

/** The way of an order, with what is behind it. */
export function OrderSteps({ order }: { order: Pick<ParentOrder, 'status' | 'history'> }) {
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
