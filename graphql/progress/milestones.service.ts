import { Child } from '#graphql/children/child.model.ts'
import { type ChildRows, readOfChild } from '#graphql/children/ofChild.read.ts'
import { asRow } from '#graphql/data/asRow.ts'
import { ofTaught } from '#graphql/data/classScope.ts'
import { lockRow } from '#graphql/data/findRow.ts'
import { createRows, deleteRows, editRows } from '#graphql/data/rows.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { fieldError } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { type ChildMilestone, MilestoneObservation } from './milestone.model.ts'
import { bandsOn } from './milestones.rules.ts'
import type { RecordMilestonesInput } from './milestones.schema.ts'
import { milestones } from './milestoneStatements.rules.ts'
import { mayAssess, maySeeProgress } from './progress.policy.ts'

const observations: ChildRows<MilestoneObservation> = {
  policy: maySeeProgress,
  forTeachers: true,
  name: 'milestones',
  rows: ({ db }) => db('milestone_observations').whereRaw('child_id = children.id').orderBy('id'),
  parse: asRow(MilestoneObservation),
}

/** The milestones of a child's age today and of the age before it; nothing was observed of another family's child. */
export async function milestonesOf(context: Context, { id, dateOfBirth }: Child): Promise<ChildMilestone[]> {
  const known = new Map((await readOfChild(context, id, observations)).map((row) => [row.milestone, row]))
  const shown = bandsOn(dateOfBirth, todayInJohannesburg()).map(({ fromMonths }) => fromMonths)
  return milestones
    .filter(({ fromMonths }) => shown.includes(fromMonths))
    .map((milestone) => {
      const { state = null, observedOn = null } = known.get(milestone.key) ?? {}
      return { ...milestone, state, observedOn }
    })
}

/**
 * Records several milestones of a child, all or none, and clears those without a state. What somebody else recorded of
 * the same milestone before gives way, and stays in the audit log.
 */
export async function recordMilestones(context: Context, input: RecordMilestonesInput): Promise<Child> {
  const viewer = authorise(context, mayAssess)
  const { childId, observedOn, entries } = input
  const keys = new Set(entries.map(({ milestone }) => milestone))
  if (keys.size < entries.length) throw fieldError('entries', 'A milestone appears twice in this list.')
  const request = { action: 'recordMilestones', input, model: Child, scope: ofTaught(context, viewer, 'id') }
  return transaction(context, request, async (inner) => {
    // the child is locked, so that of two who record the same milestone first the second changes it
    const child = await lockRow(inner, Child, childId, ofTaught(inner, viewer, 'id'))
    const cleared = entries.flatMap(({ milestone, state }) => (state === null ? [milestone] : []))
    await deleteRows(inner, MilestoneObservation, 'recordMilestones', (rows) =>
      rows.where({ childId }).whereIn('milestone', cleared),
    )
    const states = new Map(entries.flatMap(({ milestone, state }) => (state === null ? [] : [[milestone, state]])))
    const before = await editRows(
      inner,
      MilestoneObservation,
      'recordMilestones',
      (rows) => rows.where({ childId }).whereIn('milestone', [...states.keys()]),
      ({ milestone }) => ({ state: states.get(milestone), observedOn, recordedBy: viewer.id }),
    )
    for (const { milestone } of before) states.delete(milestone)
    const added = [...states].map(([milestone, state]) => ({
      childId,
      milestone,
      state,
      observedOn,
      recordedBy: viewer.id,
    }))
    await createRows(inner, MilestoneObservation, 'recordMilestones', added)
    return child
  })
}
