import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { ApplicationLookupInput } from '#graphql/enrollment/enrollment.schema.ts'
import { useHydrated } from '#web/app/useHydrated.ts'
import { callLink } from '#web/shared/brand/reach.ts'
import { SendProblem } from '#web/shared/form/SendProblem.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { Band } from '../parts/Band.tsx'
import { BandHead } from '../parts/BandHead.tsx'
import * as styles from '../parts/form.css.ts'
import { NeedsScripts } from '../parts/FormWaiting.tsx'
import type { CentreContact } from '../siteData.ts'
import type { FoundApplication } from './lookUpApplication.ts'

export interface ApplicationPageProps {
  centre: CentreContact
  onLookUp: (input: ApplicationLookupInput) => Promise<FoundApplication>
}

type Outcome = { found: FoundApplication } | { failed: unknown }

const missing = {
  reference: 'Please enter the reference, such as KW-2026-0001.',
  contact: 'Please enter the e-mail address or phone number of the application.',
}

/** Where an applicant without an account reads how an application stands. What is typed is kept nowhere. */
export function ApplicationPage({ centre, onLookUp }: ApplicationPageProps) {
  const [typed, setTyped] = useState({ reference: '', contact: '' })
  const [errors, setErrors] = useState<Partial<typeof missing>>({})
  const [looking, setLooking] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated()
  // the link of the confirmation carries the reference where no server sees it
  useEffect(() => {
    const reference = decodeURIComponent(window.location.hash.slice(1))
    if (/^KW-[\d-]+$/.test(reference)) setTyped((known) => ({ ...known, reference }))
  }, [])

  const field = (name: keyof typeof missing) => ({
    name,
    value: typed[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped((known) => ({ ...known, [name]: target.value }))
      setErrors((known) => ({ ...known, [name]: undefined }))
    },
  })

  async function lookUp(event: SubmitEvent) {
    event.preventDefault()
    if (looking) return
    const names = (['reference', 'contact'] as const).filter((name) => typed[name].trim() === '')
    setErrors(Object.fromEntries(names.map((name) => [name, missing[name]])))
    setOutcome(null)
    const [first] = names
    if (first) {
      const control = form.current?.elements.namedItem(first)
      if (control instanceof HTMLElement) control.focus()
      return
    }
    setLooking(true)
    setOutcome(
      await onLookUp(typed).then(
        (found) => ({ found }),
        (failed: unknown) => ({ failed }),
      ),
    )
    setLooking(false)
  }

  return (
    <Band pad="below">
      <BandHead
        level={1}
        title="Your application"
        lead="Read how it stands with the reference that you were given when you applied."
      />
      <form
        ref={form}
        className={styles.form}
        method="post"
        noValidate
        aria-label="Your application"
        onSubmit={(event) => void lookUp(event)}
      >
        <NeedsScripts centre={centre} />
        <div className={styles.short}>
          <TextField label="Reference" placeholder="KW-2026-0001" autoComplete="off" {...field('reference')} />
        </div>
        <div className={styles.short}>
          <TextField
            label="E-mail address or phone number"
            hint="The one that you gave when you applied."
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            {...field('contact')}
          />
        </div>
        {outcome && 'failed' in outcome && (
          <SendProblem error={outcome.failed} what="Your application could not be looked up." />
        )}
        <div>
          <Button type="submit" tone="primary" disabled={!hydrated} pending={looking} pendingLabel="Looking...">
            Show how it stands
          </Button>
        </div>
        <div role="status">{outcome && 'found' in outcome && <State found={outcome.found} />}</div>
        <Text size="small" tone="muted">
          No reference, or a question? Call <TextLink href={callLink(centre.phone)}>{centre.phone}</TextLink> or write
          to <TextLink href={`mailto:${centre.email}`}>{centre.email}</TextLink>.
        </Text>
      </form>
    </Band>
  )
}

function State({ found }: { found: FoundApplication }) {
  if (!found)
    return (
      <Notice tone="warning" title="We found no such application">
        Check the reference and use the e-mail address or phone number that you gave when you applied.
      </Notice>
    )
  return (
    <Notice tone={found.status === 'declined' || found.status === 'withdrawn' ? 'info' : 'good'} title={found.title}>
      {found.nextStep}
    </Notice>
  )
}
