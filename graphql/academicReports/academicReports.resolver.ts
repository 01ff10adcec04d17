import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { Child } from '#graphql/children/child.model.ts'
import { ChildField } from '#graphql/children/childField.ts'
import { PageArgs } from '#graphql/data/connection.model.ts'
import { ShownField } from '#graphql/data/shownField.ts'
import type { Context } from '#graphql/platform/context.ts'
import { FilterArg, IdArg, SearchArg, VersionArg } from '#graphql/platform/graphql/args.ts'
import { changes, input, inputTypes, meaningsOf } from '#graphql/platform/graphql/input.ts'
import { OpeningFields } from '#graphql/reportCards/openingFields.ts'
import { deleted, openPublished, publishedOf, readPublished } from '#graphql/reportCards/publication.service.ts'
import { AcademicReport, AcademicReportConnection, ReportAnalytics } from './academicReport.model.ts'
import type { ReportType } from './academicReports.rules.ts'
import * as schema from './academicReports.schema.ts'
import * as reports from './academicReports.service.ts'
import { readReportAnalytics } from './analytics.service.ts'
import { ReportTemplate, StandardReportTemplate } from './reportTemplate.model.ts'
import * as templates from './templates.service.ts'

const types = 'progress, behavioural, academic, development or special'
const reportId = 'Id of the report.'
const reportFields = { ...meaningsOf(AcademicReport), writtenOn: 'Date of the report, yyyy-MM-dd; today by default.' }
const templateId = 'Id of the template.'
const templateFields = { ...meaningsOf(ReportTemplate), type: `${types}.` }

const inputs = inputTypes({
  AcademicReportInput: input('A new report about a child.', schema.academicReportSchema, reportFields),
  AcademicReportChangeInput: changes('a report', schema.academicReportChangeSchema, reportFields),
  ReportTemplateInput: input('A new template for reports.', schema.reportTemplateSchema, templateFields),
  ReportTemplateChangeInput: changes('a template', schema.reportTemplateChangeSchema, templateFields),
})

@Resolver(() => AcademicReport)
@ChildField()
@OpeningFields(reports.academicReports)
export class AcademicReportsResolver {
  @Query(() => AcademicReportConnection, {
    description: 'Reports on enrolled children, latest first, paginated. For administrators.',
  })
  academicReports(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @FilterArg('type', types, schema.type) type?: ReportType,
    @SearchArg("the title or of the child's name") search?: string,
  ) {
    return reports.listAcademicReports(context, page, { type, search })
  }

  @Query(() => AcademicReportConnection, {
    description: 'Deleted reports, which can be restored, latest first, paginated. For administrators.',
  })
  removedAcademicReports(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return deleted(context, reports.academicReports, page)
  }

  @Query(() => AcademicReport, {
    description: 'One report, for administrators and, once sent, the parents of the child. NOT_FOUND.',
  })
  academicReport(@Ctx() context: Context, @IdArg(reportId) id: number) {
    return readPublished(context, reports.academicReports, id)
  }

  @Query(() => ReportAnalytics, {
    description: 'Report counts by type, class and month. For administrators.',
  })
  reportAnalytics(@Ctx() context: Context) {
    return readReportAnalytics(context)
  }

  @Mutation(() => AcademicReport, { description: 'Creates a report, with status completed. NOT_FOUND.' })
  createAcademicReport(@Ctx() context: Context, @inputs.AcademicReportInput input: schema.AcademicReportInput) {
    return reports.createAcademicReport(context, input)
  }

  @Mutation(() => AcademicReport, { description: 'Changes a report; omitted fields are kept. NOT_FOUND, STALE.' })
  updateAcademicReport(
    @Ctx() context: Context,
    @IdArg(reportId) id: number,
    @inputs.AcademicReportChangeInput input: schema.AcademicReportChange,
  ) {
    return reports.updateAcademicReport(context, id, input)
  }

  @Mutation(() => AcademicReport, {
    description:
      "E-mails a report to the child's guardians, who can then see it. NOT_FOUND, CONFLICT if there are none.",
  })
  sendAcademicReport(@Ctx() context: Context, @IdArg(reportId) id: number) {
    return reports.sendAcademicReport(context, id)
  }

  @Mutation(() => AcademicReport, {
    description: 'Deletes a report, for parents too; it can be restored. NOT_FOUND, STALE.',
  })
  deleteAcademicReport(@Ctx() context: Context, @IdArg(reportId) id: number, @VersionArg() asOf?: number) {
    return reports.reportRemoval.remove(context, id, asOf)
  }

  @Mutation(() => AcademicReport, { description: 'Restores a deleted report. NOT_FOUND.' })
  restoreAcademicReport(@Ctx() context: Context, @IdArg(reportId) id: number) {
    return reports.reportRemoval.restore(context, id)
  }

  @Mutation(() => AcademicReport, {
    description: 'Records the first time a parent opened the report. NOT_FOUND.',
  })
  openAcademicReport(@Ctx() context: Context, @IdArg(reportId) id: number) {
    return openPublished(context, reports.academicReports, id)
  }

  @Query(() => [StandardReportTemplate], { description: 'Standard templates. For administrators.' })
  standardReportTemplates(@Ctx() context: Context) {
    return templates.listStandardTemplates(context)
  }

  @Query(() => [ReportTemplate], { description: 'Custom templates, by name. For administrators.' })
  reportTemplates(@Ctx() context: Context) {
    return templates.listReportTemplates(context)
  }

  @Mutation(() => ReportTemplate, { description: 'Adds a custom template.' })
  createReportTemplate(@Ctx() context: Context, @inputs.ReportTemplateInput input: schema.ReportTemplateInput) {
    return templates.createReportTemplate(context, input)
  }

  @Mutation(() => ReportTemplate, { description: 'Changes a custom template. NOT_FOUND, STALE.' })
  updateReportTemplate(
    @Ctx() context: Context,
    @IdArg(templateId) id: number,
    @inputs.ReportTemplateChangeInput input: schema.ReportTemplateChange,
  ) {
    return templates.updateReportTemplate(context, id, input)
  }

  @Mutation(() => ReportTemplate, { description: 'Deletes a template, which can be restored. NOT_FOUND.' })
  deleteReportTemplate(@Ctx() context: Context, @IdArg(templateId) id: number) {
    return templates.templateRemoval.remove(context, id)
  }

  @Mutation(() => ReportTemplate, { description: 'Restores a deleted template. NOT_FOUND.' })
  restoreReportTemplate(@Ctx() context: Context, @IdArg(templateId) id: number) {
    return templates.templateRemoval.restore(context, id)
  }
}

@Resolver(() => Child)
@ShownField(
  'academicReports',
  [AcademicReport],
  (context, { id }: Child) => publishedOf(context, reports.academicReports, id),
  'Academic reports, latest first; for parents only those sent.',
)
export class ChildAcademicReportsResolver {}
