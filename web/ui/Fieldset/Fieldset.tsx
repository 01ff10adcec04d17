import type { ReactNode } from 'react'
import * as checkStyles from '../Checkbox/Checkbox.css.ts'
import * as fieldStyles from '../Field/Field.css.ts'
import { FieldError, Optional, useField } from '../Field/Field.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export interface FieldsetProps {
  /** What the controls have in common. */
  legend: ReactNode
  children: ReactNode
  hint?: ReactNode
  error?: string
  optional?: boolean
  hideLegend?: boolean
}

/**
 * Several controls that answer one question.
 *
 * - **Use it for:** A list of boxes to tick; fields that are one answer together, such as an address.
 * - **Not for:** One control: its field has a label of its own. One of several: `RadioGroup` brings its
 *   fieldset along.
 * - **Parts:** Legend, hint, the controls, what is wrong.
 * - **Accessibility:** Role `group` named by the legend: it is read before the first control in it. Hint and message
 *   are read with it.
 * - **Words:** The legend is a noun or a short request: “Days”, “On the list for”.
 */
export function Fieldset({ legend, children, hint, error, optional, hideLegend }: FieldsetProps) {
  const { hintId, errorId, control } = useField({ label: legend, hint, error })
  const words = (
    <>
      {legend}
      {optional && <Optional />}
    </>
  )
  return (
    <fieldset aria-describedby={control['aria-describedby']} inert={control.readOnly}>
      <legend className={checkStyles.legend}>
        {hideLegend ? <VisuallyHidden>{words}</VisuallyHidden> : <span className={fieldStyles.label}>{words}</span>}
      </legend>
      <Stack space={8}>
        {hint && (
          <p id={hintId} className={fieldStyles.hint}>
            {hint}
          </p>
        )}
        {children}
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </Stack>
    </fieldset>
  )
}
