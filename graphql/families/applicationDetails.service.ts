import { User } from '#graphql/accounts/user.model.ts'
import type { Context } from '#graphql/platform/context.ts'

interface ApplicationDetails {
  parentName: string
  phone: string
  address: string
}

/** What the application that became this child said about the parent with this e-mail address. */
export const applicationOf = (
  { db }: Context,
  email: string,
  childId: number,
): Promise<ApplicationDetails | undefined> =>
  db('applications').where({ email, childId }).orderBy('id', 'desc').first('parent_name', 'phone', 'address')

/** Fills the profile of a parent with what their application said, where it has nothing yet, so that nobody types it twice. */
export async function carryOverDetails(context: Context, parent: Pick<User, 'id' | 'email'>, childId: number) {
  const said = await applicationOf(context, parent.email, childId)
  if (!said) return
  const user = await User.query(context.db).findById(parent.id).throwIfNotFound()
  await User.query(context.db)
    .findById(parent.id)
    .patch({ phoneNumber: user.phoneNumber || said.phone, homeAddress: user.homeAddress || said.address })
}
