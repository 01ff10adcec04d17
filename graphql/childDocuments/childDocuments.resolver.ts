import { Ctx, Mutation, Resolver } from 'type-graphql'
import { PersonField } from '#graphql/accounts/personField.ts'
import { Child } from '#graphql/children/child.model.ts'
import { ShownField } from '#graphql/data/shownField.ts'
import { IdArg } from '#graphql/platform/graphql/args.ts'
import type { Context } from '#graphql/platform/context.ts'
import { ChildDocument } from './childDocument.model.ts'
import * as documents from './childDocuments.service.ts'

const documentId = 'Id of the document.'

@Resolver(() => ChildDocument)
@ShownField('isOwn', Boolean, documents.isOwnDocument, 'Whether you uploaded it.')
@PersonField('uploadedByName', ({ uploadedBy }: ChildDocument) => uploadedBy, 'uploaded it')
@ShownField(
  'isCurrent',
  Boolean,
  documents.countsAsCurrent,
  'Whether it is current: a newer one of its kind replaces it.',
)
export class ChildDocumentsResolver {
  @Mutation(() => ChildDocument, {
    description:
      'Deletes a document; administrators can restore it within 30 days. For administrators, and until it is checked for the person who handed it in. NOT_FOUND, CONFLICT.',
  })
  removeChildDocument(@Ctx() context: Context, @IdArg(documentId) id: number) {
    return documents.removeDocument(context, id)
  }

  @Mutation(() => ChildDocument, { description: 'Marks a document as checked. For administrators. NOT_FOUND.' })
  checkChildDocument(@Ctx() context: Context, @IdArg(documentId) id: number) {
    return documents.checkDocument(context, id)
  }

  @Mutation(() => ChildDocument, { description: 'Restores a deleted document. For administrators. NOT_FOUND.' })
  restoreChildDocument(@Ctx() context: Context, @IdArg(documentId) id: number) {
    return documents.restoreDocument(context, id)
  }
}

@Resolver(() => Child)
@ShownField(
  'documents',
  [ChildDocument],
  (context, { id }: Child) => documents.documentsOf(context, id),
  "The child's documents, newest first. For the child's parents and administrators.",
)
export class DocumentsOfChildResolver {}
