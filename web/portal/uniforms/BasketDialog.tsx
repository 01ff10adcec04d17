import { useMutation } from '@apollo/client/react'
import { Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { totalOf } from '#graphql/uniforms/uniforms.rules.ts'
import { formatRand } from '#graphql/values/money.ts'
import { failureOf } from '#web/app/failure.ts'
import { GarmentPicture } from '#web/shared/uniforms/GarmentPicture.tsx'
import { useDraftValue } from '#web/shared/form/useDraftValue.ts'
import { IconButton } from '#web/ui/Button/Button.tsx'
import { DialogForm } from '#web/ui/Dialog/DialogForm.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Text, Unbroken } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import type { BasketLine } from './basket.ts'
import { noteDraft } from './useBasket.ts'
import { OrderUniformDocument } from './uniforms.generated.ts'
import * as styles from './UniformsView.css.ts'

export interface OrderedFor {
  id: number
  firstName: string
  lastName: string
}

export interface BasketDialogProps {
  basket: readonly BasketLine[]
  childrenOf: readonly OrderedFor[]
  /** Ordered for unless said otherwise. */
  chosen: OrderedFor | undefined
  onChange: (next: readonly BasketLine[]) => void
  onOrdered: () => void
  onClose: () => void
}

/** What is about to be ordered, and for which child. */
export function BasketDialog({ basket, childrenOf, chosen, onChange, onOrdered, onClose }: BasketDialogProps) {
  const [send, { loading }] = useMutation(OrderUniformDocument)
  const likely = childrenOf.length === 1 ? childrenOf[0] : chosen
  const [childId, setChildId] = useState(likely ? String(likely.id) : '')
  const [{ note }, setNote] = useDraftValue(noteDraft, { note: '' })
  const [tried, setTried] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function order(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!childId) return
    const lines = basket.map(({ itemId, size, quantity }) => ({ itemId, size, quantity }))
    try {
      await send({ variables: { input: { childId: Number(childId), lines, note } } })
      toast({ title: 'Order sent', text: 'You can cancel it until the centre begins with it.' })
      onOrdered()
    } catch (error) {
      setProblem(failureOf(error).message)
    }
  }

  return (
    <DialogForm
      title="Your order"
      onClose={onClose}
      onSubmit={(event) => void order(event)}
      cancelLabel="Choose more"
      saveLabel="Send order"
      savingLabel="Sending..."
      sending={loading}
      problem={problem}
    >
      <SelectField
        label="For which child?"
        placeholder="Choose a child"
        options={childrenOf.map(({ id, firstName, lastName }) => ({
          value: String(id),
          label: `${firstName} ${lastName}`,
        }))}
        value={childId}
        onChange={(event) => setChildId(event.target.value)}
        error={tried && !childId ? 'Please choose a child.' : undefined}
      />
      <ul aria-label="Items">
        {basket.map((line) => (
          <li key={`${line.itemId} ${line.size}`} className={styles.line}>
            <GarmentPicture item={line} size="row" />
            <div>
              <Text weight="strong">{line.name}</Text>
              <Text size="small" tone="muted" figures>
                {line.quantity} × {formatRand(line.priceCents)}, <Unbroken>size {line.size}</Unbroken>
              </Text>
            </div>
            <span className={styles.lineEnd}>
              <IconButton
                icon={Trash2}
                label={`Remove ${line.name}, size ${line.size}`}
                onClick={() => onChange(basket.filter((each) => each !== line))}
              />
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.total}>
        <Text weight="strong">Total</Text>
        <Text weight="strong" figures>
          {formatRand(totalOf(basket))}
        </Text>
      </div>
      <TextField
        label="Note"
        optional
        maxLength={1000}
        value={note}
        onChange={(event) => setNote({ note: event.target.value })}
      />
    </DialogForm>
  )
}
