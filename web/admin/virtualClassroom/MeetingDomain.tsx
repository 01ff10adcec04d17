import { useMutation } from '@apollo/client/react'
import { type MeetingDomainInput, meetingDomainSchema } from '#graphql/virtualClassroom/session.schema.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { useEditForm } from '../people/useEditForm.ts'
import { SetMeetingDomainDocument } from './setMeetingDomain.generated.ts'
import { useSessionsChanged } from './useSessionsChanged.ts'
import * as styles from './VirtualClassroom.css.ts'

/** The server on which rooms are made from now on. */
export function MeetingDomain({ domain }: { domain: string }) {
  const [save] = useMutation(SetMeetingDomainDocument)
  const sessionsChanged = useSessionsChanged()
  const form = useEditForm<MeetingDomainInput, MeetingDomainInput>({
    schema: meetingDomainSchema,
    defaultValues: { domain },
    labels: { domain: { label: 'Meeting server' } },
    failed: 'Failed to save the meeting server',
    toValues: (current) => ({ domain: String(current.domain) }),
    save: async (input) => {
      await save({ variables: { input } })
      form.reset(input)
      toast({ title: 'Meeting server saved' })
      sessionsChanged()
    },
  })
  const { errors, isDirty, isSubmitting } = form.formState
  return (
    <Panel title="Meeting rooms">
      <form noValidate onSubmit={form.submit} className={styles.form}>
        <Stack>
          {errors.root?.message && (
            <Notice tone="danger" live>
              {errors.root.message}
            </Notice>
          )}
          <TextField
            label="Meeting server"
            hint="A Jitsi Meet server. New sessions get a room there that nobody can guess; those that are planned keep theirs."
            error={errors.domain?.message}
            {...form.register('domain')}
          />
          <div>
            <Button type="submit" size="small" disabled={!isDirty} pending={isSubmitting} pendingLabel="Saving...">
              Save
            </Button>
          </div>
        </Stack>
      </form>
    </Panel>
  )
}
