import type { ReactNode, SyntheticEvent } from 'react'
import { Form } from '#web/ui/Form/Form.tsx'
import type { Space } from '#web/ui/layout.ts'
import { Problem } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { StaleNotice, type StaleNoticeProps } from './StaleNotice.tsx'

export interface PageFormProps {
  /** What `useSavedForm` returns. */
  form: {
    begin: () => void
    submit: (event: SyntheticEvent) => Promise<void>
    formProps: { problem: string | undefined; stale: StaleNoticeProps | null }
  }
  label?: string
  /** Between its fields. */
  space?: Space
  children: ReactNode
}

/**
 * A form that is part of a page: what went wrong, and what somebody else changed, are said above its fields.
 *
 * - **Use it for:** Settings, a profile, a plan that is edited in place.
 * - **Not for:** In a dialog: `FormDialog`.
 * - **Parts:** `form` is what `useSavedForm` returns. The fields follow each other with even space, the button is the
 *   last.
 * - **Accessibility:** The first wrong field takes the focus. What no field on the screen says is said above the form
 *   as an alert. Ctrl+Enter sends. However it is pressed, it is sent once. What is typed survives a reload in this
 *   tab where the form has a `draft`.
 * - **Words:** The button names what is saved. The server's messages are shown as they are: they say what to do.
 */
export function PageForm({ form: { begin, submit, formProps }, label, space, children }: PageFormProps) {
  return (
    <Form label={label} onFocus={begin} onSubmit={submit}>
      <Stack space={space}>
        <Problem>{formProps.problem}</Problem>
        {formProps.stale && <StaleNotice {...formProps.stale} />}
        {children}
      </Stack>
    </Form>
  )
}
