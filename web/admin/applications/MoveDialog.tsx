import * as z from 'zod/mini'
import { comingDay, optionalText } from '#graphql/platform/fields.schema.ts'
import { isTimeOfDay, timeInJohannesburg, todayInJohannesburg } from '#graphql/values/dates.ts'
import { failureOf } from '#web/app/failure.ts'
import { OperationError } from '#web/app/graphqlFetch.ts'
import { CentreDayField } from '#web/shared/form/CentreDayField.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useDialogForm } from '#web/shared/form/useSavedForm.ts'
import { FormField } from '#web/shared/form/FormField.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { TimeField } from '#web/ui/TimeField/TimeField.tsx'
import { type ListedApplication, statusOf } from './application.ts'
import { type MoveTarget, moveOf } from './moves.ts'
import { VisitSlots } from './VisitSlots.tsx'
import type { MoveAnswers } from './useMoveApplication.ts'

const note = optionalText()
const questions = {
  tour_booked: z.object({
    tourDate: comingDay('Please choose the date of the tour.'),
    tourTime: z.string().check(z.refine(isTimeOfDay, 'Please enter the time of the tour, such as 09:00.')),
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
  tour_booked: ({ parentName }) => `${parentName} will get an e-mail with the date and time.`,
  waitlisted: ({ parentName }) => `${parentName} will get an e-mail saying that there is no place yet.`,
  declined: ({ parentName }) => `${parentName} will get an e-mail saying that there is no place this time.`,
}

const answersOf = (to: MoveTarget, { tourDate, tourTime, note: words }: Values): MoveAnswers => ({
  ...(to === 'tour_booked' ? { tourAt: `${tourDate}T${tourTime}` } : {}),
  ...(words.trim() ? { note: words } : {}),
})

/** The fields of a moment, in Johannesburg. */
const timeOf = (moment: string | null) => ({
  tourDate: moment ? todayInJohannesburg(new Date(moment)) : '',
  tourTime: moment ? timeInJohannesburg(new Date(moment)) : '09:00',
})

interface MoveDialogProps {
  application: ListedApplication
  to: MoveTarget
  onMove: (answers: MoveAnswers) => Promise<unknown>
  onClose: () => void
}

/** Asks what a move needs, and says whom it tells. */
export function MoveDialog({ application, to, onMove, onClose }: MoveDialogProps) {
  const moved = to === 'tour_booked' && statusOf(application) === to
  const schema = to === 'tour_booked' ? questions.tour_booked : questions.other
  const form = useDialogForm<Values>({
    // Each question has its own schema; what it does not ask for stays empty.
    schema: schema as never,
    defaultValues: { ...timeOf(moved ? application.tourAt : null), note: '' },
    save: async (values) => {
      try {
        await onMove(answersOf(to, { ...values, note: values.note ?? '' }))
      } catch (error) {
        const { code, message, fields } = failureOf(error)
        if (fields.tourAt) throw new OperationError(message, code, 400, { tourDate: fields.tourAt })
        if (code !== 'STALE') throw error
      }
    },
    onClose,
  })
  const { label, danger } = moveOf(statusOf(application), to)
  return (
    <FormDialog
      {...form.formProps}
      size={to === 'tour_booked' ? 'medium' : 'small'}
      title={`${label}: ${application.childName}`}
      description={
        application.email
          ? consequences[to]?.(application)
          : `There is no e-mail address for ${application.parentName}. Please tell them yourself.`
      }
      saveLabel={label}
      danger={danger === true}
    >
      {to === 'tour_booked' && (
        <>
          <VisitSlots
            chosen={`${form.watch('tourDate')}T${form.watch('tourTime')}`}
            onChoose={(tourDate, tourTime) => {
              form.setValue('tourDate', tourDate, { shouldDirty: true })
              form.setValue('tourTime', tourTime, { shouldDirty: true })
            }}
          />
          <Grid columnsOf={160} space={12}>
            <FormField
              as={CentreDayField}
              control={form.control}
              name="tourDate"
              label="Date of the tour"
              min={todayInJohannesburg()}
            />
            <TimeField label="Time" {...form.field('tourTime')} />
          </Grid>
        </>
      )}
      <TextArea
        label="Note for colleagues"
        optional
        hint="Not visible to the parent."
        rows={2}
        {...form.field('note')}
      />
    </FormDialog>
  )
}
