import { useMutation } from '@apollo/client/react'
import { type OrderStatus, orderStatuses, orderStatusLabels } from '#graphql/uniforms/uniforms.rules.ts'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { tellFailure } from '#web/shared/form/errors.ts'
import { type UniformOrder, studentOf } from './order.ts'
import { SetUniformOrderStatusDocument } from './uniforms.generated.ts'

const options = orderStatuses.map((value) => ({ value, label: orderStatusLabels[value] }))

/** How far an order is: any status at any time. The toast afterwards turns it round. */
export function OrderStatusField({ order }: { order: UniformOrder }) {
  const [send, { loading }] = useMutation(SetUniformOrderStatusDocument)
  async function change(status: OrderStatus, version: number | null) {
    try {
      const before = order.status as OrderStatus
      await send({ variables: { id: order.id, input: { status, version } } })
      // of several toasts the last one stays: its way back goes to what this one started from
      const action = version === null ? {} : { action: { label: 'Undo', onPress: () => void change(before, null) } }
      toast({ title: 'Order status updated', ...action })
    } catch (error) {
      tellFailure('Failed to update order status', error)
    }
  }
  return (
    <SelectField
      label={`Status of order ${order.id} for ${studentOf(order)}`}
      hideLabel
      size="compact"
      options={options}
      disabled={loading}
      value={order.status}
      onChange={(event) => void change(event.target.value as OrderStatus, order.version)}
    />
  )
}
