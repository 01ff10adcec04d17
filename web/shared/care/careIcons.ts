import {
  Annoyed,
  Baby,
  Eye,
  Frown,
  Laugh,
  type LucideIcon,
  Meh,
  Milk,
  MoonStar,
  NotebookPen,
  Package,
  Shirt,
  Smile,
  Sun,
  Toilet,
  Utensils,
} from 'lucide-react'
import type { CareKind } from '#graphql/care/care.rules.ts'

export const kindIcons: Record<CareKind, LucideIcon> = {
  meal: Utensils,
  bottle: Milk,
  sleep: MoonStar,
  sleep_check: Eye,
  nappy: Baby,
  potty: Toilet,
  clothes: Shirt,
  sunscreen: Sun,
  mood: Smile,
  note: NotebookPen,
  supplies: Package,
}

/** From sad to happy. */
export const moodIcons: Record<number, LucideIcon> = { 1: Frown, 2: Annoyed, 3: Meh, 4: Smile, 5: Laugh }
