import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { type AbsenceFormValues, type AbsenceInput, absenceSchema } from '#graphql/attendance/attendance.schema.ts'
import { failureOf } from '#web/app/failure.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { DateField } from '#web/ui/DateField/DateField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { SegmentedControl } from '#web/ui/SegmentedControl/SegmentedControl.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { commonReasons, daysInWords, firstDayFor } from './absence.ts'
import type { AbsentChild } from './AbsenceDialog.tsx'
import { useReportAbsence, useWithdrawAbsence } from './useAbsence.ts'

interface ReportFormProps {
  child: AbsentChild
  today: string
  onDone: () => void
}

const fields = ['fromDate', 'toDate', 'reason'] as const

/** Tells of an absence: a tap on a reason sends it for the day, or the days, above. */
export function ReportForm({ child, today, onDone }: ReportFormProps) {
  const day = firstDayFor(today, child.attendanceToday)
  const [several, setSeveral] = useState(false)
  const [ownReason, setOwnReason] = useState(false)
  const report = useReportAbsence()
  const [withdraw] = useWithdrawAbsence()
  const { control, register, setValue, setError, handleSubmit, formState } = useForm<
    AbsenceFormValues,
    unknown,
    AbsenceInput
  >({
    resolver: zodResolver(absenceSchema),
    defaultValues: { childId: child.id, fromDate: day, toDate: day, reason: '' },
  })
  const { errors, isSubmitting } = formState

  const send = handleSubmit(async (input) => {
    try {
      const { data } = await report({ variables: { input } })
      const id = data?.reportAbsence.id
      toast({
        title: `The centre knows: ${child.firstName} is absent`,
        text: `${daysInWords(input, today)}: ${input.reason}`,
        ...(id && { action: { label: 'Undo', onPress: () => void withdraw(child, id) } }),
      })
      onDone()
    } catch (error) {
      const { fields: wrong, message } = failureOf(error)
      const known = fields.filter((name) => wrong[name])
      for (const name of known) setError(name, { message: wrong[name] })
      if (known.length === 0) setError('root', { message })
    }
  })

  function chooseDays(choice: 'one' | 'several') {
    setSeveral(choice === 'several')
    if (choice === 'several') return
    setValue('fromDate', day)
    setValue('toDate', day)
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Stack space={16}>
        {errors.root && (
          <Notice tone="danger" live>
            {errors.root.message}
          </Notice>
        )}
        <SegmentedControl
          label="Days"
          value={several ? 'several' : 'one'}
          onChange={chooseDays}
          segments={[
            { value: 'one', label: daysInWords({ fromDate: day, toDate: day }, today) },
            { value: 'several', label: 'Several days' },
          ]}
        />
        {several && (
          <Grid columnsOf={150} space={12}>
            <Controller
              control={control}
              name="fromDate"
              render={({ field }) => (
                <DateField label="First day" min={today} today={today} error={errors.fromDate?.message} {...field} />
              )}
            />
            <Controller
              control={control}
              name="toDate"
              render={({ field }) => (
                <DateField label="Last day" min={today} today={today} error={errors.toDate?.message} {...field} />
              )}
            />
          </Grid>
        )}
        <Stack space={8}>
          <Text weight="strong">{ownReason ? 'Why' : 'Why? One tap sends it.'}</Text>
          {ownReason ? (
            <>
              <TextField
                label="Reason"
                hideLabel
                placeholder="In a word or two"
                // it takes the place of the button that was pressed
                autoFocus
                error={errors.reason?.message}
                {...register('reason')}
              />
              <Button type="submit" tone="primary" pending={isSubmitting} pendingLabel="Sending..." wide>
                Report absent
              </Button>
            </>
          ) : (
            <Grid columnsOf={150} space={8}>
              {commonReasons.map((reason) => (
                <Button
                  key={reason}
                  wide
                  pending={isSubmitting}
                  onClick={() => {
                    setValue('reason', reason)
                    void send()
                  }}
                >
                  {reason}
                </Button>
              ))}
              <Button tone="quiet" wide onClick={() => setOwnReason(true)}>
                Another reason
              </Button>
            </Grid>
          )}
        </Stack>
      </Stack>
    </form>
  )
}
