import { History } from 'lucide-react'
import { type OrderStatus, orderStatusLabels } from '#graphql/uniforms/uniforms.rules.ts'
import { formatDayShort, timeInJohannesburg, todayInJohannesburg } from '#graphql/values/dates.ts'
import { IconButton } from '#web/ui/Button/Button.tsx'
import { Popover } from '#web/ui/Popover/Popover.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import type { UniformOrder } from './order.ts'

/** The centre's day and time of a moment. */
const when = (moment: string) => {
  const date = new Date(moment)
  return `${formatDayShort(todayInJohannesburg(date))}, ${timeInJohannesburg(date)}`
}

const changeInWords = ({ fromStatus, toStatus }: UniformOrder['history'][number]) =>
  fromStatus === null
    ? 'Ordered'
    : `${orderStatusLabels[fromStatus as OrderStatus]} to ${orderStatusLabels[toStatus as OrderStatus]}`

/** Every change of an order's status, behind a button. */
export function OrderHistory({ order }: { order: UniformOrder }) {
  const label = `History of order ${order.id}`
  return (
    <Popover label={label} button={<IconButton icon={History} label={label} title="History" />}>
      <Stack as="ol" space={8}>
        {order.history.map((event) => (
          <li key={event.id}>
            <Text weight="strong">{changeInWords(event)}</Text>
            <Text size="small" tone="muted" figures>
              {when(event.createdAt)}
            </Text>
          </li>
        ))}
      </Stack>
    </Popover>
  )
}
