import { int, many, maybe, output, text, texts } from '#graphql/platform/graphql/output.ts'

export const ReachedParent = output(
  'ReachedParent',
  'A parent with an account, and the children that the message concerns.',
  {
    userId: int('Account.'),
    name: text('First and last name.'),
    phone: maybe(text('Phone number.')),
    children: texts('Names of the children.'),
  },
)
export type ReachedParent = InstanceType<typeof ReachedParent> & {
  firstName: string
  email: string
  childIds: number[]
}

export const UnreachedChild = output(
  'UnreachedChild',
  'A child none of whose parents has an account: the office has to call.',
  {
    childId: int('The child.'),
    name: text('First and last name of the child.'),
    contact: maybe(text('Emergency contact.')),
    phone: maybe(text('Emergency phone number.')),
  },
)
export type UnreachedChild = InstanceType<typeof UnreachedChild>

export const FamilyReach = output('FamilyReach', 'Who receives a message to all families or to those of a class.', {
  parents: many(ReachedParent, 'The parents with an account, by name.'),
  unreached: many(UnreachedChild, 'The children without a parent account, by name.'),
})
export type FamilyReach = InstanceType<typeof FamilyReach>
