import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { Child } from '#graphql/children/child.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg, VersionArg } from '#graphql/platform/graphql/args.ts'
import { Input } from '#graphql/platform/graphql/input.ts'
import { AssessedClass, Assessment } from './assessment.model.ts'
import {
  assessClass,
  deleteAssessment,
  recordAssessment,
  restoreAssessment,
  updateAssessment,
} from './assessments.service.ts'
import { assessmentsOf, progressOf, staffNoteOf } from './ofChild.service.ts'
import { ChildProgress, LearningProgress } from './overview.model.ts'
import { readLearningProgress } from './overview.read.ts'
import {
  type AssessClassInput,
  assessClassSchema,
  type AssessmentInput,
  assessmentSchema,
  type UpdateAssessmentInput,
  updateAssessmentSchema,
} from './progress.schema.ts'

const assessed = {
  percent: 'How far the child has come, 0 to 100 percent.',
  grade: 'excellent, good, developing or needs_support; follows from the percentage unless given.',
  note: 'A note for staff.',
  parentNote: "What the child's parents are told.",
}
const seen = {
  area: 'literacy, numeracy, social, motor or creative.',
  date: 'The day it was seen, yyyy-MM-dd: not later than today.',
}
const childId = 'The child.'
const recordFields = { childId, ...seen, ...assessed }
const updateFields = { id: 'Number of the assessment.', ...seen, ...assessed }
const classFields = {
  ...seen,
  entries: {
    type: 'AssessClassEntryInput',
    description: 'One for each child, at most 200.',
    fields: { childId, ...assessed },
  },
}
const assessmentId = 'Number of the assessment.'

@Resolver(() => Assessment)
export class AssessmentsResolver {
  @Query(() => LearningProgress, { description: 'How the children stand in the development areas. For staff.' })
  learningProgress(
    @Ctx() context: Context,
    @Arg('classId', () => Int, { nullable: true, description: 'The children of this class alone.' }) classId?: number,
  ) {
    return readLearningProgress(context, classId)
  }

  @Mutation(() => Assessment, {
    description: 'Records an assessment. NOT_FOUND, CONFLICT when the child was assessed in that area on that day.',
  })
  recordAssessment(
    @Ctx() context: Context,
    @Input('AssessmentInput', 'What was seen of a child in one area on one day.', assessmentSchema, recordFields)
    input: AssessmentInput,
  ) {
    return recordAssessment(context, input)
  }

  @Mutation(() => AssessedClass, {
    description: 'Records one area of many children, all or none. NOT_FOUND, CONFLICT when one of them was assessed.',
  })
  assessClass(
    @Ctx() context: Context,
    @Input('AssessClassInput', 'One area and day, and the level of each child.', assessClassSchema, classFields)
    input: AssessClassInput,
  ) {
    return assessClass(context, input)
  }

  @Mutation(() => Assessment, { description: 'Changes an assessment. NOT_FOUND, STALE, CONFLICT.' })
  updateAssessment(
    @Ctx() context: Context,
    @Input(
      'UpdateAssessmentInput',
      'What changes in an assessment; what is left out stays.',
      updateAssessmentSchema,
      updateFields,
    )
    input: UpdateAssessmentInput,
  ) {
    return updateAssessment(context, input)
  }

  @Mutation(() => Assessment, { description: 'Hides an assessment; it can be restored. NOT_FOUND, STALE.' })
  deleteAssessment(@Ctx() context: Context, @IdArg(assessmentId) id: number, @VersionArg() asOf?: number) {
    return deleteAssessment(context, id, asOf)
  }

  @Mutation(() => Assessment, { description: 'Brings a deleted assessment back. NOT_FOUND, CONFLICT.' })
  restoreAssessment(@Ctx() context: Context, @IdArg(assessmentId) id: number) {
    return restoreAssessment(context, id)
  }

  @FieldResolver(() => String, { nullable: true, description: 'A note for staff; null for everyone else.' })
  note(@Root() assessment: Assessment, @Ctx() context: Context) {
    return staffNoteOf(context, assessment)
  }
}

@Resolver(() => Child)
export class ChildProgressResolver {
  @FieldResolver(() => ChildProgress, { description: "Where the child stands. For the child's parents and staff." })
  progress(@Root() child: Child, @Ctx() context: Context) {
    return progressOf(context, child)
  }

  @FieldResolver(() => [Assessment], {
    description: "The child's assessments, the last one first. For the child's parents and staff.",
  })
  assessments(@Root() child: Child, @Ctx() context: Context) {
    return assessmentsOf(context, child.id)
  }
}
