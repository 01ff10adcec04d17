import type {
  CentreForm,
  CentreFormValues,
  MailForm,
  MailFormValues,
  VirtualClassroomForm,
  VirtualClassroomFormValues,
} from '#graphql/settings/forms.schema.ts'
import { textsOf } from '#web/admin/shared/formValues.ts'
import { paths } from '#web/app/paths.ts'
import { FormField } from '#web/shared/form/FormField.tsx'
import { DateField } from '#web/ui/DateField/DateField.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { TextField, type TextFieldProps } from '#web/ui/Field/TextField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import {
  SaveCentreDocument,
  SaveMailDocument,
  SaveVirtualClassroomDocument,
  type SettingsGroupsFragment,
} from './settings.generated.ts'
import { SettingsForm, useSettingsForm } from './SettingsForm.tsx'

type Name = Exclude<keyof CentreFormValues, 'version' | 'whatsappGreeting' | 'openedOn'>

interface TextOfCentre extends Pick<TextFieldProps, 'label' | 'type' | 'hint' | 'optional'> {
  name: Name
}

/** The texts by what they are about, in the order of the form. */
const groups: { title: string; fields: TextOfCentre[] }[] = [
  {
    title: 'Name',
    fields: [
      { name: 'name', label: 'Short name' },
      { name: 'fullName', label: 'Full name' },
      { name: 'tagline', label: 'Tagline', optional: true },
    ],
  },
  {
    title: 'Address',
    fields: [
      { name: 'street', label: 'Street address' },
      { name: 'area', label: 'Suburb, city and postal code' },
      { name: 'city', label: 'City', hint: 'City only, as in “in the heart of Bloemfontein”' },
    ],
  },
  {
    title: 'Map location',
    fields: [
      { name: 'latitude', label: 'Latitude', optional: true },
      { name: 'longitude', label: 'Longitude', optional: true },
    ],
  },
  {
    title: 'Contact details',
    fields: [
      { name: 'phone', label: 'Phone', type: 'tel' },
      { name: 'email', label: 'E-mail address', type: 'email' },
      { name: 'website', label: 'Website', optional: true, hint: 'Without https://' },
      {
        name: 'whatsapp',
        label: 'WhatsApp number',
        optional: true,
        hint: 'Digits with the country code, such as 27515550123',
      },
      { name: 'facebook', label: 'Facebook', type: 'url', optional: true },
      { name: 'instagram', label: 'Instagram', type: 'url', optional: true },
    ],
  },
  {
    title: 'On documents',
    fields: [
      {
        name: 'registrationNumbers',
        label: 'Registration numbers',
        optional: true,
        hint: 'On registers and on invoices, statements and receipts',
      },
      {
        name: 'vatLine',
        label: 'VAT line',
        optional: true,
        hint: 'On invoices, statements and receipts, such as VAT no. 4010123456',
      },
    ],
  },
]

const labels = Object.fromEntries([
  ...groups.flatMap(({ fields }) => fields.map(({ name, label }) => [name, { label }])),
  ['whatsappGreeting', { label: 'WhatsApp greeting' }],
  ['openedOn', { label: 'Opened on' }],
])

const valuesOf = (from: Record<string, unknown>) => textsOf(labels, from) as unknown as CentreFormValues

/** The centre's name and address. */
export function CentreSettings({ centre }: { centre: SettingsGroupsFragment['centre'] }) {
  const form = useSettingsForm<CentreFormValues, CentreForm>({
    mutation: SaveCentreDocument,
    group: centre,
    valuesOf,
    schema: async () => (await import('#graphql/settings/forms.schema.ts')).centreFormSchema,
    labels,
  })
  const { field, register, formState } = form
  const { errors } = formState
  return (
    <SettingsForm
      {...form.formProps}
      onFocus={form.begin}
      title="Centre details"
      about="Shown on the website, in the portal, on every document and in every e-mail."
    >
      {groups.map(({ title, fields }) => (
        <Stack key={title} as="section" label={title} space={12}>
          <Heading level={3}>{title}</Heading>
          <Grid columnsOf={320} keepWidth>
            {fields.map(({ name, ...rest }) => (
              <TextField key={name} {...rest} error={errors[name]?.message} {...register(name)} />
            ))}
          </Grid>
        </Stack>
      ))}
      <TextArea
        label="WhatsApp greeting"
        hint="The first message of a chat opened from the website."
        rows={2}
        {...field('whatsappGreeting')}
      />
      <Grid columnsOf={320} keepWidth>
        <FormField
          as={DateField}
          control={form.control}
          name="openedOn"
          label="Opened on"
          optional
          hint="No child is enrolled before this day"
        />
      </Grid>
      <Text size="small" tone="muted">
        Opening hours, programs and notices are edited under{' '}
        <TextLink to={paths.adminSection('school-info')}>School Info</TextLink>.
      </Text>
    </SettingsForm>
  )
}

/** Where online sessions take place. */
export function VirtualClassroomSettings({ group }: { group: SettingsGroupsFragment['virtualClassroom'] }) {
  const form = useSettingsForm<VirtualClassroomFormValues, VirtualClassroomForm>({
    mutation: SaveVirtualClassroomDocument,
    group,
    valuesOf: ({ domain }) => ({ domain: String(domain) }),
    schema: async () => (await import('#graphql/settings/forms.schema.ts')).virtualClassroomFormSchema,
    labels: { domain: { label: 'Domain' } },
  })
  return (
    <SettingsForm
      {...form.formProps}
      onFocus={form.begin}
      title="Virtual classroom"
      about="New online sessions get a room on this Jitsi Meet server."
    >
      <TextField label="Domain" {...form.field('domain')} />
    </SettingsForm>
  )
}

interface MailSettingsProps {
  group: SettingsGroupsFragment['mail']
  /** Name and address of the centre. */
  centre: string
  address: string
}

/** The sender and reply-to address of e-mails. */
export function MailSettings({ group, centre, address }: MailSettingsProps) {
  const form = useSettingsForm<MailFormValues, MailForm>({
    mutation: SaveMailDocument,
    group,
    valuesOf: ({ senderName, senderAddress, replyTo }) => ({
      senderName: String(senderName),
      senderAddress: String(senderAddress),
      replyTo: String(replyTo),
    }),
    schema: async () => (await import('#graphql/settings/forms.schema.ts')).mailFormSchema,
    labels: {
      senderName: { label: 'Sender' },
      senderAddress: { label: 'Sender address' },
      replyTo: { label: 'Reply-to address' },
    },
  })
  return (
    <SettingsForm
      {...form.formProps}
      onFocus={form.begin}
      title="Sender"
      about={
        group.isConfigured
          ? 'The sender and reply-to address of e-mails.'
          : 'The sender and reply-to address of e-mails. No mail server is set up, so e-mails wait in the outbox below.'
      }
    >
      <TextField
        label="Sender"
        optional
        placeholder={centre}
        hint={`Leave empty for ${centre}.`}
        {...form.field('senderName')}
      />
      <TextField
        label="Sender address"
        type="email"
        optional
        placeholder={address}
        hint="An address that your mail server may send from. A Gmail address sent through another server will be rejected."
        {...form.field('senderAddress')}
      />
      <TextField
        label="Reply-to address"
        type="email"
        optional
        placeholder={address}
        hint={`Leave empty for ${address}.`}
        {...form.field('replyTo')}
      />
    </SettingsForm>
  )
}
