import { Clock, Heart, type LucideIcon, Sparkles, Sprout } from 'lucide-react'
import { useId } from 'react'
import { Picture } from '#web/shared/pictures/Picture.tsx'
import { Blob, type Companion } from '#web/ui/Blob/Blob.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Band } from '../parts/Band.tsx'
import type { About, CentreContact } from '../siteData.ts'
import { daySpan } from '../wording.ts'
import * as styles from './AboutSection.css.ts'

type Point = { title: string; text: string; icon: LucideIcon; tone: Companion }

interface AboutSectionProps {
  about: About
  centre: CentreContact
  pad?: 'full' | 'below'
  /** Seen when the page opens: its picture is fetched at once. */
  atTop?: boolean
}

export function AboutSection({ about, centre, pad, atTop }: AboutSectionProps) {
  const id = useId()
  const hours = `Monday-Friday, ${daySpan(centre.programHours)}. Closed on weekends.`
  const points: Point[] = [
    { title: 'Our Mission', text: about.mission, icon: Heart, tone: 'coral' },
    { title: 'Our Vision', text: about.vision, icon: Sparkles, tone: 'marigold' },
    { title: 'Our Approach', text: about.approach, icon: Sprout, tone: 'leaf' },
    { title: 'Operating Hours', text: hours, icon: Clock, tone: 'sky' },
  ]
  return (
    <Band labelledBy={id} pad={pad}>
      <div className={styles.grid}>
        <Picture
          src="/art/gallery-reading-corner.svg"
          alt="A teacher reads to three children among cushions and low bookshelves"
          width={1200}
          height={900}
          priority={atTop}
        />
        <div>
          <Heading level={2} id={id}>
            Where curious minds feel safe
          </Heading>
          <ul className={styles.points}>
            {points.map(({ title, text, icon, tone }) => (
              <li key={title} className={styles.point}>
                <Blob icon={icon} tone={tone} />
                <div>
                  <Heading level={3}>{title}</Heading>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Band>
  )
}
