import { useEffect, useId, useRef, useState } from 'react'
import { callLink } from '#web/shared/brand/reach.ts'
import { VisitDays } from '#web/shared/visits/VisitDays.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Problem } from '#web/ui/Notice/Notice.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import * as styles from './ContactSection.css.ts'
import type { VisitTimes as Times } from './visits.ts'

/** So many days are shown at first: on a phone the form is below them. */
const daysAtFirst = 4

interface VisitTimesProps {
  times: Times
  phone: string
  /** `yyyy-MM-ddTHH:mm` */
  chosen: string | null
  /** Why the time that was chosen could not be booked. */
  problem: string | null
  onChoose: (visitAt: string) => void
}

/** The free times of the coming days. */
export function VisitTimes({ times, phone, chosen, problem, onChoose }: VisitTimesProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const top = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (problem) top.current?.focus()
  }, [problem])
  const days = times.map(({ day, times: free }) => ({ day, slots: free.map((time) => ({ time, takenBy: null })) }))
  return (
    <section className={styles.write} aria-labelledby={id}>
      <Heading level={2} look="h3" id={id} tabIndex={-1} ref={top}>
        Schedule a visit
      </Heading>
      <Problem>{problem}</Problem>
      {days.length > 0 ? (
        <>
          <Text>Choose a time that suits you. We will show you round and answer your questions.</Text>
          <VisitDays
            days={isOpen ? days : days.slice(0, daysAtFirst)}
            chosen={chosen}
            onChoose={(day, time) => onChoose(`${day}T${time}`)}
          />
          {!isOpen && days.length > daysAtFirst && (
            <div>
              <Button size="small" onClick={() => setOpen(true)}>
                More days
              </Button>
            </div>
          )}
        </>
      ) : (
        <Text>
          There are no times to book online at the moment. Send us a message or call{' '}
          <TextLink href={callLink(phone)}>{phone}</TextLink>, and we will find a time that suits you.
        </Text>
      )}
    </section>
  )
}
