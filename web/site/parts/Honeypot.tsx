import type { ComponentProps } from 'react'
import { VisuallyHidden } from '#web/ui/VisuallyHidden/VisuallyHidden.tsx'

/** A field that people neither see nor reach; a program that fills in everything gives itself away. */
export function Honeypot({ name, value, onChange }: Pick<ComponentProps<'input'>, 'name' | 'value' | 'onChange'>) {
  return (
    <VisuallyHidden as="div">
      <div aria-hidden="true">
        <label>
          Website
          <input {...{ name, value, onChange }} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </VisuallyHidden>
  )
}
