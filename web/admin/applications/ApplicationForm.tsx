import { useMutation } from '@apollo/client/react'
import { dayPlanLabels, dayPlans } from '#graphql/children/children.rules.ts'
import {
  type RecordApplicationInput,
  recordApplicationSchema,
  type RecordApplicationValues as Values,
} from '#graphql/enrollment/enrollment.schema.ts'
import { ENROLLMENT_PROGRAMS } from '#graphql/values/ageGroups.ts'
import { lastExpectedBirthday } from '#graphql/values/birthday.ts'
import { schoolDayFrom } from '#graphql/values/holidays.ts'
import { labelIn, textsOf } from '#web/admin/shared/formValues.ts'
import { useTellMail } from '#web/admin/shared/mail/useTellMail.ts'
import { useToday } from '#web/app/useToday.ts'
import { CentreDayField } from '#web/shared/form/CentreDayField.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useDialogForm } from '#web/shared/form/useSavedForm.ts'
import { FormField } from '#web/shared/form/FormField.tsx'
import { useFollowBirthday } from '#web/shared/form/useFollowBirthday.ts'
import { DateField } from '#web/ui/DateField/DateField.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import {
  type ApplicationQuery,
  CorrectApplicationDocument,
  RecordApplicationDocument,
} from './applications.generated.ts'

const programs = ENROLLMENT_PROGRAMS.map(({ code, label }) => ({ value: code, label }))
const dayPlanOptions = dayPlans.map((value) => ({ value, label: dayPlanLabels[value] }))

const labels = {
  childName: { label: "Child's full name" },
  childDob: { label: 'Date of birth' },
  program: { label: 'Program' },
  startDate: { label: 'Preferred start date' },
  dayPlan: { label: 'Full-time or half-day', format: labelIn(dayPlanOptions) },
  siblingNames: { label: 'Brothers or sisters at the centre' },
  parentName: { label: 'Parent or guardian' },
  phone: { label: 'Phone' },
  email: { label: 'E-mail address' },
  address: { label: 'Home address' },
  allergies: { label: 'Allergies or medical conditions' },
  additionalInfo: { label: 'Additional information' },
}

export const valuesOf = (from: Record<string, unknown>) => textsOf(labels, from) as unknown as Values

interface AnswerFormProps {
  title: string
  description: string
  saveLabel: string
  /** What is known already. */
  values?: Partial<Values>
  /** Of the application that is corrected. */
  version?: number
  draft: string
  failed: string
  onSave: (input: RecordApplicationInput, version: number | undefined) => Promise<unknown>
  onClose: () => void
}

/** What the office knows of a child and its parents. The program follows the date of birth until another one is chosen. */
export function AnswerForm({ values, version, draft, failed, onSave, onClose, ...dialog }: AnswerFormProps) {
  const today = useToday()
  const form = useDialogForm<Values, RecordApplicationInput>({
    schema: recordApplicationSchema,
    defaultValues: { ...valuesOf({}), startDate: schoolDayFrom(today), ...values },
    version,
    draft,
    labels,
    failed,
    toValues: valuesOf,
    save: (input, stored) => onSave(input, stored),
    onClose,
  })
  const { field, control } = form
  // what an age group proposed is no choice yet; the program of an application is one
  useFollowBirthday(form, ['program'], today, version === undefined ? values : {})
  const text = (name: keyof typeof labels, rest: object = {}) => (
    <TextField label={labels[name].label} {...rest} {...field(name)} />
  )
  return (
    <FormDialog {...form.formProps} {...dialog} size="large">
      <Grid columnsOf={240}>
        {text('childName', { autoComplete: 'off' })}
        <FormField
          as={DateField}
          control={control}
          name="childDob"
          label={labels.childDob.label}
          hint="Not born yet? Enter the due date."
          max={lastExpectedBirthday(today)}
          today={today}
        />
        <FormField as={CentreDayField} control={control} name="startDate" label={labels.startDate.label} />
        <SelectField
          label={labels.program.label}
          hint="Filled in from the date of birth."
          placeholder="Select a program"
          options={programs}
          {...field('program')}
        />
        <SelectField
          label={labels.dayPlan.label}
          optional
          placeholder="Not sure yet"
          options={dayPlanOptions}
          {...field('dayPlan')}
        />
        {text('parentName', { autoComplete: 'off' })}
        {text('phone', { type: 'tel', autoComplete: 'off' })}
        {text('email', { type: 'email', autoComplete: 'off' })}
        {text('address', { optional: true, autoComplete: 'off' })}
      </Grid>
      <Text size="small" tone="muted">
        A phone number or an e-mail address is enough.
      </Text>
      {text('siblingNames', { optional: true, autoComplete: 'off' })}
      {text('allergies', { optional: true })}
      <TextArea label={labels.additionalInfo.label} optional rows={2} {...field('additionalInfo')} />
    </FormDialog>
  )
}

/** Writes down what somebody asks for at the desk or on the phone. */
export function RecordApplicationDialog({
  onRecorded,
  onClose,
}: {
  onRecorded: (id: number) => void
  onClose: () => void
}) {
  const [record] = useMutation(RecordApplicationDocument)
  const tellMail = useTellMail()
  return (
    <AnswerForm
      title="Add application"
      description="For applications at the desk or by phone. You can add missing details later."
      saveLabel="Add application"
      draft="application.new"
      failed="Failed to add the application"
      onClose={onClose}
      onSave={async (input) => {
        const { data } = await record({ variables: { input } })
        if (!data) return
        const { id, reference, email } = data.recordApplication
        const title = `Application ${reference} added`
        if (email) void tellMail({ title, text: `${input.parentName} will get the reference by e-mail.` })
        else toast({ title, text: `There is no e-mail address, so please give ${input.parentName} the reference.` })
        onRecorded(id)
      }}
    />
  )
}

/** Puts right what an application says. */
export function CorrectApplicationDialog({
  application,
  onClose,
}: {
  application: ApplicationQuery['application']
  onClose: () => void
}) {
  const [correct] = useMutation(CorrectApplicationDocument)
  return (
    <AnswerForm
      title={`Edit ${application.childName}`}
      description="Corrections are shown in the application's history. The parent is not notified."
      saveLabel="Save"
      values={valuesOf(application)}
      version={application.version}
      draft={`application.${application.id}`}
      failed="Failed to correct the application"
      onClose={onClose}
      onSave={async (input, version) => {
        await correct({
          variables: { input: { ...input, id: application.id, version: version ?? application.version } },
        })
        toast({ title: 'Application corrected' })
      }}
    />
  )
}
