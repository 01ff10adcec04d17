import type { Ref, TextareaHTMLAttributes } from 'react'
import { classes } from '../layout.ts'
import * as styles from './Field.css.ts'
import { Field, type FieldText } from './Field.tsx'

export interface TextAreaProps
  extends FieldText,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'style'> {
  ref?: Ref<HTMLTextAreaElement>
}

/**
 * Several lines of text.
 *
 * - **Use it for:** Notes, messages, what a teacher writes about a child.
 * - **Not for:** One line: `TextField`.
 * - **Parts:** The frame of `Field` round a box of three lines (`rows`), which people can pull taller.
 * - **Accessibility:** Enter begins a new line; Ctrl+Enter sends the form.
 * - **Words:** Say in the hint who will read it: “The teachers of the class see it.”
 */
export function TextArea({ label, hint, error, optional, hideLabel, id, ref, rows = 3, ...rest }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, id }}>
      {(control) => (
        <textarea {...rest} {...control} ref={ref} rows={rows} className={classes(styles.control, styles.area)} />
      )}
    </Field>
  )
}
