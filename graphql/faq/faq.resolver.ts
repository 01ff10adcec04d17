import { Ctx, Query, Resolver } from 'type-graphql'
import type { Context } from '#graphql/platform/context.ts'
import { listFaq } from './faq.service.ts'
import { FaqEntry } from './faqEntry.model.ts'

@Resolver()
export class FaqResolver {
  @Query(() => [FaqEntry], { description: 'The published questions, in order.' })
  faq(@Ctx() context: Context) {
    return listFaq(context)
  }
}
