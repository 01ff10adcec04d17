import { useMutation } from '@apollo/client/react'
import { type FormEvent, useState } from 'react'
import type * as z from 'zod/mini'
import { itemCategories, sizeInWords } from '#graphql/uniforms/uniforms.rules.ts'
import { type UniformItemInput, uniformItemSchema } from '#graphql/uniforms/uniforms.schema.ts'
import { formatRand } from '#graphql/values/money.ts'
import { formatYesNo } from '#web/admin/shared/format.ts'
import { failureText } from '#web/shared/form/errors.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useDialogForm } from '#web/shared/form/useSavedForm.ts'
import { Checkbox } from '#web/ui/Checkbox/Checkbox.tsx'
import { NumberField } from '#web/ui/Field/NumberField.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { CreateUniformItemDocument, SetUniformStockDocument, UpdateUniformItemDocument } from './uniforms.generated.ts'
import { formatSizes, type UniformItem } from './uniforms.ts'

/** What the fields hold: the price as it is typed, the sizes with commas between them. */
interface Values {
  name: string
  description: string
  price: string
  sizes: string
  category: string
  isActive: boolean
}

const bare = (cents: number) => (cents / 100).toFixed(2)

const valuesOf = (item: UniformItem | null): Values => ({
  name: item?.name ?? '',
  description: item?.description ?? '',
  price: item ? bare(item.price) : '',
  sizes: item ? formatSizes(item.sizes) : '',
  category: item?.category ?? '',
  isActive: item?.isActive ?? true,
})

const labels = {
  name: { label: 'Item name' },
  description: { label: 'Description' },
  price: { label: 'Price', format: (value: unknown) => formatRand(Math.round(Number(value) * 100)) },
  sizes: { label: 'Sizes' },
  category: { label: 'Category' },
  isActive: { label: 'Can be ordered', format: formatYesNo },
}

/** The categories with a drawing, and beside them one that another client has named. */
const categoryOptions = (present: string | undefined) =>
  [...itemCategories, ...(present && !itemCategories.some((known) => known === present) ? [present] : [])].map(
    (value) => ({ value, label: value }),
  )

interface ItemFormProps {
  /** The item to be changed; `null` adds one. */
  item: UniformItem | null
  onClose: () => void
}

/** A new uniform item, or the details of one that is there. */
export function ItemForm({ item, onClose }: ItemFormProps) {
  const [create] = useMutation(CreateUniformItemDocument)
  const [update] = useMutation(UpdateUniformItemDocument)
  const form = useDialogForm<Values, UniformItemInput>({
    schema: uniformItemSchema as unknown as z.ZodMiniType<UniformItemInput, Values>,
    defaultValues: valuesOf(item),
    version: item?.version,
    labels,
    failed: 'Failed to save uniform item',
    // somebody else's change comes with the price in cents, and without the sizes
    toValues: ({ name, description, category, isActive, priceCents }) => ({
      name: String(name),
      description: String(description ?? ''),
      category: String(category),
      isActive: isActive === true,
      price: bare(Number(priceCents)),
      sizes: item ? formatSizes(item.sizes) : '',
    }),
    save: (input, version) =>
      item ? update({ variables: { input: { ...input, id: item.id, version } } }) : create({ variables: { input } }),
    saved: item ? 'Uniform item updated successfully' : 'Uniform item added successfully',
    onClose,
  })
  const { field, register } = form
  return (
    <FormDialog
      {...form.formProps}
      title={item ? `Edit ${item.name}` : 'Add Uniform Item'}
      saveLabel={item ? 'Save' : 'Add Item'}
    >
      <TextField label="Item name" {...field('name')} />
      <Grid columnsOf={200}>
        <SelectField
          label="Category"
          placeholder="Choose a category"
          options={categoryOptions(item?.category)}
          {...field('category')}
        />
        <NumberField label="Price" prefix="R" decimals placeholder="0.00" step={0.01} {...field('price')} />
      </Grid>
      <TextField label="Sizes" placeholder="2-3, 3-4, 4-5" hint="Separated by commas." {...field('sizes')} />
      <TextArea label="Description" optional rows={2} {...field('description')} />
      <Checkbox
        label="Parents can order it"
        hint="If unticked, it is removed from the catalogue. Existing orders stay as they are."
        {...register('isActive')}
      />
    </FormDialog>
  )
}

const wrong = 'Please enter a whole number, or leave it empty.'
const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
const isCount = (text: string) => /^\s*\d{0,5}\s*$/.test(text)

/** How many pieces of each size are on the shelf. */
export function StockDialog({ item, onClose }: { item: UniformItem; onClose: () => void }) {
  const [send, { loading }] = useMutation(SetUniformStockDocument)
  const opened = Object.fromEntries(item.sizes.map(({ name, stock }) => [name, stock === null ? '' : String(stock)]))
  const [counts, setCounts] = useState<Record<string, string>>(opened)
  const [problem, setProblem] = useState<string>()
  const [tried, setTried] = useState(false)
  const changed = item.sizes.filter(({ name }) => counts[name] !== opened[name])

  async function save(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (changed.some(({ name }) => !isCount(counts[name] ?? ''))) return
    try {
      if (changed.length > 0) {
        const sizes = changed.map(({ name, stock }) => {
          const text = (counts[name] ?? '').trim()
          return { size: name, stock: text === '' ? null : Number(text), counted: stock }
        })
        await send({ variables: { input: { itemId: item.id, sizes } } })
      }
      toast({ title: 'Stock saved' })
      onClose()
    } catch (error) {
      setProblem(failureText('Failed to save stock', error))
    }
  }

  return (
    <FormDialog
      title={`Stock of ${item.name}`}
      description="Orders reduce the stock. Leave a size empty if you do not track it; it can then always be ordered."
      onClose={onClose}
      dirty={changed.length > 0}
      sending={loading}
      problem={problem}
      stale={null}
      onSubmit={(event) => void save(event)}
    >
      <Grid columnsOf={150} keepWidth>
        {item.sizes.map(({ id, name }) => (
          <NumberField
            key={id}
            label={capitalised(sizeInWords(name))}
            placeholder="Not counted"
            value={counts[name] ?? ''}
            error={tried && !isCount(counts[name] ?? '') ? wrong : undefined}
            onChange={(event) => setCounts({ ...counts, [name]: event.target.value })}
          />
        ))}
      </Grid>
    </FormDialog>
  )
}
