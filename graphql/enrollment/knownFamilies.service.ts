import { User } from '#graphql/accounts/user.model.ts'
import { Child } from '#graphql/children/child.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { normalisePhone } from '#graphql/values/phone.ts'
import { Application } from './application.model.ts'
import { maySeeApplications } from './enrollment.policy.ts'

/** Numbers of the accounts of guardians that have the e-mail address or the phone number of an application. */
async function guardianMatcher({ db }: Context) {
  const guardians = await User.query(db)
    .whereIn('id', db('guardianships').select('parent_id'))
    .whereNull('deletedAt')
    .select('id', 'email', 'phoneNumber')
  const known = guardians.map(({ id, email, phoneNumber }) => ({
    id,
    address: email.toLowerCase(),
    number: normalisePhone(phoneNumber ?? ''),
  }))
  return ({ email, phone }: Application) => {
    const [wanted, typed] = [normalisePhone(phone), email.toLowerCase()]
    return known
      .filter(({ address, number }) => address === typed || (number !== null && number === wanted))
      .map(({ id }) => id)
  }
}

/** Children here whose guardian has the e-mail address or the phone number of these applications. For administrators. */
export const siblingsOf = (context: Context) =>
  context.loaders.batch<Child[]>('applications.siblings', async (applicationIds) => {
    authorise(context, maySeeApplications)
    const applications = await Application.query(context.db).findByIds([...applicationIds])
    const matching = await guardianMatcher(context)
    const wanted = new Map(applications.map((application) => [application.id, new Set(matching(application))]))
    const parentIds = [...new Set([...wanted.values()].flatMap((ids) => [...ids]))]
    const children = (await Child.query(context.db)
      .join('guardianships', 'guardianships.childId', 'children.id')
      .whereIn('guardianships.parentId', parentIds)
      .whereNull('children.deletedAt')
      .orderBy('children.id')
      .select('children.*', 'guardianships.parentId')) as (Child & { parentId: number })[]
    return applicationIds.map((id) => {
      const own = applications.find((application) => application.id === id)?.childId
      const found = children.filter((child) => wanted.get(id)?.has(child.parentId) && child.id !== own)
      return found.filter((child, index) => found.findIndex((other) => other.id === child.id) === index)
    })
  })

/** The applications that became these children; null for a child that was entered in another way. For administrators. */
export const applicationOfChild = (context: Context) =>
  context.loaders.batch<Application | null>('applications.child', async (childIds) => {
    authorise(context, maySeeApplications)
    const rows = await Application.query(context.db).whereIn('childId', [...childIds])
    return childIds.map((id) => rows.find(({ childId }) => childId === id) ?? null)
  })
