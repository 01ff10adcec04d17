import type { ComponentProps } from 'react'
import { VisuallyHidden } from '#web/ui/VisuallyHidden/VisuallyHidden.tsx'

/** A field that people neither see nor reach; a program that fills in everything gives itself away. */
export function Honeypot({ error: _, ...field }: ComponentProps<'input'> & { error: string | undefined }) {
  return (
    <VisuallyHidden as="div">
      <div aria-hidden="true">
        <label>
          Website
          <input {...field} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </VisuallyHidden>
  )
}
