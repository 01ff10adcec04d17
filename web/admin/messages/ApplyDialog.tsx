import { useMutation } from '@apollo/client/react'
import type * as z from 'zod/mini'
import { type ApplicationOfMessageInput, applicationOfMessageSchema } from '#graphql/messages/application.schema.ts'
import { AGE_GROUPS, ENROLLMENT_PROGRAMS } from '#graphql/values/ageGroups.ts'
import { useTellMail } from '#web/admin/shared/mail/useTellMail.ts'
import { useToday } from '#web/app/useToday.ts'
import { CentreDayField } from '#web/shared/form/CentreDayField.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { FormField } from '#web/shared/form/FormField.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { Checkbox } from '#web/ui/Checkbox/Checkbox.tsx'
import { DateField } from '#web/ui/DateField/DateField.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import type { OpenConversation } from './ConversationHead.tsx'
import { ApplyFromMessageDocument } from './messages.generated.ts'

type Values = z.input<typeof applicationOfMessageSchema>

/** What the visitor has told already. */
const valuesOf = ({ id, phone, childAge, messages, ...rest }: OpenConversation): Values => ({
  conversationId: id,
  childName: '',
  childDob: '',
  childAge: (AGE_GROUPS.find(({ code }) => code === childAge)?.code ?? '') as never,
  allergies: '',
  parentName: rest.with.name,
  email: rest.with.email,
  phone: phone ?? '',
  address: '',
  program: '' as never,
  startDate: '',
  additionalInfo: messages.edges.at(-1)?.node.body ?? '',
  termsAccepted: false as never,
})

const options = (choices: readonly { code: string; label: string }[]) =>
  choices.map(({ code, label }) => ({ value: code, label }))

/** Turns a message into an application: what is missing is asked on the phone and typed here. */
export function ApplyDialog({ conversation, onClose }: { conversation: OpenConversation; onClose: () => void }) {
  const [apply] = useMutation(ApplyFromMessageDocument)
  const tellMail = useTellMail()
  const form = useSavedForm<Values, ApplicationOfMessageInput>({
    schema: applicationOfMessageSchema,
    defaultValues: valuesOf(conversation),
    failed: 'Failed to create the application',
    save: async (input) => {
      await apply({ variables: { input } })
      void tellMail({ title: 'Application created', text: `${input.parentName} will get the reference by e-mail.` })
      onClose()
    },
  })
  const { field, control } = form
  const today = useToday()
  return (
    <FormDialog
      {...form.formProps}
      title="Create application"
      description={`From the message of ${conversation.with.name}. What is missing can be asked by phone.`}
      size="large"
      onClose={onClose}
      saveLabel="Create application"
    >
      <Grid columnsOf={240}>
        <TextField label="Child's full name" {...field('childName')} />
        <FormField as={DateField} control={control} name="childDob" label="Date of birth" max={today} today={today} />
        <SelectField
          label="Age group"
          placeholder="Select an age group"
          options={options(AGE_GROUPS)}
          {...field('childAge')}
        />
        <SelectField
          label="Program"
          placeholder="Select a program"
          options={options(ENROLLMENT_PROGRAMS)}
          {...field('program')}
        />
        <FormField as={CentreDayField} control={control} name="startDate" label="Preferred start date" min={today} />
        <TextField label="Parent or guardian" {...field('parentName')} />
        <TextField label="E-mail address" type="email" {...field('email')} />
        <TextField label="Phone" type="tel" {...field('phone')} />
      </Grid>
      <TextField label="Home address" {...field('address')} />
      <TextField label="Allergies or medical conditions" optional {...field('allergies')} />
      <TextArea label="Additional information" optional {...field('additionalInfo')} />
      <Checkbox label="The parent has accepted the terms and conditions" {...field('termsAccepted')} />
    </FormDialog>
  )
}
