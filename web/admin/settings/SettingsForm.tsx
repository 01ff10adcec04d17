import type { FormEvent, ReactNode } from 'react'
import { useUnsaved } from '#web/ui/Dialog/unsaved.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { Form } from '#web/ui/Form/Form.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { StaleNotice, type StaleNoticeProps } from '#web/shared/form/StaleNotice.tsx'

export interface SettingsFormProps {
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
