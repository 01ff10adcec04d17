import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatVisit } from '#graphql/visits/visits.rules.ts'
import type { VisitorInput } from '#graphql/visits/visits.schema.ts'
import { failureOf } from '#web/app/failure.ts'
import { Button, ButtonLink } from '#web/ui/Button/Button.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Band } from '../parts/Band.tsx'
import { FormPlace } from '../parts/FormWaiting.tsx'
import { SentNotice } from '../parts/SentNotice.tsx'
import type { CentreContact } from '../siteData.ts'
import type { ContactFormProps } from './ContactForm.tsx'
import { LazyContactForm } from './LazyContactForm.tsx'
import { Reach } from './ContactSection.tsx'
import * as styles from './ContactSection.css.ts'
import type { Visits } from './visits.ts'
import { VisitTimes } from './VisitTimes.tsx'

/** What was chosen, booked or refused of the free times. */
function useVisits({ times: rendered, readTimes, book }: Visits) {
  const [times, setTimes] = useState(rendered)
  const [chosen, setChosen] = useState<string | null>(null)
  const [booked, setBooked] = useState<{ visitAt: string; calendarUrl: string | null } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const top = useRef<HTMLDivElement>(null)
  /** The form, or the receipt in its place, is seen and read. */
  const show = (change: () => void) => {
    flushSync(change)
    top.current?.focus({ preventScroll: true })
    // beside the times it is in the viewport already
    const { top: from = 0 } = top.current?.getBoundingClientRect() ?? {}
    if (from < 0 || from > window.innerHeight / 2) top.current?.scrollIntoView()
  }
  const refresh = () => readTimes().then(setTimes, () => undefined)
  return {
    times,
    chosen,
    booked,
    problem,
    top,
    choose: (visitAt: string | null) =>
      show(() => {
        setChosen(visitAt)
        setBooked(null)
        setProblem(null)
      }),
    async book(input: VisitorInput) {
      if (!chosen) return
      let receipt: Awaited<ReturnType<typeof book>>
      try {
        receipt = await book({ ...input, visitAt: chosen })
      } catch (error) {
        const taken = failureOf(error).fields.visitAt
        if (taken) {
          setProblem(`${taken} What you typed is still in the form.`)
          setChosen(null)
          void refresh()
        }
        throw error
      }
      show(() => {
        setBooked({ visitAt: chosen, ...receipt })
        setChosen(null)
      })
      void refresh()
    },
  }
}

export interface VisitSectionProps extends ContactFormProps {
  centre: CentreContact
  visits: Visits
}

/** The free times for a visit, with the form beside them: it sends a message until a time is chosen. */
export function VisitSection({ centre, onSubmit, visits }: VisitSectionProps) {
  const id = useId()
  const { times, chosen, booked, problem, top, choose, book } = useVisits(visits)
  return (
    <Band labelledBy={id} pad="below">
      <div className={styles.visit}>
        <VisitTimes times={times} phone={centre.phone} chosen={chosen} problem={problem} onChoose={choose} />
        <div className={styles.message}>
          <div ref={top} tabIndex={-1} className={styles.top}>
            <Heading level={2} look="h3" id={id}>
              {chosen || booked ? 'Your visit' : 'Send us a message'}
            </Heading>
            {chosen && (
              <p className={styles.chosen}>
                <b>{formatVisit(chosen)}</b>
                <Button size="small" onClick={() => choose(null)}>
                  Send a message instead
                </Button>
              </p>
            )}
            {booked && (
              <SentNotice
                title={`We look forward to seeing you on ${formatVisit(booked.visitAt)}`}
                text={`${centre.street}, ${centre.area}. ${
                  centre.sendsMail ? 'A confirmation is on its way to your e-mail address. ' : ''
                }If the time no longer suits you, please call us on ${centre.phone}.`}
              />
            )}
          </div>
          {booked ? (
            <Inline space={12}>
              {booked.calendarUrl && <ButtonLink href={booked.calendarUrl}>Add to calendar</ButtonLink>}
              <Button onClick={() => choose(null)}>Send us a message</Button>
            </Inline>
          ) : (
            <FormPlace centre={centre}>
              <LazyContactForm onSubmit={onSubmit} visitAt={chosen} onBook={book} />
            </FormPlace>
          )}
        </div>
        <Reach centre={centre} />
      </div>
    </Band>
  )
}
