import { useMutation } from '@apollo/client/react'
import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { daysToPay } from '#graphql/uniforms/uniforms.rules.ts'
import { formatRand } from '#graphql/values/money.ts'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { IconButton } from '#web/ui/Button/Button.tsx'
import { ConfirmDialog } from '#web/ui/Dialog/Dialog.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { tellFailure } from '#web/shared/form/errors.ts'
import { BillUniformOrderDocument } from './uniforms.generated.ts'
import { studentOf, type UniformOrder } from './order.ts'

/** Puts an order on the family's account, after a question; afterwards it says that it stands there. */
export function BillOrder({ order }: { order: UniformOrder }) {
  const [asking, setAsking] = useState(false)
  const [send, { loading }] = useMutation(BillUniformOrderDocument)
  if (order.isBilled) return <Badge tone="neutral">Billed</Badge>
  if (order.status === 'cancelled') return null
  const label = `Bill order ${order.id} of ${studentOf(order)}`
  async function confirm() {
    try {
      await send({ variables: { id: order.id } })
      toast({ title: 'Order added to the account' })
    } catch (error) {
      tellFailure('Failed to bill order', error)
    }
    setAsking(false)
  }
  return (
    <>
      <IconButton icon={ReceiptText} label={label} title="Bill" onClick={() => setAsking(true)} />
      {asking && (
        <ConfirmDialog
          open
          title="Add this order to the family's account?"
          text={`${studentOf(order)}: ${formatRand(order.total)}, to be paid within ${daysToPay} days. Cancelling the order takes it off again.`}
          confirmLabel="Add to account"
          pending={loading}
          pendingLabel="Adding..."
          onConfirm={() => void confirm()}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  )
}
