import { useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { failureOf } from '#web/app/failure.ts'
import { toast } from '#web/ui/Toast/toast.ts'
import { currentOf, existingIdOf } from '#web/shared/form/errors.ts'
import { failedInWords } from '#web/shared/form/errors.ts'

/** Failures whose message says what is wrong and what to do; the others are introduced. */
const saysItself = new Set(['BAD_USER_INPUT', 'CONFLICT', 'STALE'])

interface Versioned {
  id: number
  version: number
}

export interface RecordFormOptions<Values extends FieldValues, Input, Entry extends Versioned> {
  form: UseFormReturn<Values, unknown, Input>
  /** The entry that the form changes; null for a new one. */
  entry: Entry | null
  inWords: (entry: Entry) => string
  /** Introduces a failure that does not say itself what is wrong. */
  failed: string
  record: (input: Input) => Promise<unknown>
  /** Without a version it is laid over whatever stands there. */
  update: (id: number, input: Input, version?: number) => Promise<unknown>
  onClose: () => void
}

/** Saves the record of a day, which somebody else may have recorded or changed first. */
export function useRecordForm<Values extends FieldValues, Input, Entry extends Versioned>(
  options: RecordFormOptions<Values, Input, Entry>,
) {
  const { form, entry, inWords, failed, record, update, onClose } = options
  const [target, setTarget] = useState<Versioned | null>(entry)
  const [existing, setExisting] = useState<number | null>(null)
  const [problem, setProblem] = useState('')

  function fail(error: unknown) {
    const { code, message, fields } = failureOf(error)
    const current = currentOf<Entry>(error)
    for (const [field, text] of Object.entries(fields)) form.setError(field as Path<Values>, { message: text })
    setExisting(existingIdOf(error))
    if (code === 'STALE' && current) {
      setTarget(current)
      setProblem(`Somebody else has recorded ${inWords(current)} meanwhile. Save again to replace that.`)
    } else setProblem(saysItself.has(code) ? message : failedInWords(failed, error))
  }

  async function save(input: Input) {
    setProblem('')
    try {
      if (existing !== null) await update(existing, input)
      else if (target) await update(target.id, input, target.version)
      else await record(input)
    } catch (error) {
      fail(error)
      return
    }
    const isNew = existing === null && target === null
    toast({ title: isNew ? 'Attendance recorded successfully' : 'Attendance updated successfully' })
    onClose()
  }

  const { isDirty, isSubmitting } = form.formState
  return {
    isNew: target === null,
    /** What the dialog of the form is given. */
    dialog: {
      dirty: isDirty,
      sending: isSubmitting,
      problem,
      saveLabel: existing === null ? 'Save' : 'Edit the existing record',
      savingLabel: 'Saving...',
      onSubmit: form.handleSubmit(save),
      onClose,
    },
  }
}
