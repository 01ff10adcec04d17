import { useMutation } from '@apollo/client/react'
import type {
  MailForm,
  MailFormValues,
  VirtualClassroomForm,
  VirtualClassroomFormValues,
} from '#graphql/settings/forms.schema.ts'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { SaveMailDocument, SaveVirtualClassroomDocument, type SettingsGroupsFragment } from './settings.generated.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { useSettingsSaved } from './useSettingsSaved.ts'

/** Where online sessions take place. */
export function VirtualClassroomSettings({ group }: { group: SettingsGroupsFragment['virtualClassroom'] }) {
  const [save] = useMutation(SaveVirtualClassroomDocument)
  const saved = useSettingsSaved()
  const form = useSavedForm<VirtualClassroomFormValues, VirtualClassroomForm>({
    schema: async () => (await import('#graphql/settings/forms.schema.ts')).virtualClassroomFormSchema,
    defaultValues: { domain: group.domain },
    version: group.version,
    labels: { domain: { label: 'Domain' } },
    failed: 'Failed to save settings',
    toValues: ({ domain }) => ({ domain: String(domain) }),
    save: async (input, version) => {
      const { data } = await save({ variables: { input: { ...input, version } } })
      await saved(data?.saveVirtualClassroom)
    },
  })
  return (
    <SettingsForm
      {...form.parts}
      onFocus={form.begin}
      title="Virtual classroom"
      about="New online sessions get a room on this Jitsi Meet server."
    >
      <TextField label="Domain" {...form.field('domain')} />
    </SettingsForm>
  )
}

/** Who e-mails come from. */
export function MailSettings({ group, centre }: { group: SettingsGroupsFragment['mail']; centre: string }) {
  const [save] = useMutation(SaveMailDocument)
  const saved = useSettingsSaved()
  const form = useSavedForm<MailFormValues, MailForm>({
    schema: async () => (await import('#graphql/settings/forms.schema.ts')).mailFormSchema,
    defaultValues: { senderName: group.senderName },
    version: group.version,
    labels: { senderName: { label: 'Sender' } },
    failed: 'Failed to save settings',
    toValues: ({ senderName }) => ({ senderName: String(senderName) }),
    save: async (input, version) => {
      const { data } = await save({ variables: { input: { ...input, version } } })
      await saved(data?.saveMail)
    },
  })
  return (
    <SettingsForm
      {...form.parts}
      onFocus={form.begin}
      title="Sender"
      about={
        group.isConfigured
          ? 'The name that e-mails come from.'
          : 'The name that e-mails come from. No mail server is set up, so they wait in the outbox below.'
      }
    >
      <TextField
        label="Sender"
        optional
        placeholder={centre}
        hint={`Left empty, it reads ${centre}.`}
        {...form.field('senderName')}
      />
    </SettingsForm>
  )
}
