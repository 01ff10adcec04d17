import type { TypedDocumentNode } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import type { FormEvent, ReactNode } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { useFrameChanged } from '#web/app/session.ts'
import { StaleNotice, type StaleNoticeProps } from '#web/shared/form/StaleNotice.tsx'
import { type SavedForm, useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { useUnsaved } from '#web/ui/Dialog/unsaved.ts'
import { Form } from '#web/ui/Form/Form.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Problem } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { SettingsDocument, type SettingsGroupsFragment } from './settings.generated.ts'

interface SettingsOptions<Values extends FieldValues, Output>
  extends Pick<SavedForm<Values, Output>, 'schema' | 'labels'> {
  /** The group as it is stored. */
  group: { version: number }
  valuesOf: (group: Record<string, unknown>) => Values
  /** Answers with all settings. */
  mutation: TypedDocumentNode<Record<string, SettingsGroupsFragment>, { input: never }>
  /** What the server is sent, where that is not what the form has checked. */
  toInput?: (output: Output) => object
}

/** The form of a group of settings: it goes on from what the server has saved, and every page shows that at once. */
export function useSettingsForm<Values extends FieldValues, Output extends FieldValues>({
  group,
  valuesOf,
  mutation,
  toInput = (output) => output,
  ...options
}: SettingsOptions<Values, Output>) {
  const [save, { client }] = useMutation(mutation)
  const frameChanged = useFrameChanged()
  return useSavedForm<Values, Output>({
    ...options,
    defaultValues: valuesOf(group) as DefaultValues<Values>,
    version: group.version,
    failed: 'Failed to save settings',
    toValues: valuesOf,
    save: async (output, version) => {
      const { data } = await save({ variables: { input: { ...toInput(output), version } as never } })
      const [settings] = Object.values(data ?? {})
      if (settings) client.cache.writeQuery({ query: SettingsDocument, data: { settings: { ...settings } } })
      toast({ title: 'Settings saved' })
      await frameChanged()
    },
  })
}

interface SettingsFormProps {
  title: string
  /** Where it is seen. */
  about?: string
  saveLabel?: string
  children: ReactNode
  dirty: boolean
  sending: boolean
  problem: string | undefined
  stale: StaleNoticeProps | null
  /** Somebody begins to use it. */
  onFocus?: () => void
  onSubmit: (event: FormEvent) => void
}

/** One group of settings, saved as a whole. */
export function SettingsForm({
  title,
  about,
  saveLabel = 'Save',
  children,
  dirty,
  sending,
  problem,
  stale,
  onFocus,
  onSubmit,
}: SettingsFormProps) {
  useUnsaved(dirty && !sending)
  return (
    <Panel title={title}>
      <Form label={title} onFocus={onFocus} onSubmit={onSubmit}>
        <Stack>
          {about && <Text tone="muted">{about}</Text>}
          <Problem>{problem}</Problem>
          {stale && <StaleNotice {...stale} />}
          {children}
          <Inline justify="end">
            {dirty && (
              <Text size="small" tone="muted">
                Not saved yet
              </Text>
            )}
            <Button type="submit" size="small" tone="primary" pending={sending} pendingLabel="Saving...">
              {saveLabel}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Panel>
  )
}
