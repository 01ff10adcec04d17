import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import { User } from '#graphql/accounts/user.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { FamilyErasure } from './familyErasure.model.ts'
import { eraseFamily, previewErasure } from './familyErasure.service.ts'

const parentId = { description: 'Account of the parent.' }
const alsoErase = {
  nullable: true,
  description: 'Accounts of other guardians who are erased too; each of them was asked for. None unless given.',
}

const children = {
  description: 'Ids of the children whom the preview named. Where others would be erased now, nothing is.',
}

const mentions = {
  nullable: true,
  description: 'Mentions by others that are erased too, by their ids in the preview. None unless given.',
}

@Resolver()
export class PrivacyResolver {
  @Query(() => FamilyErasure, {
    description:
      'What erasing a parent and the children without another guardian would end, and what stays. For administrators. NOT_FOUND.',
  })
  familyErasure(
    @Ctx() context: Context,
    @Arg('parentId', () => Int, parentId) id: number,
    @Arg('alsoErase', () => [Int], alsoErase) others?: number[],
  ) {
    return previewErasure(context, id, others ?? [])
  }

  @Mutation(() => User, {
    description:
      'Erases a parent and the children who have no other guardian: the account ends, personal details are emptied, records and files go. It cannot be undone. For administrators. NOT_FOUND, CONFLICT.',
  })
  eraseFamily(
    @Ctx() context: Context,
    @Arg('parentId', () => Int, parentId) id: number,
    @Arg('children', () => [Int], children) seen: number[],
    @Arg('alsoErase', () => [Int], alsoErase) others?: number[],
    @Arg('mentions', () => [String], mentions) ticked?: string[],
  ) {
    return eraseFamily(context, { parentId: id, children: seen, alsoErase: others ?? [], mentions: ticked ?? [] })
  }
}
