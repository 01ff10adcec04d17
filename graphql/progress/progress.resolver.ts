import { Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { Child } from '#graphql/children/child.model.ts'
import { ChildField } from '#graphql/children/childField.ts'
import { ShownField } from '#graphql/data/shownField.ts'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg, OnlyClassArg, VersionArg } from '#graphql/platform/graphql/args.ts'
import { changes, input, inputTypes, meaningsOf } from '#graphql/platform/graphql/input.ts'
import { AssessedClass, Assessment } from './assessment.model.ts'
import * as assessments from './assessments.service.ts'
import * as goals from './goals.service.ts'
import { LearningGoal } from './learningGoal.model.ts'
import { ChildMilestone } from './milestone.model.ts'
import { recordMilestonesSchema, type RecordMilestonesInput } from './milestones.schema.ts'
import { milestonesOf, recordMilestones } from './milestones.service.ts'
import { assessmentsOf, goalsOf, progressOf, staffNoteOf } from './ofChild.service.ts'
import { ChildProgress, LearningProgress } from './overview.model.ts'
import { readLearningProgress } from './overview.read.ts'
import { mostOfChild } from './progress.rules.ts'
import * as schema from './progress.schema.ts'

const assessmentId = 'Id of the assessment.'
const date = 'Date of observation, yyyy-MM-dd; not in the future.'
const assessed = {
  ...meaningsOf(Assessment),
  date,
  grade: 'excellent, good, developing or needs_support; derived from the percentage by default.',
  note: 'A note for staff.',
}
const planned = meaningsOf(LearningGoal)
const goalId = 'Id of the goal.'

const inputs = inputTypes({
  AssessmentInput: input('Observation of a child in one area on one day.', schema.assessmentSchema, assessed),
  AssessClassInput: input("Each child's level in one area on one day.", schema.assessClassSchema, {
    ...assessed,
    entries: {
      type: 'AssessClassEntryInput',
      description: 'One for each child, at most 200.',
      fields: assessed,
    },
  }),
  UpdateAssessmentInput: changes('an assessment', schema.updateAssessmentSchema, { ...assessed, id: assessmentId }),
  CreateLearningGoalInput: input('A learning goal and its target date.', schema.createGoalSchema, planned),
  UpdateLearningGoalInput: changes('a goal', schema.updateGoalSchema, { ...planned, id: goalId }),
  GoalProgressInput: input("A goal and the child's progress.", schema.goalProgressSchema, {
    ...planned,
    id: goalId,
  }),
  RecordMilestonesInput: input('Milestones observed on one day.', recordMilestonesSchema, {
    childId: 'The child.',
    observedOn: date,
    entries: {
      type: 'MilestoneEntryInput',
      description: 'One for each milestone that changes.',
      fields: { milestone: 'Key of the milestone.', state: 'reached, emerging or not_yet; null clears it.' },
    },
  }),
})

@Resolver(() => Assessment)
@ShownField('note', String, staffNoteOf, 'A note for staff; null for everyone else.', { nullable: true })
export class AssessmentsResolver {
  @Query(() => LearningProgress, {
    description:
      "The children's progress in the development areas. For administrators; teachers see their own classes.",
  })
  learningProgress(@Ctx() context: Context, @OnlyClassArg() classId?: number) {
    return readLearningProgress(context, classId)
  }

  @Mutation(() => Assessment, {
    description: 'Records an assessment. NOT_FOUND, CONFLICT when the child was assessed in that area on that day.',
  })
  recordAssessment(@Ctx() context: Context, @inputs.AssessmentInput input: schema.AssessmentInput) {
    return assessments.recordAssessment(context, input)
  }

  @Mutation(() => AssessedClass, {
    description: 'Assesses several children in one area, all or none. NOT_FOUND, CONFLICT when one already was.',
  })
  assessClass(@Ctx() context: Context, @inputs.AssessClassInput input: schema.AssessClassInput) {
    return assessments.assessClass(context, input)
  }

