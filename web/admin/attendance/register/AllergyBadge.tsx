import { TriangleAlert } from 'lucide-react'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { shortAllergy } from './rows.ts'

/** What a child must not get or meet, in few words; all that is known of it as its title. */
export function AllergyBadge({ allergies }: { allergies: string }) {
  return (
    <span title={allergies}>
      <Badge tone="danger" icon={TriangleAlert} wrap>
        {shortAllergy(allergies)}
      </Badge>
    </span>
  )
}
