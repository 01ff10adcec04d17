import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { calendarDate, optionalText } from '#graphql/platform/fields.schema.ts'
import { addDays, isTimeOfDay, todayInJohannesburg } from '#graphql/values/dates.ts'
import { failureOf } from '#web/app/failure.ts'
import { CentreDayField } from '#web/shared/form/CentreDayField.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { TimeField } from '#web/ui/TimeField/TimeField.tsx'
import { type ListedApplication, statusOf } from './application.ts'
import { type MoveTarget, moveOf } from './moves.ts'
import type { MoveAnswers } from './useMoveApplication.ts'

/** How long an offer stands unless another day is given. */
const offerDays = 7

const futureDay = (message: string) =>
  calendarDate(message).check(z.refine((date) => date >= todayInJohannesburg(), 'Please choose today or a later day.'))

const note = optionalText()
const questions = {
  tour_booked: z.object({
    tourDate: futureDay('Please choose the date of the tour.'),
    tourTime: z.string().check(z.refine(isTimeOfDay, 'Please give the time of the tour, such as 09:00.')),
    note,
  }),
  offered: z.object({ offerUntil: futureDay('Please choose until when the offer stands.'), note }),
  other: z.object({ note }),
}

interface Values {
  tourDate: string
  tourTime: string
  offerUntil: string
  note: string
}

const consequences: Partial<Record<MoveTarget, (application: ListedApplication) => string>> = {
  tour_booked: ({ parentName }) => `${parentName} gets an e-mail with the date and time.`,
  offered: ({ parentName }) => `${parentName} gets an e-mail that offers the place until that day.`,
  waitlisted: ({ parentName }) => `${parentName} gets an e-mail saying that there is no open place yet.`,
  declined: ({ parentName }) => `${parentName} gets an e-mail saying that there is no place this time.`,
}

const answersOf = (to: MoveTarget, { tourDate, tourTime, offerUntil, note: words }: Values): MoveAnswers => ({
  ...(to === 'tour_booked' ? { tourAt: `${tourDate}T${tourTime}` } : {}),
  ...(to === 'offered' ? { offerUntil } : {}),
  ...(words.trim() ? { note: words } : {}),
})

export interface MoveDialogProps {
  application: ListedApplication
  to: MoveTarget
  onMove: (answers: MoveAnswers) => Promise<unknown>
  onClose: () => void
}

/** Asks what a move needs, and says whom it tells. */
export function MoveDialog({ application, to, onMove, onClose }: MoveDialogProps) {
  const schema = to === 'tour_booked' || to === 'offered' ? questions[to] : questions.other
  const { register, control, handleSubmit, setError, formState } = useForm<Values>({
    // Each question has its own schema; what it does not ask for stays empty.
    resolver: zodResolver(schema) as never,
    defaultValues: {
      tourDate: '',
      tourTime: '09:00',
      offerUntil: addDays(todayInJohannesburg(), offerDays),
      note: '',
    },
  })
  const { errors, isDirty, isSubmitting } = formState
  const { label, danger } = moveOf(statusOf(application), to)

  async function send(values: Values) {
    try {
      await onMove(answersOf(to, { ...values, note: values.note ?? '' }))
    } catch (error) {
      const { code, message, fields } = failureOf(error)
      if (code === 'STALE') return onClose()
      if (fields.tourAt) setError('tourDate', { message: fields.tourAt })
      if (fields.offerUntil) setError('offerUntil', { message: fields.offerUntil })
      setError('root', { message })
      return
    }
    onClose()
  }
  const day = (name: 'tourDate' | 'offerUntil', words: string) => (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <CentreDayField {...field} label={words} min={todayInJohannesburg()} error={errors[name]?.message} />
      )}
    />
  )
  return (
    <Dialog
      open
      onClose={onClose}
      dirty={isDirty && !isSubmitting}
      size="small"
      title={`${label}: ${application.childName}`}
      description={consequences[to]?.(application)}
      onSubmit={(event) => {
        // The dialog may stand inside another form's tree: its answer is not that form's.
        event.stopPropagation()
        void handleSubmit(send)(event)
      }}
      actions={
        <>
          <Button size="small" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            size="small"
            tone={danger ? 'danger' : 'primary'}
            pending={isSubmitting}
            pendingLabel="Saving..."
          >
            {label}
          </Button>
        </>
      }
    >
      <Stack>
        {errors.root?.message && (
          <Notice tone="danger" live>
            {errors.root.message}
          </Notice>
        )}
        {to === 'tour_booked' && (
          <Grid columnsOf={160} space={12}>
            {day('tourDate', 'Date of the tour')}
            <TimeField label="Time" error={errors.tourTime?.message} {...register('tourTime')} />
          </Grid>
        )}
        {to === 'offered' && day('offerUntil', 'The offer stands until')}
        <TextArea
          label="Note for colleagues"
          optional
          hint="The parent does not see it."
          rows={2}
          error={errors.note?.message}
          {...register('note')}
        />
      </Stack>
    </Dialog>
  )
}
