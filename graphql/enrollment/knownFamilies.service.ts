import { Child } from '#graphql/children/child.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { Application } from './application.model.ts'
import { maySeeApplications } from './enrollment.policy.ts'

/** The last nine digits, so that 082 555 0143 and +27 82 555 0143 are one number. */
const digits = (column: string) => `right(regexp_replace(coalesce(${column}, ''), '\\D', '', 'g'), 9)`

/** Children here whose guardian has the e-mail address or the phone number of these applications. For administrators. */
export const siblingsOf = (context: Context) =>
  context.loaders.batch<Child[]>('applications.siblings', async (applicationIds) => {
    authorise(context, maySeeApplications)
    const rows = (await Child.query(context.db)
      .join('guardianships', 'guardianships.childId', 'children.id')
      .join('users', 'users.id', 'guardianships.parentId')
      .join('applications', (on) =>
        on
          .on('applications.email', 'users.email')
          .orOn(context.db.raw(`${digits('applications.phone')} = ${digits('users.phone_number')}`)),
      )
      .whereIn('applications.id', [...applicationIds])
      .whereNull('children.deletedAt')
      .whereNull('users.deletedAt')
      .whereRaw('children.id is distinct from applications.child_id')
      .orderBy('children.id')
      .distinct('children.*', 'applications.id as applicationId')) as (Child & { applicationId: number })[]
    return applicationIds.map((id) => rows.filter(({ applicationId }) => applicationId === id))
  })

/** The applications that became these children; null for a child that was entered in another way. For administrators. */
export const applicationOfChild = (context: Context) =>
  context.loaders.batch<Application | null>('applications.child', async (childIds) => {
    authorise(context, maySeeApplications)
    const rows = await Application.query(context.db).whereIn('childId', [...childIds])
    return childIds.map((id) => rows.find(({ childId }) => childId === id) ?? null)
  })
