import { useMutation } from '@apollo/client/react'
import { type OrderStatus, orderStatusLabels } from '#graphql/uniforms/uniforms.rules.ts'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { BulkDialog } from '../shared/bulk/BulkDialog.tsx'
import { count } from '../shared/people/format.ts'
import { studentOf, type UniformOrder } from './order.ts'
import { SetUniformOrderStatusDocument } from './uniforms.generated.ts'

export interface BulkStatusDialogProps {
  orders: readonly UniformOrder[]
  status: OrderStatus
  onClose: () => void
}

/** Moves several orders to one status. */
export function BulkStatusDialog({ orders, status, onClose }: BulkStatusDialogProps) {
  const [send] = useMutation(SetUniformOrderStatusDocument)
  const moving = orders.filter((order) => order.status !== status)
  const there = orders.length - moving.length
  const label = orderStatusLabels[status]
  return (
    <BulkDialog
      title={`Set status to ${label}`}
      items={moving}
      nameOf={(order) => `Order ${order.id}, ${studentOf(order)}`}
      confirmLabel={`Update ${count(moving.length, 'order')}`}
      workingLabel="Updating orders"
      failedWords="Failed to update order status"
      act={async ({ id, version }) => {
        await send({ variables: { id, input: { status, version } } })
      }}
      onDone={() => {}}
      doneInWords={(done) => `${count(done, 'order')} set to ${label}`}
      onClose={onClose}
    >
      <Stack space={12}>
        <Text>
          {count(moving.length, 'order')} will read {label}.
          {there > 0 && ` ${there === 1 ? 'One does' : `${there} do`} already.`}
        </Text>
        {status === 'cancelled' && moving.length > 0 && (
          <Notice tone="warning">The pieces go back into stock, and what was billed comes off the accounts.</Notice>
        )}
      </Stack>
    </BulkDialog>
  )
}
