import { BookOpen, GraduationCap, type LucideIcon, ShieldCheck, Utensils } from 'lucide-react'
import { useId } from 'react'
import { Blob, type Companion } from '#web/ui/Blob/Blob.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { classes } from '#web/ui/layout.ts'
import { Band, BandHead } from '../parts/Band.tsx'
import { large } from '../parts/parts.css.ts'
import * as styles from './home.css.ts'

const features: { title: string; text: string; icon: LucideIcon; tone: Companion }[] = [
  {
    title: 'Safe and secure',
    text: 'Every arrival and departure recorded, allergies known to every teacher.',
    icon: ShieldCheck,
    tone: 'teal',
  },
  {
    title: 'Qualified teachers',
    text: '10+ qualified staff, and small groups: 1:3, 1:5 and 1:8.',
    icon: GraduationCap,
    tone: 'sky',
  },
  { title: 'Meals included', text: 'Cooked meals and healthy snacks every day.', icon: Utensils, tone: 'leaf' },
  {
    title: 'CAPS-aligned',
    text: 'A curriculum that makes the step to school an easy one.',
    icon: BookOpen,
    tone: 'marigold',
  },
]

export function WhyChooseUs({ name }: { name: string }) {
  const id = useId()
  return (
    <Band labelledBy={id}>
      <BandHead id={id} title={`Why families choose ${name}`} />
      <ul className={styles.whyChooseUsList}>
        {features.map(({ title, text, icon, tone }) => (
          <li key={title} className={classes(large, styles.whyChooseUsItem)}>
            <Blob icon={icon} tone={tone} size="large" />
            <Heading level={3}>{title}</Heading>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  )
}
