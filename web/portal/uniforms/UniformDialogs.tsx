import { useMutation } from '@apollo/client/react'
import { Trash2 } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { isInStock, mostPieces, totalOf } from '#graphql/uniforms/uniforms.rules.ts'
import { formatRand } from '#graphql/values/money.ts'
import { failureOf } from '#web/app/failure.ts'
import { type SentKeys, sendOnce } from '#web/app/sendOnce.ts'
import { useDraftValue } from '#web/shared/form/useDraftValue.ts'
import { GarmentPicture } from '#web/shared/uniforms/GarmentPicture.tsx'
import { Button, IconButton } from '#web/ui/Button/Button.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { DialogForm } from '#web/ui/Dialog/DialogForm.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text, Unbroken } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { type BasketLine, type CatalogueItem, noteDraft, sizeInWords } from './basket.ts'
import { OrderUniformDocument } from './uniforms.generated.ts'
import * as styles from './UniformsView.css.ts'

interface ItemDialogProps {
  item: CatalogueItem
  onAdd: (line: BasketLine) => void
  onClose: () => void
}

/** One piece of the uniform: which size, and how many. */
export function ItemDialog({ item, onAdd, onClose }: ItemDialogProps) {
  const { id: itemId, name, category, price: priceCents, sizes } = item
  const [only] = sizes.length === 1 ? sizes : []
  const [size, setSize] = useState(only?.name ?? '')
  const [quantity, setQuantity] = useState(1)
  const [tried, setTried] = useState(false)
  const stock = sizes.find((each) => each.name === size)?.stock ?? mostPieces
  const most = Math.max(1, Math.min(stock, 10))

  function add(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (size) onAdd({ itemId, name, category, size, quantity: Math.min(quantity, most), priceCents })
  }

  return (
    <Dialog
      open
      title={name}
      description={`${formatRand(priceCents)}${item.description ? `. ${item.description}` : ''}`}
      onClose={onClose}
      onSubmit={add}
      size="small"
      actions={
        <>
          <Button size="small" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" size="small" tone="primary">
            Add to basket
          </Button>
        </>
      }
    >
      <Stack>
        <div className={styles.pictured}>
          <GarmentPicture item={item} />
        </div>
        <div className={styles.choices}>
          <SelectField
            label="Size"
            placeholder="Choose a size"
            options={sizes.map((each) => ({
              value: each.name,
              label: sizeInWords(each),
              disabled: !isInStock(each.stock),
            }))}
            value={size}
            onChange={(event) => setSize(event.target.value)}
            error={tried && !size ? 'Please choose a size.' : undefined}
          />
          <SelectField
            label="Pieces"
            options={Array.from({ length: most }, (_, index) => String(index + 1)).map((value) => ({
              value,
              label: value,
            }))}
            value={String(Math.min(quantity, most))}
            onChange={(event) => setQuantity(Number(event.target.value))}
          />
        </div>
      </Stack>
    </Dialog>
  )
}

export interface OrderedFor {
  id: number
  firstName: string
  lastName: string
}

interface BasketDialogProps {
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
  const keys = useRef<SentKeys>(new Map())

  async function order(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!childId) return
    const lines = basket.map(({ itemId, size, quantity }) => ({ itemId, size, quantity }))
    try {
      const input = { childId: Number(childId), lines, note }
      await sendOnce(keys.current, () => send({ variables: { input } }))
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
