import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import type { TestApp } from '#tests/setup/server.ts'

interface Families {
  parent: { id: number; childId: number }
  otherParent: { id: number; childId: number }
}

/** A catalogue and an order of each family. */
export async function addUniforms({ db }: TestApp, families: Families) {
  const items = ['Sun hat', 'Winter coat'].map((name, index) => ({
    name,
    category: 'Hat',
    priceCents: 9_500,
    isActive: index === 0,
  }))
  const [hat, coat]: { id: number }[] = await db('uniform_items').insert(items).returning('id')
  await db('uniform_sizes').insert(
    [hat, coat].map((item) => ({ itemId: item?.id, name: 'One size', position: 0, stock: 100_000 })),
  )
  for (const { id, childId } of Object.values(families)) {
    const order = {
      childId,
      orderedBy: id,
      totalCents: 9_500,
      orderDate: todayInJohannesburg(),
      note: `For ${childId}`,
    }
    const [{ id: orderId }] = await db('uniform_orders').insert(order).returning('id')
    const line = { orderId, itemId: hat?.id, name: 'Sun hat', size: 'One size', quantity: 1, priceCents: 9_500 }
    await db('uniform_order_lines').insert(line)
    await db('uniform_order_events').insert({ orderId, authorId: id, toStatus: 'pending' })
  }
}

/** An event that both families help at, and some that parents do not see. */
export async function addVolunteering({ db }: TestApp, families: Families) {
  const startDate = addDays(todayInJohannesburg(), 20)
  const event = {
    className: 'All Classes',
    startDate,
    startTime: '08:00',
    volunteersNeeded: 400,
    notes: 'Ask for R 50',
  }
  const [{ id: requestId }] = await db('volunteer_requests')
    .insert([
      { ...event, eventTitle: 'Garden day' },
      { ...event, eventTitle: 'Called off', status: 'cancelled' },
      { ...event, eventTitle: 'Over', startDate: addDays(startDate, -40) },
      { ...event, eventTitle: 'Deleted', deletedAt: db.fn.now() },
    ])
    .returning('id')
  await db('volunteer_signups').insert(
    Object.entries(families).map(([name, { id, childId }]) => ({
      requestId,
      parentId: id,
      childId,
      specialSkills: `Skills of ${name}`,
    })),
  )
}
