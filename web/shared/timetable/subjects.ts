import {
  Apple,
  Blocks,
  BookOpen,
  Calculator,
  HeartHandshake,
  type LucideIcon,
  MoonStar,
  Music,
  Palette,
  PersonStanding,
  Sprout,
  TreePine,
  Utensils,
} from 'lucide-react'
import type { Subject } from '#graphql/timetables/timetables.rules.ts'

export type SubjectTone = 'sky' | 'leaf' | 'teal' | 'marigold' | 'coral' | 'neutral'

/** How each subject looks, the same everywhere. */
const looks: Record<Subject, { tone: SubjectTone; icon: LucideIcon }> = {
  'Literacy & Language': { tone: 'sky', icon: BookOpen },
  'Numeracy & Math': { tone: 'leaf', icon: Calculator },
  'Social & Emotional': { tone: 'teal', icon: HeartHandshake },
  'Motor Skills': { tone: 'marigold', icon: PersonStanding },
  'Creative Arts': { tone: 'coral', icon: Palette },
  'Life Skills': { tone: 'teal', icon: Sprout },
  'Story Time': { tone: 'sky', icon: BookOpen },
  'Outdoor Play': { tone: 'marigold', icon: TreePine },
  'Music & Movement': { tone: 'coral', icon: Music },
  Snack: { tone: 'neutral', icon: Apple },
  Lunch: { tone: 'neutral', icon: Utensils },
  Rest: { tone: 'neutral', icon: MoonStar },
}

const unknown = { tone: 'neutral', icon: Blocks } as const

export const lookOfSubject = (subject: string): { tone: SubjectTone; icon: LucideIcon } =>
  looks[subject as Subject] ?? unknown
