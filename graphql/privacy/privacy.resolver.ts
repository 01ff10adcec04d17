import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import { User } from '#graphql/accounts/user.model.ts'
import { OptionalArg } from '#graphql/platform/graphql/args.ts'
import type { Context } from '#graphql/platform/context.ts'
import { FamilyErasure } from './familyErasure.model.ts'
import { eraseFamily, previewErasure } from './familyErasure.service.ts'

const parentId = { description: 'Account of the parent.' }
const alsoErase = 'Accounts of other guardians to erase too, each explicitly chosen; none by default.'
const children = { description: 'Ids of the children named in the preview. If they have changed, nothing is erased.' }
const mentions = 'Ids, from the preview, of mentions by others to erase too; none by default.'

@Resolver()
export class PrivacyResolver {
  @Query(() => FamilyErasure, {
    description:
      'Preview of erasing a parent and the children without another guardian. For administrators. NOT_FOUND.',
  })
  familyErasure(
    @Ctx() context: Context,
    @Arg('parentId', () => Int, parentId) id: number,
    @OptionalArg('alsoErase', [Int], alsoErase) others?: number[],
  ) {
    return previewErasure(context, id, others ?? [])
  }

  @Mutation(() => User, {
    description:
      'Erases a parent and the children who have no other guardian: account, personal details, records and files. Cannot be undone. For administrators. NOT_FOUND, CONFLICT.',
  })
  eraseFamily(
    @Ctx() context: Context,
    @Arg('parentId', () => Int, parentId) id: number,
    @Arg('children', () => [Int], children) seen: number[],
    @OptionalArg('alsoErase', [Int], alsoErase) others?: number[],
    @OptionalArg('mentions', [String], mentions) ticked?: string[],
  ) {
    return eraseFamily(context, { parentId: id, children: seen, alsoErase: others ?? [], mentions: ticked ?? [] })
  }
}
