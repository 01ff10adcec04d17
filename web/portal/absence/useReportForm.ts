import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef } from 'react'
import { absenceChangeSchema, type AbsenceChange, type AbsenceFormValues } from '#graphql/absences/absences.schema.ts'
import { failureOf } from '#web/app/failure.ts'
import { useDraftForm } from '#web/shared/form/useDraftForm.ts'
import type { ToldAbsence } from './absence.ts'

interface ReportFormState {
  childId: number
  /** The absence that is changed; without one a new one is reported. */
  known: ToldAbsence | undefined
  /** The day that is offered: it moves on at midnight while the form is open. */
  day: string
  today: string
  send: (input: AbsenceChange) => Promise<unknown>
}

/** Days and reason of an absence. What was typed stays until it is sent. */
export function useReportForm({ childId, known, day, today, send }: ReportFormState) {
  const form = useDraftForm<AbsenceFormValues, AbsenceChange>(
    known ? undefined : { name: `absence.${childId}`, fields: ['fromDate', 'toDate', 'reason'] },
    {
      resolver: zodResolver(absenceChangeSchema),
      defaultValues: {
        fromDate: known?.fromDate ?? day,
        toDate: known?.toDate ?? day,
        reason: known?.reason ?? '',
      },
    },
  )
  const { clearDraft, getValues, setError, setValue } = form
  const offered = useRef(day)
  useEffect(() => {
    if (known) return
    const { fromDate, toDate } = getValues()
    if (fromDate >= today && fromDate !== offered.current) return
    setValue('fromDate', day)
    setValue('toDate', toDate > day && toDate !== offered.current ? toDate : day)
    offered.current = day
  }, [known, day, today, getValues, setValue])

  return {
    ...form,
    /** @param shown the fields that are on the screen: what is wrong with another one is said above the form */
    submit: (shown: readonly (keyof AbsenceFormValues)[]) =>
      form.handleSubmit(
        async (input) => {
          try {
            await send(input)
            clearDraft()
          } catch (error) {
            const { fields, message } = failureOf(error)
            const atFields = shown.filter((name) => fields[name])
            for (const name of atFields) setError(name, { message: fields[name] })
            if (atFields.length === 0) setError('root', { message })
          }
        },
        (wrong) => {
          const [hidden] = (['fromDate', 'toDate'] as const).filter((name) => wrong[name] && !shown.includes(name))
          if (hidden) setError('root', { message: wrong[hidden]?.message })
        },
      ),
  }
}
