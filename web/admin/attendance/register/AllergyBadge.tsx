import { TriangleAlert } from 'lucide-react'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { long } from './AllergyBadge.css.ts'

/** What a child must not get or meet, whole: a cut text could leave out the one that matters. */
export function AllergyBadge({ allergies }: { allergies: string }) {
  return (
    <span className={allergies.length > 36 ? long : undefined}>
      <Badge tone="danger" icon={TriangleAlert} wrap>
        {allergies}
      </Badge>
    </span>
  )
}
