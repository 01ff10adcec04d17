import { useApolloClient } from '@apollo/client/react'
import { type FormEvent, type ReactNode, useCallback } from 'react'
import { useFrameChanged } from '#web/app/session.ts'
import { StaleNotice, type StaleNoticeProps } from '#web/shared/form/StaleNotice.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { useUnsaved } from '#web/ui/Dialog/unsaved.ts'
import { Form } from '#web/ui/Form/Form.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { SettingsDocument, type SettingsGroupsFragment } from './settings.generated.ts'

/** To be called with the settings after a save: the forms go on from them, and every page shows them at once. */
export function useSettingsSaved() {
  const { cache } = useApolloClient()
  const frameChanged = useFrameChanged()
  return useCallback(
    async (settings: SettingsGroupsFragment | undefined) => {
      if (settings) cache.writeQuery({ query: SettingsDocument, data: { settings: { ...settings } } })
      toast({ title: 'Settings saved' })
      await frameChanged()
    },
    [cache, frameChanged],
  )
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
          {problem && (
            <Notice tone="danger" live>
              {problem}
            </Notice>
          )}
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
