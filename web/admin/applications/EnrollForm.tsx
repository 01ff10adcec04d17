import { useMutation } from '@apollo/client/react'
import { useWatch } from 'react-hook-form'
import type { DayPlan } from '#graphql/children/children.rules.ts'
import { proposedFirstDay } from '#graphql/children/enrolment.rules.ts'
import { splitName } from '#graphql/enrollment/enrollment.rules.ts'
import {
  type EnrollApplicationInput,
  enrollApplicationSchema,
  type EnrollApplicationValues as Values,
} from '#graphql/enrollment/enrollment.schema.ts'
import { formatDate, isCalendarDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { formatRand } from '#graphql/values/money.ts'
import { failureOf } from '#web/app/failure.ts'
import { Checkbox } from '#web/ui/Checkbox/Checkbox.tsx'
import { CentreDayField } from '#web/shared/form/CentreDayField.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { FormField } from '#web/shared/form/FormField.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { SameChildQuestion } from '../students/SameChildQuestion.tsx'
import { useSameChild } from '../students/useSameChild.ts'
import type { ListedApplication } from './application.ts'
import { EnrollApplicationDocument, type EnrollChoicesQuery } from './applications.generated.ts'
import { proposedClass } from './enrollChoices.ts'
import { PlaceFields } from './PlaceFields.tsx'
import { usePlaceChoices } from './usePlaceChoices.ts'
import { useShowCurrent } from './useShowCurrent.ts'

/** The program of the class that was offered, or the one that was asked for. */
const programOf = ({ offerClassId, program }: ListedApplication, { classPlaces, programs }: EnrollChoicesQuery) =>
  classPlaces.find((choice) => choice.class.id === offerClassId)?.class.programId ??
  programs.find(({ code }) => code === program)?.id

export interface EnrollFormProps {
  application: ListedApplication
  choices: EnrollChoicesQuery
  /** With the parent's invitation link; null where their account was linked at once. */
  onEnrolled: (invitationUrl: string | null) => void
  onClose: () => void
}

export function EnrollForm({ application, choices: opened, onEnrolled, onClose }: EnrollFormProps) {
  const today = todayInJohannesburg()
  const [enroll] = useMutation(EnrollApplicationDocument)
  const showCurrent = useShowCurrent()
  const { askAbout, questionAbout } = useSameChild()
  const form = useSavedForm<Values, EnrollApplicationInput>({
    schema: enrollApplicationSchema,
    defaultValues: {
      id: application.id,
      version: application.version,
      ...splitName(application.childName),
      programId: programOf(application, opened) ?? '',
      classId: application.offerClassId ?? proposedClass(application, opened)?.class.id ?? '',
      dayPlan: (application.offerDayPlan as DayPlan | null) ?? 'full_time',
      enrolledOn: proposedFirstDay(application.offerFirstDay ?? application.startDate, today),
      overrideCapacity: false,
      anotherChild: false,
      billRegistration: true,
    },
    resets: { classId: { overrideCapacity: false }, enrolledOn: { overrideCapacity: false } },
    save: async (input) => {
      const overrideCapacity = full && input.overrideCapacity
      const anotherChild = question !== null && (input.anotherChild ?? false)
      try {
        const { data } = await enroll({ variables: { input: { ...input, overrideCapacity, anotherChild } } })
        onEnrolled(data?.enrollApplication.invitationUrl ?? null)
      } catch (error) {
        if (failureOf(error).code === 'STALE') {
          await showCurrent(application)
          return onClose()
        }
        if (!askAbout(error, named(input))) throw error
      }
    },
  })
  const { field, control, register } = form
  const [classId, firstDay, firstName, lastName] = useWatch({
    control,
    name: ['classId', 'enrolledOn', 'firstName', 'lastName'],
  })
  const named = (name: { firstName: string; lastName: string }) => ({ ...name, dateOfBirth: application.childDob })
  const question = questionAbout(named({ firstName, lastName }))
  const { choices } = usePlaceChoices(application.id, firstDay, opened)
  const chosen = choices.classPlaces.find((choice) => choice.class.id === Number(classId))
  const full = chosen?.free === 0

  return (
    <FormDialog
      {...form.parts}
      title={`Enroll ${application.childName}`}
      description={`${application.parentName} gets an e-mail with the way into the parent portal.`}
      saveLabel="Enroll"
      savingLabel="Enrolling..."
      onClose={onClose}
    >
      <Grid columnsOf={200}>
        <TextField label="First name" {...field('firstName')} />
        <TextField label="Last name" {...field('lastName')} />
      </Grid>
      <SelectField
        label="Program"
        placeholder="Choose a program"
        options={choices.programs.map(({ id, name, formLabel }) => ({ value: String(id), label: formLabel ?? name }))}
        {...field('programId')}
      />
      <FormField
        as={CentreDayField}
        control={control}
        name="enrolledOn"
        label="First day"
        hint={`The parents asked for ${formatDate(application.startDate)}.`}
      />
      {firstDay && isCalendarDate(firstDay) && firstDay > today && (
        <Notice>
          The place is reserved from now on. The child is on the register, and is billed, from {formatDate(firstDay)}.
        </Notice>
      )}
      <PlaceFields
        application={application}
        choices={choices.classPlaces}
        chosen={chosen}
        firstDay={firstDay}
        classId={field('classId')}
        override={field('overrideCapacity')}
        dayPlan={field('dayPlan')}
        allTheSame="Enroll all the same."
      />
      <Checkbox
        label={`Bill the registration fee of ${formatRand(choices.feeTerms.registrationFeeCents)}, due in a week`}
        {...register('billRegistration')}
      />
      {question && <SameChildQuestion {...question} {...register('anotherChild')} />}
    </FormDialog>
  )
}
