import { CircleCheck, Clock, type LucideIcon, Star, ThumbsUp, TrendingUp, TriangleAlert } from 'lucide-react'
import { type Area, areaLabels, type GoalStatus, type Grade, gradeLabels } from '#graphql/progress/progress.rules.ts'
import { Badge, type BadgeTone } from '#web/ui/Badge/Badge.tsx'

export const inPercent = (value: number | null) => (value === null ? 'Not assessed yet' : `${value}%`)

export const areaLabel = (area: string) => areaLabels[area as Area] ?? area

const gradeLooks: Record<Grade, { tone: BadgeTone; icon: LucideIcon }> = {
  excellent: { tone: 'good', icon: Star },
  good: { tone: 'info', icon: ThumbsUp },
  developing: { tone: 'warning', icon: TrendingUp },
  needs_support: { tone: 'danger', icon: TriangleAlert },
}

/** The grade of a child in an area, in a word. */
export function GradeBadge({ grade }: { grade: string }) {
  const { tone, icon } = gradeLooks[grade as Grade]
  return (
    <Badge tone={tone} icon={icon}>
      {gradeLabels[grade as Grade]}
    </Badge>
  )
}

const statusLooks: Record<GoalStatus, { tone: BadgeTone; icon: LucideIcon }> = {
  'on-track': { tone: 'good', icon: TrendingUp },
  behind: { tone: 'danger', icon: Clock },
  completed: { tone: 'info', icon: CircleCheck },
}

export const statusLabels: Record<GoalStatus, string> = {
  'on-track': 'On track',
  behind: 'Behind',
  completed: 'Completed',
}

/** The status of a goal: green, red and blue, as the specification has them. */
export function StatusBadge({ status }: { status: string }) {
  const { tone, icon } = statusLooks[status as GoalStatus]
  return (
    <Badge tone={tone} icon={icon}>
      {statusLabels[status as GoalStatus]}
    </Badge>
  )
}
