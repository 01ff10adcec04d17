import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { useDraftValue } from '#web/shared/form/useDraftValue.ts'
import type { Area } from '#graphql/progress/progress.rules.ts'
import { assessClassSchema } from '#graphql/progress/progress.schema.ts'
import { failureOf } from '#web/app/failure.ts'
import { toast } from '#web/ui/Toast/toast.ts'
import { failedInWords } from '#web/shared/form/errors.ts'
import { count } from '../shared/people/format.ts'
import { AssessClassDocument } from './progress.generated.ts'

export interface Line {
  percent: string
  parentNote: string
}

interface Entry {
  area: Area
  date: string
  lines: Readonly<Record<number, Line>>
}

const emptyLine: Line = { percent: '', parentNote: '' }

/** What is typed while a class is assessed, and how it is checked and sent. A child without a percentage is left out. */
export function useClassEntry(today: string) {
  const [{ area, date, lines }, setDraft] = useDraftValue<Entry>('class-assessment', {
    area: 'literacy',
    date: today,
    lines: {},
  })
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [assess, { loading }] = useMutation(AssessClassDocument)

  const lineOf = (childId: number) => lines[childId] ?? emptyLine
  const change = (childId: number, values: Partial<Line>) =>
    setDraft({ area, date, lines: { ...lines, [childId]: { ...emptyLine, ...lines[childId], ...values } } })
  const filled = Object.entries(lines)
    .filter(([, { percent }]) => percent.trim() !== '')
    .map(([childId, line]) => ({ childId: Number(childId), ...line }))

  async function save() {
    const result = assessClassSchema.safeParse({ area, date, entries: filled })
    if (!result.success) {
      const named = result.error.issues.map(({ path, message }) => {
        const entry = path[0] === 'entries' ? filled[Number(path[1])] : undefined
        return [entry ? `${entry.childId}.${String(path[2])}` : String(path[0]), message]
      })
      setErrors(Object.fromEntries(named))
      return
    }
    setErrors({})
    try {
      await assess({ variables: { input: result.data } })
      setDraft({ area, date, lines: {} })
      toast({ title: `${count(filled.length, 'assessment')} added successfully` })
    } catch (error) {
      const { fields } = failureOf(error)
      setErrors({ ...fields, root: failedInWords('Failed to save assessments', error) })
    }
  }

  return {
    area,
    setArea: (next: Area) => setDraft({ area: next, date, lines }),
    date,
    setDate: (next: string) => setDraft({ area, date: next, lines }),
    lineOf,
    change,
    errors,
    count: filled.length,
    saving: loading,
    save,
  }
}
