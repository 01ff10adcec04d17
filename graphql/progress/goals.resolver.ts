import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { Child } from '#graphql/children/child.model.ts'
import { visibleChild } from '#graphql/children/visible.service.ts'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg, VersionArg } from '#graphql/platform/graphql/args.ts'
import { Input } from '#graphql/platform/graphql/input.ts'
import { createGoal, deleteGoal, listGoals, restoreGoal, updateGoal, updateGoalProgress } from './goals.service.ts'
import { LearningGoal } from './learningGoal.model.ts'
import { goalsOf } from './ofChild.service.ts'
import {
  type CreateGoalInput,
  createGoalSchema,
  type GoalProgressInput,
  goalProgressSchema,
  type UpdateGoalInput,
  updateGoalSchema,
} from './progress.schema.ts'

const planned = {
  subject: 'language, mathematics, creative, social or physical.',
  title: 'What is to be learned.',
  description: 'How, in words.',
  targetDate: 'The day by which it is to be reached, yyyy-MM-dd.',
  difficulty: 'basic, intermediate or advanced.',
}
const progress = 'How far the child has come, 0 to 100 percent.'
const id = 'Number of the goal.'
const createFields = { childId: 'The child.', ...planned }
const updateFields = { id, ...planned, startDate: 'The day it began, yyyy-MM-dd.', progress }

@Resolver(() => LearningGoal)
export class GoalsResolver {
  @Query(() => [LearningGoal], { description: 'The goals of the enrolled children, the next target first. For staff.' })
  learningGoals(
    @Ctx() context: Context,
    @Arg('classId', () => Int, { nullable: true, description: 'The children of this class alone.' }) classId?: number,
  ) {
    return listGoals(context, classId)
  }

  @Mutation(() => LearningGoal, { description: 'Plans what a child is to learn, from today on. NOT_FOUND.' })
  createLearningGoal(
    @Ctx() context: Context,
    @Input('CreateLearningGoalInput', 'What a child is to learn, and until when.', createGoalSchema, createFields)
    input: CreateGoalInput,
  ) {
    return createGoal(context, input)
  }

  @Mutation(() => LearningGoal, { description: 'Changes a goal. NOT_FOUND, STALE.' })
  updateLearningGoal(
    @Ctx() context: Context,
    @Input('UpdateLearningGoalInput', 'What changes in a goal; what is left out stays.', updateGoalSchema, updateFields)
    input: UpdateGoalInput,
  ) {
    return updateGoal(context, input)
  }

  @Mutation(() => LearningGoal, { description: 'Says how far a child has come towards a goal. NOT_FOUND, STALE.' })
  updateGoalProgress(
    @Ctx() context: Context,
    @Input('GoalProgressInput', 'A goal, and how far the child has come.', goalProgressSchema, {
      id,
      progress,
    })
    input: GoalProgressInput,
  ) {
    return updateGoalProgress(context, input)
  }

  @Mutation(() => LearningGoal, { description: 'Hides a goal; it can be restored. NOT_FOUND, STALE.' })
  deleteLearningGoal(@Ctx() context: Context, @IdArg(id) goalId: number, @VersionArg() asOf?: number) {
    return deleteGoal(context, goalId, asOf)
  }

  @Mutation(() => LearningGoal, { description: 'Brings a deleted goal back. NOT_FOUND.' })
  restoreLearningGoal(@Ctx() context: Context, @IdArg(id) goalId: number) {
    return restoreGoal(context, goalId)
  }

  @FieldResolver(() => Child, { nullable: true, description: 'The child.' })
  child(@Root() goal: LearningGoal, @Ctx() context: Context) {
    return visibleChild(context, goal.childId)
  }
}

@Resolver(() => Child)
export class ChildGoalsResolver {
  @FieldResolver(() => [LearningGoal], {
    description: "What the child is to learn, the next target first. For the child's parents and staff.",
  })
  learningGoals(@Root() child: Child, @Ctx() context: Context) {
    return goalsOf(context, child.id)
  }
}
