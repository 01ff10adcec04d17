import { Badge } from '#web/ui/Badge/Badge.tsx'

/** The class that something is for; null for all of them. */
export type ForClass = { name: string; program: { companion: string } | null } | null

const companions = ['marigold', 'coral', 'sky', 'leaf'] as const

export type ClassTone = (typeof companions)[number] | 'teal' | 'neutral'

/** The companion colour of a class; all classes together have the centre's own. */
export const toneOfClass = (forClass: ForClass): ClassTone => {
  if (!forClass) return 'teal'
  return companions.find((companion) => companion === forClass.program?.companion) ?? 'neutral'
}

export const allClasses = 'All classes'

/** Whom an activity is for, in the colour of the class. */
export function ClassBadge({ forClass }: { forClass: ForClass }) {
  return <Badge tone={toneOfClass(forClass)}>{forClass?.name ?? allClasses}</Badge>
}
