import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { Picture } from '#web/shared/pictures/Picture.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { classes } from '#web/ui/layout.ts'
import { VisuallyHidden } from '#web/ui/VisuallyHidden/VisuallyHidden.tsx'
import { Band, BandHead } from '../parts/Band.tsx'
import { large } from '../parts/parts.css.ts'
import { Tags } from '../parts/Tags.tsx'
import type { ProgramCard } from '../siteData.ts'
import { sitePaths } from '../sitePaths.ts'
import { rand } from '../wording.ts'
import * as styles from './Programs.css.ts'

/** What the card says in its corner: the lowest fee, or where to ask for it. */
function Fee({ program }: { program: ProgramCard }) {
  const fees = [program.fullTimeCents, program.halfDayCents].filter((cents) => cents !== null)
  if (fees.length === 0) return <span className={styles.from}>{program.ageLabel}</span>
  return (
    <span className={styles.from}>
      from
      <br />
      <b>{rand(Math.min(...fees))}</b> a month
    </span>
  )
}

/** A program without a page of its own leads to the people who can tell more. */
function linkOf(program: ProgramCard) {
  return program.slug
    ? { to: sitePaths.program(program.slug), label: 'Learn more', about: ` about the ${program.title}` }
    : { to: sitePaths.contact, label: 'Ask us', about: ` about ${program.title}` }
}

/** The cards show the first sentence: the rest is for the program's page. */
const firstSentence = (text: string) => text.match(/^.*?[.!?](?=\s|$)/)?.[0] ?? text

interface ProgramCardsProps {
  programs: ProgramCard[]
  level?: 2 | 3
  /** Seen when the page opens: the first picture is fetched at once. */
  atTop?: boolean
}

export function ProgramCards({ programs, level = 3, atTop = false }: ProgramCardsProps) {
  return (
    <div className={styles.cards}>
      {programs.map((program, index) => {
        const link = linkOf(program)
        return (
          <article key={program.title} className={classes(large, styles.program)}>
            <Picture
              src={program.image}
              alt={program.imageAlt}
              width={program.imageWidth}
              height={program.imageHeight}
              sources={program.imageSources}
              priority={atTop && index === 0}
              sizes="(max-width: 760px) 100vw, 370px"
            />
            <div className={styles.body}>
              <Tags tags={program.tags.slice(0, 2)} companion={program.companion} />
              <Heading level={level} look="h3">
                {program.title}
              </Heading>
              <p className={styles.text}>{firstSentence(program.description)}</p>
              <div className={styles.foot}>
                <Fee program={program} />
                <a className={styles.more} href={link.to}>
                  <span>
                    {link.label}
                    <VisuallyHidden>{link.about}</VisuallyHidden>
                  </span>
                  <ArrowRight aria-hidden />
                </a>
              </div>
            </div>
          </article>
        )
      })}
    </div>
  )
}

/** The home page shows the programs that have a page of their own. */
export function ProgramsSection({ programs }: { programs: ProgramCard[] }) {
  const id = useId()
  return (
    <Band tone="sunken" labelledBy={id}>
      <BandHead
        id={id}
        at="middle"
        title="A program for every age"
        lead="Each group has its own room, its own rhythm and its own teachers."
      />
      <ProgramCards programs={programs.filter(({ slug }) => slug)} />
    </Band>
  )
}
