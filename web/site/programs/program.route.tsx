import { ArrowLeft } from 'lucide-react'
import { useId } from 'react'
import { usePage } from '#web/app/page.ts'
import { Picture } from '#web/shared/pictures/Picture.tsx'
import { StatusPage } from '#web/shared/status/StatusPage.tsx'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import type { ProgramContent } from '../loadContent.ts'
import { Band } from '../parts/Band.tsx'
import { Tags, TickList } from '../parts/Tags.tsx'
import type { FeeTerms, ProgramDetail } from '../siteData.ts'
import { SiteFrame } from '../shell/SiteShell.tsx'
import { sitePaths } from '../sitePaths.ts'
import { programData } from '../structuredData.ts'
import { rand, shortSpan } from '../wording.ts'
import * as styles from './Programs.css.ts'

/** Both `/program/{id}` and `/programs/{id}` show it; the first is its one address. */
export function Component() {
  const { program, fees } = usePage<ProgramContent>().data
  return (
    <SiteFrame
      {...(program
        ? {
            title: program.title,
            canonical: `/program/${program.slug}`,
            description: program.description,
            data: import.meta.env.SSR ? programData(program) : undefined,
          }
        : { title: program === undefined ? 'Programs' : 'Program Not Found', noindex: true })}
    >
      <ProgramPage program={program} fees={fees} />
    </SiteFrame>
  )
}

interface ProgramPageProps {
  /** The program of the address; null where none has that id, undefined where the address names none. */
  program: ProgramDetail | null | undefined
  fees: FeeTerms
}

export function ProgramPage({ program, fees }: ProgramPageProps) {
  if (program === undefined) {
    return <ProgramMissing title="Programs" text="Please select a specific program to view details." />
  }
  if (program === null) {
    return (
      <ProgramMissing title="Program Not Found" text="There is no program at this address. It may have been renamed." />
    )
  }
  return <Program program={program} fees={fees} />
}

function ProgramMissing({ title, text }: { title: string; text: string }) {
  return (
    <StatusPage title={title} text={text}>
      <ButtonLink tone="primary" to={sitePaths.programs}>
        View All Programs
      </ButtonLink>
    </StatusPage>
  )
}

function Program({ program, fees }: { program: ProgramDetail; fees: FeeTerms }) {
  const offersId = useId()
  return (
    <>
      <Band pad="below" label={program.title}>
        <div className={styles.trail}>
          <a className={styles.back} href={sitePaths.programs}>
            <ArrowLeft aria-hidden />
            All Programs
          </a>
        </div>
        <div className={styles.top}>
          <div className={styles.say}>
            <Tags tags={program.tags} companion={program.companion} />
            <Heading level={1}>{program.title}</Heading>
            <Text size="lead" tone="muted" prose>
              {program.description}
            </Text>
          </div>
          <Picture
            priority
            src={program.image}
            alt={program.imageAlt}
            width={program.imageWidth}
            height={program.imageHeight}
            sources={program.imageSources}
            sizes="(max-width: 900px) 100vw, 560px"
          />
        </div>
      </Band>
      <Band tone="sunken" labelledBy={offersId}>
        <div className={styles.grid}>
          <div className={styles.offers}>
            <Heading level={2} id={offersId}>
              What We Offer
            </Heading>
            <TickList items={program.offers} />
          </div>
          <ProgramFees program={program} fees={fees} />
        </div>
      </Band>
    </>
  )
}

function ProgramFees({ program, fees }: { program: ProgramDetail; fees: FeeTerms }) {
  const id = useId()
  const plans = [
    { name: 'Full-time', cents: program.fullTimeCents, hours: fees.fullTime },
    { name: 'Half-day', cents: program.halfDayCents, hours: fees.halfDay },
  ]
  return (
    <section className={styles.fee} aria-labelledby={id}>
      <Heading level={2} look="h3" id={id}>
        Fees per month
      </Heading>
      <dl className={styles.plans}>
        {plans.map(({ name, cents, hours }) =>
          cents === null ? null : (
            <div key={name}>
              <dt>
                {name}
                <span className={styles.hint}>Mon-Fri {shortSpan(hours)}</span>
              </dt>
              <dd>{rand(cents)}</dd>
            </div>
          ),
        )}
        <div>
          <dt>
            Registration fee
            <span className={styles.hint}>Once-off</span>
          </dt>
          <dd>{rand(fees.registrationFeeCents)}</dd>
        </div>
      </dl>
      <Text size="small" tone="muted">
        Siblings: {fees.siblingDiscountPercent}% off for every child after the first.
      </Text>
      <div className={styles.acts}>
        <ButtonLink tone="primary" wide to={sitePaths.enrollFor(program.slug)}>
          Enroll Now
        </ButtonLink>
        <ButtonLink wide to={sitePaths.contact}>
          Schedule a Visit
        </ButtonLink>
      </div>
    </section>
  )
}
