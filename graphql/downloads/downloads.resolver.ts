import { Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '#graphql/platform/context.ts'
import { input, inputTypes } from '#graphql/platform/graphql/input.ts'
import { CentreDocument, listDocuments, restoreDocument } from './downloads.service.ts'
import * as schemas from './downloads.schema.ts'

const inputs = inputTypes({
  DocumentNameInput: input('A downloadable document.', schemas.documentNameSchema, {
    name: 'Name in its URL, such as fee-structure-2024.',
  }),
})

@Resolver()
export class DownloadsResolver {
  @Query(() => [CentreDocument], {
    description: 'Downloadable documents, with the uploads that replace them. For administrators.',
  })
  centreDocuments(@Ctx() context: Context) {
    return listDocuments(context)
  }

  @Mutation(() => [CentreDocument], {
    description: "Removes a document's upload, so that it is generated from the data again.",
  })
  restoreDocument(@Ctx() context: Context, @inputs.DocumentNameInput { name }: schemas.DocumentNameInput) {
    return restoreDocument(context, name)
  }
}
