import { type FormEvent, useState } from 'react'
import { isInStock, mostPieces } from '#graphql/uniforms/uniforms.rules.ts'
import { formatRand } from '#graphql/values/money.ts'
import { GarmentPicture } from '#web/shared/uniforms/GarmentPicture.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { type BasketLine, type CatalogueItem, sizeInWords } from './basket.ts'
import * as styles from './UniformsView.css.ts'

export interface ItemDialogProps {
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
