import { Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql'
import { Child } from '#graphql/children/child.model.ts'
import { IdArg } from '#graphql/platform/graphql/args.ts'
import type { Context } from '#graphql/platform/context.ts'
import { ChildDocument } from './childDocument.model.ts'
import {
  checkDocument,
  countsAsCurrent,
  documentsOf,
  isOwnDocument,
  nameOfUploader,
  removeDocument,
  restoreDocument,
} from './childDocuments.service.ts'

const documentId = 'Number of the document.'

@Resolver(() => ChildDocument)
export class ChildDocumentsResolver {
  @Mutation(() => ChildDocument, {
    description:
      'Takes a document away; staff can bring it back for 30 days. For staff, and for who handed it in until it is checked. NOT_FOUND, CONFLICT.',
  })
  removeChildDocument(@Ctx() context: Context, @IdArg(documentId) id: number) {
    return removeDocument(context, id)
  }

  @Mutation(() => ChildDocument, { description: 'Says that staff have checked a document. For staff. NOT_FOUND.' })
  checkChildDocument(@Ctx() context: Context, @IdArg(documentId) id: number) {
    return checkDocument(context, id)
  }

  @Mutation(() => ChildDocument, { description: 'Brings a document back that was taken away. For staff. NOT_FOUND.' })
  restoreChildDocument(@Ctx() context: Context, @IdArg(documentId) id: number) {
    return restoreDocument(context, id)
  }

  @FieldResolver(() => Boolean, { description: 'Whether it counts: a newer document of its kind takes its place.' })
  isCurrent(@Root() document: ChildDocument, @Ctx() context: Context) {
    return countsAsCurrent(context, document)
  }

  @FieldResolver(() => Boolean, { description: 'Whether you handed it in.' })
  isOwn(@Root() document: ChildDocument, @Ctx() context: Context) {
    return isOwnDocument(context, document)
  }

  @FieldResolver(() => String, { nullable: true, description: 'First and last name of whoever uploaded it.' })
  uploadedByName(@Root() document: ChildDocument, @Ctx() context: Context) {
    return nameOfUploader(context, document)
  }
}

@Resolver(() => Child)
export class DocumentsOfChildResolver {
  @FieldResolver(() => [ChildDocument], {
    description: "Papers of the child, the newest first. For the child's parents and staff.",
  })
  documents(@Root() child: Child, @Ctx() context: Context) {
    return documentsOf(context, child.id)
  }
}
