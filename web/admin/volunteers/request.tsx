import { CircleCheck, CircleX, HandHeart } from 'lucide-react'
import type { RequestStatus, SignupStatus } from '#graphql/volunteers/volunteers.rules.ts'
import { requestStatusLabels, signupStatusLabels } from '#graphql/volunteers/volunteers.rules.ts'
import { count } from '#web/admin/shared/format.ts'
import { Badge, type BadgeTone } from '#web/ui/Badge/Badge.tsx'
import type { VolunteerRequestsQuery } from './volunteers.generated.ts'

export type VolunteerRequest = VolunteerRequestsQuery['volunteerRequests']['edges'][number]['node']

const looks = {
  active: { tone: 'info', icon: HandHeart },
  completed: { tone: 'good', icon: CircleCheck },
  cancelled: { tone: 'neutral', icon: CircleX },
} as const

export function RequestBadge({ status }: { status: string }) {
  const known = status as RequestStatus
  return (
    <Badge tone={looks[known].tone} icon={looks[known].icon}>
      {requestStatusLabels[known]}
    </Badge>
  )
}

const signupTones: Record<SignupStatus, BadgeTone> = {
  pending: 'warning',
  confirmed: 'good',
  declined: 'neutral',
  withdrawn: 'neutral',
}

export function SignupBadge({ status }: { status: string }) {
  const known = status as SignupStatus
  return <Badge tone={signupTones[known]}>{signupStatusLabels[known]}</Badge>
}

export const placesLeft = ({
  volunteersNeeded,
  placesTaken,
}: Pick<VolunteerRequest, 'volunteersNeeded' | 'placesTaken'>) => Math.max(0, volunteersNeeded - placesTaken)

/** "4 of 6, 2 places left"; what is over or cancelled has no places left to give. */
export const formatPlaces = (request: Pick<VolunteerRequest, 'volunteersNeeded' | 'placesTaken' | 'status'>) => {
  const left = placesLeft(request)
  const taken = `${request.placesTaken} of ${request.volunteersNeeded}`
  if (request.status !== 'active') return taken
  return `${taken}, ${left === 0 ? 'full' : `${count(left, 'place')} left`}`
}
