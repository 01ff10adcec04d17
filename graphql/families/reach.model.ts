import { int, many, maybe, output, text, texts } from '#graphql/platform/graphql/output.ts'

export const ReachedParent = output(
  'ReachedParent',
  'A parent with an account, and the children because of whom they are written to.',
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
  'A child of whom no parent has an account: somebody has to call.',
  {
    childId: int('The child.'),
    name: text('First and last name of the child.'),
    contact: maybe(text('Whom to call.')),
    phone: maybe(text('Phone number for an emergency.')),
  },
)
export type UnreachedChild = InstanceType<typeof UnreachedChild>

export const FamilyReach = output(
  'FamilyReach',
  'Whom something reaches that is for all families, or for those of a class.',
  {
    parents: many(ReachedParent, 'The parents with an account, by name.'),
    unreached: many(UnreachedChild, 'The children of whom no parent has one, by name.'),
  },
)
export type FamilyReach = InstanceType<typeof FamilyReach>
