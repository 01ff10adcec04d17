import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useMutation } from '@apollo/client/react'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { isInStock, mostLines, totalOf } from '#graphql/uniforms/uniforms.rules.ts'
import {
  type UniformOrderInput,
  uniformOrderSchema,
  type UniformOrderValues,
} from '#graphql/uniforms/uniforms.schema.ts'
import { formatRand } from '#graphql/values/money.ts'
import { ChildField } from '#web/admin/shared/people/ChildField.tsx'
import { Button, IconButton } from '#web/ui/Button/Button.tsx'
import { NumberField } from '#web/ui/Field/NumberField.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { FormField } from '#web/shared/form/FormField.tsx'
import { QueryProblem } from '#web/shared/query/QueryState.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useDialogForm } from '#web/shared/form/useSavedForm.ts'
import * as styles from './Uniforms.css.ts'
import { AddUniformOrderDocument, UniformItemsDocument } from './uniforms.generated.ts'
import type { UniformItem } from './uniforms.ts'

const emptyLine = { itemId: '', size: '', quantity: '1' }

const itemOptions = (items: readonly UniformItem[]) =>
  items.map(({ id, name, price }) => ({ value: String(id), label: `${name}, ${formatRand(price)}` }))

const sizeOptions = (item: UniformItem | undefined) =>
  (item?.sizes ?? []).map(({ name, stock }) => ({
    value: name,
    label: isInStock(stock) ? name : `${name}, sold out`,
    disabled: !isInStock(stock),
  }))

/** An order that a parent gave at the counter or by phone. */
export function AddOrderDialog({ onClose }: { onClose: () => void }) {
  const query = useScreenQuery(UniformItemsDocument)
  const [send] = useMutation(AddUniformOrderDocument)
  const items = (query.data?.uniformItems ?? []).filter(({ isActive }) => isActive)
  const itemOf = (id: unknown) => items.find((item) => String(item.id) === String(id))
  const form = useDialogForm<UniformOrderValues, UniformOrderInput>({
    schema: uniformOrderSchema,
    defaultValues: { childId: '', lines: [emptyLine], note: '' },
    failed: 'Failed to add order',
    save: (input) => send({ variables: { input } }),
    saved: 'Order added successfully',
    onClose,
  })
  const { field, register, control, formState, setValue } = form
  const { errors } = formState
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' })
  const lines = useWatch({ control, name: 'lines' }) ?? []
  const total = totalOf(
    lines.map(({ itemId, quantity }) => ({
      priceCents: itemOf(itemId)?.price ?? 0,
      quantity: Number.isInteger(Number(quantity)) ? Math.max(0, Number(quantity)) : 0,
    })),
  )
  const problem = errors.root?.message ?? errors.lines?.message ?? errors.lines?.root?.message
  return (
    <FormDialog {...form.formProps} title="Add Order" size="large" saveLabel="Add Order" problem={problem}>
      <QueryProblem query={query} failed="The items could not be loaded." />
      <FormField as={ChildField} control={control} name="childId" />
      <Stack space={12}>
        {fields.map((line, index) => {
          const wrong = errors.lines?.[index]
          return (
            <div key={line.id} role="group" aria-label={`Item ${index + 1}`} className={styles.line}>
              <div className={styles.item}>
                <SelectField
                  label="Item"
                  placeholder="Choose an item"
                  options={itemOptions(items)}
                  error={wrong?.itemId?.message}
                  {...register(`lines.${index}.itemId`, { onChange: () => setValue(`lines.${index}.size`, '') })}
                />
              </div>
              <SelectField
                label="Size"
                placeholder="Choose"
                options={sizeOptions(itemOf(lines[index]?.itemId))}
                error={wrong?.size?.message}
                {...register(`lines.${index}.size`)}
              />
              <NumberField label="Quantity" error={wrong?.quantity?.message} {...register(`lines.${index}.quantity`)} />
              <IconButton
                icon={Trash2}
                label={`Remove item ${index + 1}`}
                disabled={fields.length === 1}
                onClick={() => remove(index)}
              />
            </div>
          )
        })}
      </Stack>
      <div className={styles.total}>
        <Button size="small" icon={Plus} disabled={fields.length >= mostLines} onClick={() => append(emptyLine)}>
          Add another item
        </Button>
        <Text weight="strong" figures>
          Total {formatRand(total)}
        </Text>
      </div>
      <TextField label="Note" optional {...field('note')} />
    </FormDialog>
  )
}
