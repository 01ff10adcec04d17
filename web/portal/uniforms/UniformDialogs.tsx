import { useMutation } from '@apollo/client/react'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { sizeInWords, isInStock, mostPieces, totalOf } from '#graphql/uniforms/uniforms.rules.ts'
import type { BasketForm, BasketFormValues } from '#graphql/uniforms/uniforms.schema.ts'
import { formatRand } from '#graphql/values/money.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { GarmentPicture } from '#web/shared/uniforms/GarmentPicture.tsx'
import { IconButton } from '#web/ui/Button/Button.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Text, Unbroken } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { type BasketLine, type CatalogueItem, noteDraft, formatSize } from './basket.ts'
import { OrderUniformDocument } from './uniforms.generated.ts'
import * as styles from './UniformsView.css.ts'

const schema = async () => (await import('#graphql/uniforms/uniforms.schema.ts')).basketFormSchema

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

  function add() {
    setTried(true)
    if (size) onAdd({ itemId, name, category, size, quantity: Math.min(quantity, most), priceCents })
  }

  return (
    <FormDialog
      title={name}
      description={`${formatRand(priceCents)}${item.description ? `. ${item.description}` : ''}`}
      onClose={onClose}
      onSubmit={add}
      size="small"
      sending={false}
      saveLabel="Add to basket"
    >
      <div className={styles.pictured}>
        <GarmentPicture item={item} />
      </div>
      <div className={styles.choices}>
        <SelectField
          label="Size"
          placeholder="Choose a size"
          options={sizes.map((each) => ({
            value: each.name,
            label: formatSize(each),
            disabled: !isInStock(each.stock),
          }))}
          value={size}
          onChange={(event) => setSize(event.target.value)}
          error={tried && !size ? 'Please choose a size.' : undefined}
        />
        <SelectField
          label="Quantity"
          options={Array.from({ length: most }, (_, index) => String(index + 1)).map((value) => ({
            value,
            label: value,
          }))}
          value={String(Math.min(quantity, most))}
          onChange={(event) => setQuantity(Number(event.target.value))}
        />
      </div>
    </FormDialog>
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
  const [send] = useMutation(OrderUniformDocument)
  const likely = childrenOf.length === 1 ? childrenOf[0] : chosen
  const form = useSavedForm<BasketFormValues, BasketForm>({
    schema,
    defaultValues: { childId: likely ? String(likely.id) : '', note: '' },
    draft: noteDraft,
    save: async (order) => {
      const lines = basket.map(({ itemId, size, quantity }) => ({ itemId, size, quantity }))
      await send({ variables: { input: { ...order, lines } } })
      toast({ title: 'Order sent', text: 'You can cancel it until we start preparing it.' })
      onOrdered()
    },
  })

  return (
    <FormDialog
      {...form.formProps}
      // the basket ends its draft: who chooses more comes back to it
      dirty={false}
      onDiscard={undefined}
      title="Your order"
      onClose={onClose}
      closeLabel="Choose more"
      saveLabel="Send order"
      savingLabel="Sending..."
    >
      <SelectField
        label="For which child?"
        placeholder="Choose a child"
        options={childrenOf.map(({ id, firstName, lastName }) => ({
          value: String(id),
          label: `${firstName} ${lastName}`,
        }))}
        {...form.field('childId')}
      />
      <ul aria-label="Items">
        {basket.map((line) => (
          <li key={`${line.itemId} ${line.size}`} className={styles.line}>
            <GarmentPicture item={line} size="row" />
            <div>
              <Text weight="strong">{line.name}</Text>
              <Text size="small" tone="muted" figures>
                {line.quantity} × {formatRand(line.priceCents)}, <Unbroken>{sizeInWords(line.size)}</Unbroken>
              </Text>
            </div>
            <span className={styles.lineEnd}>
              <IconButton
                icon={Trash2}
                label={`Remove ${line.name}, ${sizeInWords(line.size)}`}
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
      <TextField label="Note" optional maxLength={1000} {...form.field('note')} />
    </FormDialog>
  )
}
