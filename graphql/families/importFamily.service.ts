import { User } from '#graphql/accounts/user.model.ts'
import { createUserWithoutPassword } from '#graphql/users/users.service.ts'
import { Child } from '#graphql/children/child.model.ts'
import { createChild } from '#graphql/children/children.service.ts'
import { sameChildren } from '#graphql/children/sameChild.service.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { mayManageRelationships } from './families.policy.ts'
import type { ImportFamilyInput } from './families.schema.ts'
import { linkParentToChild } from './relationships.service.ts'

type Parent = Pick<ImportFamilyInput, 'parentFirstName' | 'parentLastName' | 'parentEmail' | 'parentPhone'>

/**
 * The account with the parent's address, or a new one without a password. An unconfirmed account is not linked, since
 * somebody else could have registered it: its owner has to confirm the address first.
 */
async function parentOf(context: Context, lastName: string, parent: Parent): Promise<User | null> {
  const { parentEmail: email, parentFirstName, parentLastName, parentPhone } = parent
  if (!email) return null
  const known = await User.query(context.db).findOne({ email }).whereNull('deletedAt')
  if (known?.emailVerifiedAt) return known
  if (known) {
    const message = `The e-mail address of the account ${email} has not been confirmed yet. Link it by hand once you know whose it is.`
    throw new AppError('CONFLICT', message, { existingId: known.id, fields: { parentEmail: message } })
  }
  return createUserWithoutPassword(context, {
    email,
    firstName: parentFirstName ?? 'Parent',
    lastName: parentLastName ?? lastName,
    phoneNumber: parentPhone ?? null,
  })
}

/** @throws AppError CONFLICT if the child is already here, so that a list can be imported twice */
async function assertNotImported(context: Context, input: ImportFamilyInput) {
  const [there] = await sameChildren(context, input)
  if (!there || input.anotherChild) return
  throw new AppError('CONFLICT', `${there.firstName} ${there.lastName} is already enrolled.`, { existingId: there.id })
}

/** @throws AppError CONFLICT for a child who is already enrolled, a full class, or an unconfirmed account */
export async function importFamily(context: Context, input: ImportFamilyInput): Promise<Child> {
  authorise(context, mayManageRelationships)
  return transaction(context, { action: 'importFamily', input, model: Child }, async (inner) => {
    const { parentFirstName, parentLastName, parentEmail, parentPhone, relationshipType, ...values } = input
    await assertNotImported(inner, input)
    const parent = await parentOf(inner, values.lastName, { parentFirstName, parentLastName, parentEmail, parentPhone })
    const child = await createChild(inner, {
      ...values,
      emergencyContact: values.emergencyContact ?? (parent ? `${parent.firstName} ${parent.lastName}` : null),
      emergencyContactPhone: values.emergencyContactPhone ?? parentPhone ?? null,
    })
    if (parent) await linkParentToChild(inner, { parentId: parent.id, childId: child.id, relationshipType })
    return child
  })
}