  @Mutation(() => Assessment, { description: 'Changes an assessment. NOT_FOUND, STALE, CONFLICT.' })
  updateAssessment(@Ctx() context: Context, @inputs.UpdateAssessmentInput input: schema.UpdateAssessmentInput) {
    return assessments.updateAssessment(context, input)
  }

  @Mutation(() => Assessment, { description: 'Deletes an assessment, which can be restored. NOT_FOUND, STALE.' })
  deleteAssessment(@Ctx() context: Context, @IdArg(assessmentId) id: number, @VersionArg() asOf?: number) {
    return assessments.assessmentRemoval.remove(context, id, asOf)
  }

  @Mutation(() => Assessment, { description: 'Restores a deleted assessment. NOT_FOUND, CONFLICT.' })
  restoreAssessment(@Ctx() context: Context, @IdArg(assessmentId) id: number) {
    return assessments.assessmentRemoval.restore(context, id)
  }
}

@Resolver(() => LearningGoal)
@ChildField()
export class GoalsResolver {
  @Query(() => [LearningGoal], {
    description: 'Goals of enrolled children, next target first. For administrators; teachers see their own classes.',
  })
  learningGoals(@Ctx() context: Context, @OnlyClassArg() classId?: number) {
    return goals.listGoals(context, classId)
  }

  @Mutation(() => LearningGoal, { description: 'Creates a learning goal, starting today. NOT_FOUND, CONFLICT.' })
  createLearningGoal(@Ctx() context: Context, @inputs.CreateLearningGoalInput input: schema.CreateGoalInput) {
    return goals.createGoal(context, input)
  }

  @Mutation(() => LearningGoal, { description: 'Changes a goal. NOT_FOUND, STALE.' })
  updateLearningGoal(@Ctx() context: Context, @inputs.UpdateLearningGoalInput input: schema.UpdateGoalInput) {
    return goals.updateGoal(context, input)
  }

  @Mutation(() => LearningGoal, { description: "Updates a child's progress towards a goal. NOT_FOUND, STALE." })
  updateGoalProgress(@Ctx() context: Context, @inputs.GoalProgressInput input: schema.GoalProgressInput) {
    return goals.updateGoalProgress(context, input)
  }

  @Mutation(() => LearningGoal, { description: 'Deletes a goal, which can be restored. NOT_FOUND, STALE.' })
  deleteLearningGoal(@Ctx() context: Context, @IdArg(goalId) id: number, @VersionArg() asOf?: number) {
    return goals.goalRemoval.remove(context, id, asOf)
  }

  @Mutation(() => LearningGoal, { description: 'Restores a deleted goal. NOT_FOUND.' })
  restoreLearningGoal(@Ctx() context: Context, @IdArg(goalId) id: number) {
    return goals.goalRemoval.restore(context, id)
  }
}

@Resolver(() => Child)
@ShownField(
  'milestones',
  [ChildMilestone],
  milestonesOf,
  "The milestones of the child's age and of the one before it, by area. For the child's parents, its teachers and administrators.",
)
@ShownField(
  'progress',
  ChildProgress,
  progressOf,
  "The child's progress. For the child's parents, its teachers and administrators.",
)
@ShownField(
  'assessments',
  [Assessment],
  (context, { id }: Child) => assessmentsOf(context, id),
  "The child's assessments, latest first. For the child's parents, its teachers and administrators.",
  { rows: mostOfChild.assessments / 2 },
)
@ShownField(
  'learningGoals',
  [LearningGoal],
  (context, { id }: Child) => goalsOf(context, id),
  "Learning goals, next target first. For the child's parents, its teachers and administrators.",
)
export class ChildProgressResolver {
  @Mutation(() => Child, {
    description: 'Records milestones of a child, all or none; the last record of a milestone wins. NOT_FOUND.',
  })
  recordMilestones(@Ctx() context: Context, @inputs.RecordMilestonesInput input: RecordMilestonesInput) {
    return recordMilestones(context, input)
  }
}
