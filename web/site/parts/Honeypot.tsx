import { CircleCheck } from 'lucide-react'
import type { ComponentProps } from 'react'
import { VisuallyHidden } from '#web/ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './parts.css.ts'

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

/** Stays when the toast has gone: it confirms that the form was sent. It is rendered in a live region. */
export function SentNotice({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.notice}>
      <CircleCheck aria-hidden />
      <b className={styles.sentNoticeTitle}>{title}</b>
      <p className={styles.text}>{text}</p>
    </div>
  )
}
