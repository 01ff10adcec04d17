import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { comingDay, optionalText } from '#graphql/platform/fields.schema.ts'
import { isTimeOfDay, todayInJohannesburg } from '#graphql/values/dates.ts'
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

const note = optionalText()
const questions = {
  tour_booked: z.object({
    tourDate: comingDay('Please choose the date of the tour.'),
    tourTime: z.string().check(z.refine(isTimeOfDay, 'Please give the time of the tour, such as 09:00.')),
    note,
  }),
  other: z.object({ note }),
}

interface Values {
  tourDate: string
  tourTime: string
  note: string
}

const consequences: Partial<Record<MoveTarget, (application: ListedApplication) => string>> = {
  tour_booked: ({ parentName }) => `${parentName} gets an e-mail with the date and time.`,
  waitlisted: ({ parentName }) => `${parentName} gets an e-mail saying that there is no open place yet.`,
  declined: ({ parentName }) => `${parentName} gets an e-mail saying that there is no place this time.`,
}

const answersOf = (to: MoveTarget, { tourDate, tourTime, note: words }: Values): MoveAnswers => ({
  ...(to === 'tour_booked' ? { tourAt: `${tourDate}T${tourTime}` } : {}),
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
  const schema = to === 'tour_booked' ? questions.tour_booked : questions.other
  const { register, control, handleSubmit, setError, formState } = useForm<Values>({
    // Each question has its own schema; what it does not ask for stays empty.
    resolver: zodResolver(schema) as never,
    defaultValues: {
      tourDate: '',
      tourTime: '09:00',
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
      else setError('root', { message })
      return
    }
    onClose()
  }
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
            <Controller
              control={control}
              name="tourDate"
              render={({ field }) => (
                <CentreDayField
                  {...field}
                  label="Date of the tour"
                  min={todayInJohannesburg()}
                  error={errors.tourDate?.message}
                />
              )}
            />
            <TimeField label="Time" error={errors.tourTime?.message} {...register('tourTime')} />
          </Grid>
        )}
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
