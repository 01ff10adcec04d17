import { useMutation } from '@apollo/client/react'
import { type FormEvent, useState } from 'react'
import { NumberField } from '#web/ui/Field/NumberField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { failedInWords } from '#web/shared/form/errors.ts'
import type { UniformItem } from './item.ts'
import { SetUniformStockDocument } from './uniforms.generated.ts'

const wrong = 'Please enter a whole number, or leave it empty.'
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
      setProblem(failedInWords('Failed to save stock', error))
    }
  }

  return (
    <FormDialog
      title={`Stock of ${item.name}`}
      description="An order takes from it. Leave a size empty where nobody counts: it can then always be ordered."
      onClose={onClose}
      dirty={changed.length > 0}
      sending={loading}
      saveLabel="Save"
      savingLabel="Saving..."
      problem={problem}
      stale={null}
      onSubmit={(event) => void save(event)}
    >
      <Grid columnsOf={150} keepWidth>
        {item.sizes.map(({ id, name }) => (
          <NumberField
            key={id}
            label={`Size ${name}`}
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
