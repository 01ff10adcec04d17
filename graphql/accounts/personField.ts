import { ShownField } from '#graphql/data/shownField.ts'
import type { Context } from '#graphql/platform/context.ts'
import { User } from './user.model.ts'

/**
 * Decorates a resolver class: its type has a field with the name of the person whose account a column holds, if any.
 * @param did what the person did, such as `uploaded it`
 */
export const PersonField = <From>(name: string, idOf: (from: From) => number | null, did: string) => {
  const read = async ({ loaders }: Context, from: From) => (await loaders.byId(User, idOf(from)))?.fullName()
  return ShownField(name, String, read, `First and last name of the person who ${did}.`, { nullable: true })
}
