import type { ComponentProps } from 'react'
import { VisuallyHidden } from '#web/ui/VisuallyHidden/VisuallyHidden.tsx'

/** A field that people neither see nor reach; a program that fills in everything gives itself away. */
export function Honeypot({
  name,
  onChange,
  onBlur,
  ref,
}: Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref'>) {
  return (
    <VisuallyHidden as="div">
      <div aria-hidden="true">
        <label>
          Website
          <input {...{ name, onChange, onBlur, ref }} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </VisuallyHidden>
  )
}
