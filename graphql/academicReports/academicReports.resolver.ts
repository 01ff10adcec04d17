import { Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import { Child } from '#graphql/children/child.model.ts'
import { visibleChild } from '#graphql/children/visible.service.ts'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg, VersionArg } from '#graphql/platform/graphql/args.ts'
import { Input } from '#graphql/platform/graphql/input.ts'
import { Opening } from '#graphql/reportCards/reportCard.model.ts'
import { AcademicReport, ReportAnalytics } from './academicReport.model.ts'
import {
  type AcademicReportChange,
  academicReportChangeSchema,
  type AcademicReportInput,
  academicReportSchema,
} from './academicReports.schema.ts'
import {
  createAcademicReport,
  deleteAcademicReport,
  listAcademicReports,
  listRemovedAcademicReports,
  restoreAcademicReport,
  updateAcademicReport,
} from './academicReports.service.ts'
import { readReportAnalytics } from './analytics.service.ts'
import {
  academicReportOpenings,
  academicReportsOf,
  isAcademicReportNew,
  openAcademicReport,
  readAcademicReport,
} from './reading.service.ts'
import { sendAcademicReport } from './sending.service.ts'

const reportId = 'Number of the report.'
const ownFields = {
  title: 'Title.',
  type: 'progress, behavioural, academic, development or special.',
  content: 'What it says, in plain text.',
  writtenOn: 'The day that it is dated, yyyy-MM-dd; today unless given.',
}
const reportFields = { ...ownFields, childId: 'The child.' }

@Resolver(() => AcademicReport)
export class AcademicReportsResolver {
  @Query(() => [AcademicReport], { description: 'Every report on enrolled children, the latest first. For staff.' })
  academicReports(@Ctx() context: Context) {
    return listAcademicReports(context)
  }

  @Query(() => [AcademicReport], {
    description: 'The reports that were deleted and can be restored, the last one first. For staff.',
  })
  removedAcademicReports(@Ctx() context: Context) {
    return listRemovedAcademicReports(context)
  }

  @Query(() => AcademicReport, {
    description: 'One report, for staff and, once it was sent, the parents of the child. NOT_FOUND.',
  })
  academicReport(@Ctx() context: Context, @IdArg(reportId) id: number) {
    return readAcademicReport(context, id)
  }

  @Query(() => ReportAnalytics, { description: 'How many reports there are by type, class and month. For staff.' })
  reportAnalytics(@Ctx() context: Context) {
    return readReportAnalytics(context)
  }

  @Mutation(() => AcademicReport, { description: 'Writes a report, which is completed at once. NOT_FOUND.' })
  createAcademicReport(
    @Ctx() context: Context,
    @Input('AcademicReportInput', 'A new report about a child.', academicReportSchema, reportFields)
    input: AcademicReportInput,
  ) {
    return createAcademicReport(context, input)
  }

  @Mutation(() => AcademicReport, { description: 'Changes a report; what is left out stays. NOT_FOUND, STALE.' })
  updateAcademicReport(
    @Ctx() context: Context,
    @IdArg(reportId) id: number,
    @Input(
      'AcademicReportChangeInput',
      'What changes in a report; what is left out stays.',
      academicReportChangeSchema,
      ownFields,
    )
    input: AcademicReportChange,
  ) {
    return updateAcademicReport(context, id, input)
  }

  @Mutation(() => AcademicReport, {
    description: 'Mails a report to everybody linked to the child, who see it from then on. CONFLICT where nobody is.',
  })
  sendAcademicReport(@Ctx() context: Context, @IdArg(reportId) id: number) {
    return sendAcademicReport(context, id)
  }

  @Mutation(() => AcademicReport, { description: 'Hides a report; it is kept and can be restored. STALE.' })
  deleteAcademicReport(@Ctx() context: Context, @IdArg(reportId) id: number, @VersionArg() asOf?: number) {
    return deleteAcademicReport(context, id, asOf)
  }

  @Mutation(() => AcademicReport, { description: 'Brings a deleted report back. NOT_FOUND.' })
  restoreAcademicReport(@Ctx() context: Context, @IdArg(reportId) id: number) {
    return restoreAcademicReport(context, id)
  }

  @Mutation(() => AcademicReport, { description: 'Keeps that whoever asks looked at the report. NOT_FOUND.' })
  openAcademicReport(@Ctx() context: Context, @IdArg(reportId) id: number) {
    return openAcademicReport(context, id)
  }

  @FieldResolver(() => Child, { nullable: true, description: 'The child.' })
  child(@Root() report: AcademicReport, @Ctx() context: Context) {
    return visibleChild(context, report.childId)
  }

  @FieldResolver(() => [Opening], { description: 'Who of the family looked at it, the first one first. For staff.' })
  openings(@Root() report: AcademicReport, @Ctx() context: Context) {
    return academicReportOpenings(context, report)
  }

  @FieldResolver(() => Boolean, { description: 'Whether whoever asks has not looked at it yet.' })
  isNew(@Root() report: AcademicReport, @Ctx() context: Context) {
    return isAcademicReportNew(context, report)
  }
}

@Resolver(() => Child)
export class ChildAcademicReportsResolver {
  @FieldResolver(() => [AcademicReport], {
    description: 'The reports on it, the latest first; for its parents those that were sent.',
  })
  academicReports(@Root() child: Child, @Ctx() context: Context) {
    return academicReportsOf(context, child.id)
  }
}
