import { Row } from '#graphql/data/model.ts'
import { day, int, maybe, output, text } from '#graphql/platform/graphql/output.ts'
import type { MilestoneState } from './milestones.rules.ts'
import type { Area } from './progress.rules.ts'

export class MilestoneObservation extends Row {
  static override tableName = 'milestone_observations'
  static override entity = 'milestoneObservation'
  static override displayName = 'milestone'
  static override auditedColumns = ['milestone', 'state']

  childId!: number
  /** A key of the milestones in the rules. */
  milestone!: string
  state!: MilestoneState
  observedOn!: string
  recordedBy!: number | null
  version!: number
  updatedAt!: string
}

export const ChildMilestone = output(
  'ChildMilestone',
  "A milestone of a child's age, and how far the child is with it.",
  {
    key: text('Names the milestone.'),
    area: text<Area>('literacy, numeracy, social, motor or creative.'),
    fromMonths: int('First month of the age it belongs to.'),
    toMonths: int('Last month of that age.'),
    text: text('What can be seen.'),
    state: maybe(text<MilestoneState>('reached, emerging or not_yet; null until somebody has looked.')),
    observedOn: maybe(day('The day on which that was seen.')),
  },
)
export type ChildMilestone = InstanceType<typeof ChildMilestone>
