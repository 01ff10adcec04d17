import { useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import { failureOf } from '#web/app/failure.ts'
import { OperationError } from '#web/app/graphqlFetch.ts'
import { currentOf, existingIdOf } from '#web/shared/form/errors.ts'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { toast } from '#web/ui/Toast/toast.ts'

interface Versioned {
  id: number
  version: number
}

interface RecordFormOptions<Values extends FieldValues, Input, Entry extends Versioned> {
  schema: z.ZodMiniType<Input, Values>
  defaultValues: DefaultValues<Values>
  /** The entry that the form changes; null for a new one. */
  entry: Entry | null
  formatEntry: (entry: Entry) => string
  failed: string
  record: (input: Input) => Promise<unknown>
  /** Without a version it replaces what the record says, whatever that is. */
  update: (id: number, input: Input, version?: number) => Promise<unknown>
  onClose: () => void
}

/** A form of the record of a day, which somebody else may have recorded or changed first. */
export function useRecordForm<Values extends FieldValues, Input extends FieldValues, Entry extends Versioned>(
  options: RecordFormOptions<Values, Input, Entry>,
) {
  const { entry, formatEntry, record, update, onClose, ...rest } = options
  const [target, setTarget] = useState<Versioned | null>(entry)
  const [existing, setExisting] = useState<number | null>(null)
  const isNew = existing === null && target === null

  async function save(input: Input) {
    try {
      if (existing !== null) await update(existing, input)
      else if (target) await update(target.id, input, target.version)
      else await record(input)
    } catch (error) {
      setExisting(existingIdOf(error))
      const current = currentOf<Entry>(error)
      if (!current) throw error
      setTarget(current)
      const words = `Somebody else has recorded ${formatEntry(current)} in the meantime. Save again to replace it.`
      throw new OperationError(words, failureOf(error).code, 409)
    }
    toast({ title: isNew ? 'Attendance recorded successfully' : 'Attendance updated successfully' })
    onClose()
  }

  // what is wrong with whom it is about is said above the form, which has no field for it
  const fields = Object.keys(rest.defaultValues).filter((name) => !name.endsWith('Id'))
  const labels = Object.fromEntries(fields.map((name) => [name, { label: name }]))
  const form = useSavedForm<Values, Input>({ ...rest, labels, save })
  return {
    ...form,
    isNew: target === null,
    /** What the dialog of the form is given. */
    dialog: { ...form.formProps, saveLabel: existing === null ? 'Save' : 'Edit the existing record', onClose },
  }
}
