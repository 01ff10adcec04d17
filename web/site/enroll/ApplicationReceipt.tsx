import { CircleCheck, Copy, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/Button/Button.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { sitePaths } from '../sitePaths.ts'
import * as styles from './enroll.css.ts'

const copied = { yes: 'Copied', no: 'Tap and hold the reference to copy it' } as const

function Reference({ reference }: { reference: string }) {
  const [done, setDone] = useState<keyof typeof copied | null>(null)
  async function copy() {
    setDone(
      await navigator.clipboard.writeText(reference).then(
        () => 'yes' as const,
        () => 'no' as const,
      ),
    )
  }
  return (
    <p className={styles.line}>
      <span>Your reference</span> <b className={styles.reference}>{reference}</b>
      <Button size="small" icon={Copy} onClick={copy}>
        {done ? copied[done] : 'Copy'}
      </Button>
    </p>
  )
}

export interface ApplicationReceiptProps {
  /** None for who filled in the field that people do not see. */
  reference: string | null
  /** Whether the confirmation leaves by e-mail. */
  sendsMail: boolean
  /** Begins another application with what was said about the family. */
  onAddChild: () => void
}

/** What an applicant keeps: the reference, what happens next, and where to read its status. It is rendered in a live region. */
export function ApplicationReceipt({ reference, sendsMail, onAddChild }: ApplicationReceiptProps) {
  return (
    <div className={styles.receipt}>
      <CircleCheck aria-hidden />
      <div className={styles.body}>
        <b className={styles.title}>We've received your application</b>
        {reference && <Reference reference={reference} />}
        <ol className={styles.applicationReceiptSteps}>
          <li>
            {sendsMail
              ? 'A confirmation with the reference is on its way to your e-mail address.'
              : 'Please note the reference: we cannot send you an e-mail yet.'}
          </li>
          <li>We will review your application and contact you to arrange a visit.</li>
          <li>
            Until then you can{' '}
            <TextLink href={`${sitePaths.application}${reference ? `#${reference}` : ''}`}>check its status</TextLink>{' '}
            with the reference and your e-mail address or phone number.
          </li>
        </ol>
        <div>
          <Button size="small" icon={Plus} onClick={onAddChild}>
            Add another child
          </Button>
        </div>
        <p>For another child, we will fill in your details for you.</p>
      </div>
    </div>
  )
}
