import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import { User } from '#graphql/accounts/user.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { FamilyErasure } from './familyErasure.model.ts'
import { eraseFamily, previewErasure } from './familyErasure.service.ts'

const parentId = { description: 'Account of one of the parents.' }

@Resolver()
export class PrivacyResolver {
  @Query(() => FamilyErasure, {
    description: 'What erasing the family of a parent would end, and what stays. For staff. NOT_FOUND.',
  })
  familyErasure(@Ctx() context: Context, @Arg('parentId', () => Int, parentId) id: number) {
    return previewErasure(context, id)
  }

  @Mutation(() => User, {
    description:
      'Erases the family of a parent: accounts end, personal details are emptied, records and files go. It cannot be undone. For staff. NOT_FOUND.',
  })
  eraseFamily(@Ctx() context: Context, @Arg('parentId', () => Int, parentId) id: number) {
    return eraseFamily(context, id)
  }
}
