import { Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg, OptionalArg } from '#graphql/platform/graphql/args.ts'
import { input, inputTypes, meaningsOf } from '#graphql/platform/graphql/input.ts'
import * as schemas from './faq.schema.ts'
import { faqRemoval, listFaq, listFaqEntries, moveFaqEntry, saveFaqEntry } from './faq.service.ts'
import { FaqEntry } from './faqEntry.model.ts'

const entryId = 'Id of the entry.'

const inputs = inputTypes({
  FaqInput: input('A question and its answer; no id for a new one.', schemas.faqSchema, {
    ...meaningsOf(FaqEntry),
    id: 'The entry to change; omitted for a new one.',
  }),
})

@Resolver()
export class FaqResolver {
  @Query(() => [FaqEntry], { description: 'The published questions, in order.' })
  faq(@Ctx() context: Context) {
    return listFaq(context)
  }

  @Query(() => [FaqEntry], { description: 'Every question, published or not, in order. For administrators.' })
  faqEntries(@Ctx() context: Context) {
    return listFaqEntries(context)
  }

  @Mutation(() => FaqEntry, { description: 'Adds or changes a question. NOT_FOUND, STALE.' })
  saveFaqEntry(@Ctx() context: Context, @inputs.FaqInput input: schemas.FaqInput) {
    return saveFaqEntry(context, input)
  }

  @Mutation(() => FaqEntry, { description: 'Moves a question before another one. NOT_FOUND.' })
  moveFaqEntry(
    @Ctx() context: Context,
    @IdArg(entryId) id: number,
    @OptionalArg('beforeId', Int, 'The question to move it before; null for the end.') beforeId?: number,
  ) {
    return moveFaqEntry(context, id, beforeId ?? null)
  }

  @Mutation(() => FaqEntry, { description: 'Deletes a question. NOT_FOUND.' })
  deleteFaqEntry(@Ctx() context: Context, @IdArg(entryId) id: number) {
    return faqRemoval.remove(context, id)
  }

  @Mutation(() => FaqEntry, { description: 'Restores a question. NOT_FOUND.' })
  restoreFaqEntry(@Ctx() context: Context, @IdArg(entryId) id: number) {
    return faqRemoval.restore(context, id)
  }
}
