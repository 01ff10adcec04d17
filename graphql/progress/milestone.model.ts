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

export const ChildMilestone = output('ChildMilestone', "A milestone for a child's age, and the child's progress.", {
  key: text('Milestone key.'),
  area: text<Area>('literacy, numeracy, social, motor or creative.'),
  fromMonths: int('First month of its age range.'),
  toMonths: int('Last month of it.'),
  text: text('Description.'),
  state: maybe(text<MilestoneState>('reached, emerging or not_yet; null if not assessed yet.')),
  observedOn: maybe(day('Date of observation.')),
})
export type ChildMilestone = InstanceType<typeof ChildMilestone>
