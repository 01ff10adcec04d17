import { Baby, CalendarCheck, Clock, type LucideIcon, MapPin, Users, Wallet } from 'lucide-react'
import { Picture } from '#web/shared/pictures/Picture.tsx'
import { Blob, type Companion } from '#web/ui/Blob/Blob.tsx'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { classes } from '#web/ui/layout.ts'
import { Text } from '#web/ui/Text/Text.tsx'
import { card, column } from '../parts/parts.css.ts'
import type { CentreContact, FeeSchedule } from '../siteData.ts'
import { sitePaths } from '../sitePaths.ts'
import { daySpan, rand } from '../wording.ts'
import * as styles from './home.css.ts'

type Fact = { term: string; value: string; icon: LucideIcon; tone: Companion }

/** What parents ask first: ages, hours, fees, group size. */
function factsOf(centre: CentreContact, fees: FeeSchedule): Fact[] {
  const lowest = Math.min(...fees.rows.map((row) => row.halfDayCents))
  return [
    { term: 'Ages', value: '4 months to 6 years', icon: Baby, tone: 'marigold' },
    {
      term: 'Open Mon-Fri', // where it is broken, the dash stays at the end of its line
      value: daySpan(centre.centreHours).replace(' - ', '\u00a0- '),
      icon: Clock,
      tone: 'sky',
    },
    { term: 'Fees from', value: `${rand(lowest)} per month`, icon: Wallet, tone: 'leaf' },
    { term: 'Small groups', value: '1:3 infants, 1:5 toddlers', icon: Users, tone: 'coral' },
  ]
}

export function Hero({ centre, fees }: { centre: CentreContact; fees: FeeSchedule }) {
  const [suburb] = centre.area.split(',')
  return (
    <section className={styles.hero} aria-label="Welcome">
      <div className={column}>
        <div className={styles.top}>
          <div className={styles.say}>
            <p className={styles.place}>
              <MapPin aria-hidden />
              {suburb}, {centre.city}
            </p>
            <Heading level={1} look="display">
              A warm second home for your little one
            </Heading>
            <Text size="lead" tone="muted" prose>
              Loving care and CAPS-aligned early learning for children from 4 months to 6 years, with small groups and
              teachers who know your child by name.
            </Text>
            <div className={styles.acts}>
              <ButtonLink tone="primary" icon={CalendarCheck} to={sitePaths.contact}>
                Schedule a Visit
              </ButtonLink>
              <ButtonLink to={sitePaths.programs}>Explore Our Programs</ButtonLink>
            </div>
          </div>
          <div className={styles.picture}>
            <Picture
              priority
              src="/art/hero.svg"
              alt="Children and a teacher wave in front of the centre, a kiewiet beside them"
              width={1200}
              height={900}
            />
          </div>
        </div>
        <ul className={styles.facts}>
          {factsOf(centre, fees).map(({ term, value, icon, tone }) => (
            <li key={term} className={classes(card, styles.fact)}>
              <Blob icon={icon} tone={tone} />
              <span className={styles.term}>{term}</span>
              <b className={styles.value}>{value}</b>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
