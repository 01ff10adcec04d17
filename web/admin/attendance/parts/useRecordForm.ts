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
  update: (id: number, input: Input, version: number) => Promise<unknown>
  onClose: () => void
}

/** The version of no record: a change that rests on it is refused with what the record says, which nobody has seen here. */
const unseen = 0

/** A form of the record of a day, which somebody else may have recorded or changed first. */
export function useRecordForm<Values extends FieldValues, Input extends FieldValues, Entry extends Versioned>(
  options: RecordFormOptions<Values, Input, Entry>,
) {
  const { entry, formatEntry, record, update, onClose, ...rest } = options
  const [target, setTarget] = useState<Versioned | null>(entry)

  async function save(input: Input) {
    try {
      if (target) await update(target.id, input, target.version)
      else await record(input)
    } catch (error) {
      const [current, existing] = [currentOf<Entry>(error), existingIdOf(error)]
      if (existing !== null) setTarget({ id: existing, version: unseen })
      if (!current) throw error
      setTarget(current)
      const words = `Somebody else has recorded ${formatEntry(current)} in the meantime. Save again to replace it.`
      throw new OperationError(words, failureOf(error).code, 409)
    }
    toast({ title: target === null ? 'Attendance recorded successfully' : 'Attendance updated successfully' })
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
    dialog: { ...form.formProps, saveLabel: target?.version === unseen ? 'Edit the existing record' : 'Save', onClose },
  }
}
