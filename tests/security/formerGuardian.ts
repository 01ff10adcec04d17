import { removeRelationship } from '#graphql/families/relationships.service.ts'
import type { World } from './people.ts'

/** Somebody who was a guardian in two families, and left traces there, until an administrator unlinked them just now. */
export async function addFormerGuardian(world: World) {
  const { db } = world.server
  const { children, accounts, today } = world
  const parentId = accounts.formerGuardian.id
  const families = [children.parent, children.otherParent]
  const links: { id: number }[] = await db('guardianships')
    .insert(families.map((childId) => ({ childId, parentId })))
    .returning('id')
  const { id: requestId } = await db('volunteer_requests').where({ eventTitle: 'Garden day' }).first('id')
  const specialSkills = 'Skills of formerGuardian'
  await db('volunteer_signups').insert({ requestId, parentId, childId: children.parent, specialSkills })
  const order = { childId: children.parent, orderedBy: parentId, totalCents: 100, orderDate: today }
  await db('uniform_orders').insert({ ...order, note: 'Ordered by a former guardian' })
  for (const { id } of links) await removeRelationship(await world.contextOf('admin'), id)
}
