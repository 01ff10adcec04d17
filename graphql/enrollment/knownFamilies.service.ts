import { Child } from '#graphql/children/child.model.ts'
import { rowsOf } from '#graphql/data/statement.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { groupBy } from '#graphql/values/groupBy.ts'
import { Application } from './application.model.ts'
import { maySeeApplications } from './enrollment.policy.ts'

/** For each application, the children of accounts with its e-mail address or phone number. */
const childrenOfSameFamily = `
  with parents as (
    select applications.id, applications.child_id, users.id as parent_id
    from applications
    join users on users.email = applications.email and users.deleted_at is null
    where applications.id = any(:ids)
    union
    select applications.id, applications.child_id, users.id
    from applications
    join users on normalised_phone(users.phone_number) = normalised_phone(applications.phone) and users.deleted_at is null
    where applications.id = any(:ids)
  )
  select distinct parents.id as "applicationId", children.id as "childId"
  from parents
  join guardianships using (parent_id)
  join children on children.id = guardianships.child_id and children.deleted_at is null
  where children.id is distinct from parents.child_id
  order by "childId"`

export const siblingsOf = (context: Context) =>
  context.loaders.batch<Child[]>('applications.siblings', async (ids) => {
    authorise(context, maySeeApplications)
    type Sibling = { applicationId: number; childId: number }
    const rows = await rowsOf<Sibling>(context.db, childrenOfSameFamily, { ids })
    const children = await Child.query(context.db).findByIds(rows.map(({ childId }) => childId))
    const childOf = new Map(children.map((child) => [child.id, child]))
    const found = groupBy(rows, ({ applicationId }) => applicationId)
    return ids.map((id) => (found.get(id) ?? []).flatMap(({ childId }) => childOf.get(childId) ?? []))
  })

export const applicationOfChild = (context: Context) =>
  context.loaders.batch<Application | null>('applications.child', async (childIds) => {
    authorise(context, maySeeApplications)
    const rows = await Application.query(context.db).whereIn('childId', childIds)
    const applicationOf = new Map(rows.map((row) => [row.childId, row]))
    return childIds.map((id) => applicationOf.get(id) ?? null)
  })
