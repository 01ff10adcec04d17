import { useEffect, useState } from 'react'
import type { ApplicationLookupInput } from '#graphql/enrollment/enrollment.schema.ts'
import { useFrame } from '#web/app/session.ts'
import { useHydrated } from '#web/app/useHydrated.ts'
import { callLink } from '#web/shared/brand/reach.ts'
import { SendProblem } from '#web/shared/form/SendProblem.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Fieldset } from '#web/ui/Fieldset/Fieldset.tsx'
import { Form } from '#web/ui/Form/Form.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { Band, BandHead } from '../parts/Band.tsx'
import { NeedsScripts } from '../parts/FormWaiting.tsx'
import * as styles from '../parts/parts.css.ts'
import type { CentreContact } from '../siteData.ts'
import { SiteFrame } from '../shell/SiteShell.tsx'
import { acceptOffer, type FoundApplication, lookUpApplication } from './lookUpApplication.ts'

export function Component() {
  const { centre } = useFrame()
  return (
    <SiteFrame
      title="Your application"
      canonical="/application"
      description={`The status of your application for a place at ${centre.fullName}, and the next steps.`}
    >
      <ApplicationPage centre={centre} onLookUp={lookUpApplication} onAccept={acceptOffer} />
    </SiteFrame>
  )
}

interface ApplicationPageProps {
  centre: CentreContact
  onLookUp: (input: ApplicationLookupInput) => Promise<FoundApplication>
  onAccept: (input: ApplicationLookupInput) => Promise<FoundApplication>
}

const schema = async () => (await import('#graphql/enrollment/enrollment.schema.ts')).applicationLookupSchema

/** Where an applicant without an account reads the status of an application. What is typed is stored nowhere. */
export function ApplicationPage({ centre, onLookUp, onAccept }: ApplicationPageProps) {
  const [found, setFound] = useState<FoundApplication>()
  /** What was looked up: the fields may say something else by now. */
  const [asked, setAsked] = useState<ApplicationLookupInput>()
  const form = useSavedForm<ApplicationLookupInput>({
    schema,
    defaultValues: { reference: '', contact: '' },
    save: async (input) => {
      setFound(await onLookUp(input))
      setAsked(input)
    },
  })
  const { field, setValue, formState } = form
  const hydrated = useHydrated()
  // the link of the confirmation carries the reference where no server sees it
  useEffect(() => {
    const reference = decodeURIComponent(window.location.hash.slice(1))
    if (/^KW-[\d-]+$/.test(reference)) setValue('reference', reference)
  }, [setValue])

  return (
    <Band pad="below">
      <BandHead
        level={1}
        title="Your application"
        lead="Check its status with the reference you were given when you applied."
      />
      <Form
        label="Your application"
        className={styles.form}
        onFocus={form.begin}
        onSubmit={(event) => {
          setFound(undefined)
          return form.submit(event)
        }}
      >
        <NeedsScripts centre={centre} />
        <div className={styles.short}>
          <TextField label="Reference" placeholder="KW-2026-0001-04821" autoComplete="off" {...field('reference')} />
        </div>
        <div className={styles.short}>
          <TextField
            label="E-mail address or phone number"
            hint="The one you applied with."
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            {...field('contact')}
          />
        </div>
        <SendProblem error={form.failure} what="We could not look up your application." />
        <div>
          <Button
            type="submit"
            // an offer has the one action that counts
            tone={found?.canAccept ? 'secondary' : 'primary'}
            disabled={!hydrated}
            pending={formState.isSubmitting}
            pendingLabel="Checking..."
          >
            Check status
          </Button>
        </div>
        <div role="status">{found !== undefined && <State found={found} />}</div>
        {found?.canAccept && asked && <AcceptOffer onAccept={async () => setFound(await onAccept(asked))} />}
        <Text size="small" tone="muted">
          No reference, or a question? Call <TextLink href={callLink(centre.phone)}>{centre.phone}</TextLink> or write
          to <TextLink href={`mailto:${centre.email}`}>{centre.email}</TextLink>.
        </Text>
      </Form>
    </Band>
  )
}

function State({ found }: { found: FoundApplication }) {
  if (!found)
    return (
      <Notice tone="warning" title="Application not found">
        Please check the reference, and use the e-mail address or phone number you applied with.
      </Notice>
    )
  return (
    <Notice tone={found.status === 'declined' || found.status === 'withdrawn' ? 'info' : 'good'} title={found.title}>
      {found.nextStep}
    </Notice>
  )
}

/** The place is accepted after a question, since only the office can take that back. */
function AcceptOffer({ onAccept }: { onAccept: () => Promise<void> }) {
  const [step, setStep] = useState<'offered' | 'asked' | 'sending'>('offered')
  const [failure, setFailure] = useState<unknown>(null)
  async function accept() {
    setStep('sending')
    setFailure(null)
    await onAccept().catch((error: unknown) => {
      setFailure(error)
      setStep('asked')
    })
  }
  if (step === 'offered')
    return (
      <div>
        <Button tone="primary" onClick={() => setStep('asked')}>
          Accept the place
        </Button>
      </div>
    )
  return (
    <Fieldset legend="Accept this place?">
      <Text>We will contact you about the first day. If you change your mind later, please call us.</Text>
      <SendProblem error={failure} what="The place was not accepted." />
      <Inline space={8}>
        <Button tone="primary" pending={step === 'sending'} pendingLabel="Accepting..." onClick={accept}>
          Yes, accept it
        </Button>
        <Button onClick={() => setStep('offered')}>Not yet</Button>
      </Inline>
    </Fieldset>
  )
}
