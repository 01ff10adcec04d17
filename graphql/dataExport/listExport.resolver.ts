import { Ctx, Mutation, Resolver } from 'type-graphql'
import type { Context } from '#graphql/platform/context.ts'
import { input, inputTypes } from '#graphql/platform/graphql/input.ts'
import { type ListExportInput, listExportSchema } from './listExport.schema.ts'
import { recordListExport } from './dataExport.service.ts'

const inputs = inputTypes({
  ListExportInput: input('A list exported as a file.', listExportSchema, {
    list: 'students, applications or volunteers.',
    rows: 'Number of rows.',
  }),
})

@Resolver()
export class ListExportResolver {
  @Mutation(() => Boolean, {
    description:
      'Records that a list with personal details is about to be saved as a file. Always true. For administrators. FRESH_AUTHENTICATION_REQUIRED.',
  })
  recordListExport(@Ctx() context: Context, @inputs.ListExportInput input: ListExportInput) {
    return recordListExport(context, input)
  }
}
