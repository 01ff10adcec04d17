import { Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql'
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

  @Mutation(() => ChildDocument, {
    description: 'Restores a deleted document. For administrators. NOT_FOUND.',
  })
  restoreChildDocument(@Ctx() context: Context, @IdArg(documentId) id: number) {
    return documents.restoreDocument(context, id)
  }

  @FieldResolver(() => Boolean, { description: 'Whether it is current: a newer one of its kind replaces it.' })
  isCurrent(@Root() document: ChildDocument, @Ctx() context: Context) {
    return documents.countsAsCurrent(context, document)
  }
}

@Resolver(() => Child)
export class DocumentsOfChildResolver {
  @FieldResolver(() => [ChildDocument], {
    description: "The child's documents, newest first. For the child's parents and administrators.",
  })
  documents(@Root() child: Child, @Ctx() context: Context) {
    return documents.documentsOf(context, child.id)
  }
}
