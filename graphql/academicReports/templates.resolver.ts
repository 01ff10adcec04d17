import { Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg } from '#graphql/platform/graphql/args.ts'
import { Input } from '#graphql/platform/graphql/input.ts'
import {
  type ReportTemplateChange,
  reportTemplateChangeSchema,
  type ReportTemplateInput,
  reportTemplateSchema,
} from './academicReports.schema.ts'
import { ReportTemplate, StandardReportTemplate } from './reportTemplate.model.ts'
import {
  createReportTemplate,
  deleteReportTemplate,
  listReportTemplates,
  listStandardTemplates,
  restoreReportTemplate,
  updateReportTemplate,
} from './templates.service.ts'

const templateId = 'Number of the template.'
const templateFields = {
  name: 'Name.',
  type: 'progress, behavioural, academic, development or special.',
  content: 'The text; {child} stands for the first name of the child.',
}
const changeFields = {
  ...templateFields,
}

@Resolver()
export class ReportTemplatesResolver {
  @Query(() => [StandardReportTemplate], { description: 'The templates that every centre has. For staff.' })
  standardReportTemplates(@Ctx() context: Context) {
    return listStandardTemplates(context)
  }

  @Query(() => [ReportTemplate], { description: "The centre's own templates, by name. For staff." })
  reportTemplates(@Ctx() context: Context) {
    return listReportTemplates(context)
  }

  @Mutation(() => ReportTemplate, { description: "Adds a template of the centre's own." })
  createReportTemplate(
    @Ctx() context: Context,
    @Input('ReportTemplateInput', 'A new template for reports.', reportTemplateSchema, templateFields)
    input: ReportTemplateInput,
  ) {
    return createReportTemplate(context, input)
  }

  @Mutation(() => ReportTemplate, { description: "Changes a template of the centre's own. NOT_FOUND, STALE." })
  updateReportTemplate(
    @Ctx() context: Context,
    @IdArg(templateId) id: number,
    @Input(
      'ReportTemplateChangeInput',
      'What changes in a template; what is left out stays.',
      reportTemplateChangeSchema,
      changeFields,
    )
    input: ReportTemplateChange,
  ) {
    return updateReportTemplate(context, id, input)
  }

  @Mutation(() => ReportTemplate, { description: 'Hides a template; it is kept and can be restored. NOT_FOUND.' })
  deleteReportTemplate(@Ctx() context: Context, @IdArg(templateId) id: number) {
    return deleteReportTemplate(context, id)
  }

  @Mutation(() => ReportTemplate, { description: 'Brings a deleted template back. NOT_FOUND.' })
  restoreReportTemplate(@Ctx() context: Context, @IdArg(templateId) id: number) {
    return restoreReportTemplate(context, id)
  }
}
