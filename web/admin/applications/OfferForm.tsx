import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { type DayPlan, dayPlans } from '#graphql/children/children.rules.ts'
import { proposedFirstDay } from '#graphql/children/enrolment.rules.ts'
import { offeredFee } from '#graphql/enrollment/enrollment.rules.ts'
import { code, comingDay, id, optionalText } from '#graphql/platform/fields.schema.ts'
import { addDays, formatDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { schoolDayFrom } from '#graphql/values/holidays.ts'
import { formatRand } from '#graphql/values/money.ts'
import { failureOf } from '#web/app/failure.ts'
import { CentreDayField } from '#web/shared/form/CentreDayField.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useDialogForm } from '#web/shared/form/useSavedForm.ts'
import { FormField } from '#web/shared/form/FormField.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import type { ListedApplication } from './application.ts'
import type { EnrollChoicesQuery } from './applications.generated.ts'
import { proposedClass } from './enrollChoices.ts'
import { PlaceDialog, PlaceFields, usePlaceChoices } from './PlaceFields.tsx'
import type { MoveAnswers } from './useMoveApplication.ts'

/** How many days an offer is open unless another day is given. */
const offerDays = 7

const offerSchema = z.object({
  firstDay: comingDay('Please enter the first day.'),
  classId: id('Please choose a class.'),
  dayPlan: code(dayPlans, 'Please choose full-time or half-day.'),
  overrideCapacity: z.boolean(),
  offerUntil: comingDay('Please choose the last day of the offer.'),
  note: optionalText(),
})
type Values = z.input<typeof offerSchema>
type Offer = z.output<typeof offerSchema>

interface OfferFormProps {
  application: ListedApplication
  choices: EnrollChoicesQuery
  onOffer: (answers: MoveAnswers) => Promise<unknown>
  onClose: () => void
}

/** Names the place that is offered: class, first day, days and fee, beside the places that are free on that day. */
function OfferForm({ application, choices: opened, onOffer, onClose }: OfferFormProps) {
  const today = todayInJohannesburg()
  const form = useDialogForm<Values, Offer>({
    schema: offerSchema,
    defaultValues: {
      firstDay: proposedFirstDay(application.startDate, today),
      classId: proposedClass(application, opened)?.class.id ?? '',
      dayPlan: (application.dayPlan as DayPlan | null) ?? 'full_time',
      overrideCapacity: false,
      offerUntil: schoolDayFrom(addDays(today, offerDays)),
      note: '',
    },
    resets: { classId: { overrideCapacity: false }, firstDay: { overrideCapacity: false } },
    save: async ({ note, ...offer }) => {
      try {
        await onOffer({ ...offer, overrideCapacity: full && offer.overrideCapacity, ...(note ? { note } : {}) })
      } catch (error) {
        if (failureOf(error).code !== 'STALE') throw error
      }
    },
    onClose,
  })
  const { field, control } = form
  const [classId, firstDay, dayPlan] = useWatch({ control, name: ['classId', 'firstDay', 'dayPlan'] })
  const { choices } = usePlaceChoices(application.id, firstDay, opened)
  const chosen = choices.classPlaces.find((choice) => choice.class.id === Number(classId))
  const full = chosen?.free === 0
  const program = choices.programs.find(({ id: programId, code: asked }) =>
    chosen?.class.programId ? programId === chosen.class.programId : asked === application.program,
  )
  const feeCents = offeredFee(program, dayPlan as DayPlan)

  const day = (name: 'firstDay' | 'offerUntil', label: string, hint?: string) => (
    <FormField as={CentreDayField} control={control} name={name} label={label} hint={hint} min={today} />
  )
  return (
    <FormDialog
      {...form.formProps}
      title={`Offer ${application.childName} a place`}
      description={`${application.email ? `${application.parentName} will get an e-mail with the class, first day and fee, and can accept with one click.` : `There is no e-mail address for ${application.parentName}. Please tell them yourself.`} The place is reserved until they reply or the offer expires.`}
      saveLabel="Offer a place"
    >
      <Grid columnsOf={200}>
        {day('firstDay', 'First day', `Requested: ${formatDate(application.startDate)}.`)}
        {day('offerUntil', 'Offer valid until')}
      </Grid>
      <PlaceFields
        application={application}
        choices={choices.classPlaces}
        chosen={chosen}
        firstDay={firstDay}
        field={field}
        allTheSame="Offer the place anyway."
      />
      <Notice tone={feeCents === null ? 'warning' : 'info'}>
        {feeCents === null
          ? 'There is no fee for this program and day plan, so the offer will not mention one.'
          : `Fee in the offer: ${formatRand(feeCents)} a month.`}
      </Notice>
      <TextArea label="Note for colleagues" optional hint="Not visible to the parent." rows={2} {...field('note')} />
    </FormDialog>
  )
}

/** Offers an applicant a place. */
export function OfferDialog(props: Omit<OfferFormProps, 'choices'>) {
  const { application, onClose } = props
  return (
    <PlaceDialog application={application} title={`Offer ${application.childName} a place`} onClose={onClose}>
      {(choices) => <OfferForm {...props} choices={choices} />}
    </PlaceDialog>
  )
}
