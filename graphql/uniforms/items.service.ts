import { belonging } from '#graphql/children/belonging.service.ts'
import { audit } from '#graphql/data/audit.ts'
import { assertNotStale } from '#graphql/data/stale.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, notFound } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { parseAmount } from '#graphql/values/money.ts'
import { UniformItem, UniformSize } from './uniformItem.model.ts'
import { mayManageUniforms, maySeeCatalogue } from './uniforms.policy.ts'
import type { UniformItemChange, UniformItemInput, UniformStockInput } from './uniforms.schema.ts'

/** Every item, also those that can no longer be ordered, by category and name. For staff. */
export async function listUniformItems(context: Context): Promise<UniformItem[]> {
  authorise(context, mayManageUniforms)
  return UniformItem.query(context.db).orderBy(['category', 'name', 'id'])
}

/** What can be ordered, by category and name. */
export async function listCatalogue(context: Context): Promise<UniformItem[]> {
  const viewer = authorise(context, maySeeCatalogue)
  return UniformItem.query(context.db)
    .whereExists(belonging(context, viewer))
    .where({ isActive: true })
    .orderBy(['category', 'name', 'id'])
}

/** The sizes of these items in their order, one statement for all of them. */
export const sizesOf = (context: Context) =>
  context.loaders.many<UniformSize>(
    'uniforms.sizes',
    (itemIds) =>
      UniformSize.query(context.db)
        .whereIn('itemId', [...itemIds])
        .orderBy(['itemId', 'position', 'id']),
    ({ itemId }) => itemId,
  )

const centsOf = (price: string) => parseAmount(price) ?? 0

/** Sizes that stay keep their stock; orders keep the sizes that go. */
async function writeSizes(context: Context, itemId: number, names: string[]) {
  // orders lock sizes in this order too, so that neither waits for the other
  await context.db('uniform_sizes').where({ itemId }).orderBy('id').forUpdate().select('id')
  await context.db('uniform_sizes').where({ itemId }).whereNotIn('name', names).delete()
  await context
    .db('uniform_sizes')
    .insert(names.map((name, position) => ({ itemId, name, position })))
    .onConflict(['item_id', 'name'])
    .merge(['position'])
}

/** Adds something to the catalogue. */
export async function createUniformItem(context: Context, input: UniformItemInput): Promise<UniformItem> {
  authorise(context, mayManageUniforms)
  return transaction(context, { action: 'createUniformItem', input, model: UniformItem }, async (inner) => {
    const { price, sizes, ...values } = input
    const item = await UniformItem.query(inner.db).insertAndFetch({ ...values, priceCents: centsOf(price) })
    await writeSizes(inner, item.id, sizes)
    const after = { ...item.auditValues(), sizes }
    await audit(inner, { action: 'createUniformItem', entity: 'uniformItem', entityId: item.id, after })
    return item
  })
}

/** An item for a change: locked, so that of two changes at once the second sees the first. */
async function itemForChange(context: Context, id: number) {
  const item = await UniformItem.query(context.db).findById(id).forUpdate()
  if (!item) throw notFound('This item')
  return item
}

/**
 * Changes an item; one that is not active can no longer be ordered. Orders keep name and price as they were.
 * @throws AppError NOT_FOUND; STALE
 */
export async function updateUniformItem(context: Context, input: UniformItemChange): Promise<UniformItem> {
  authorise(context, mayManageUniforms)
  return transaction(context, { action: 'updateUniformItem', input, model: UniformItem }, async (inner) => {
    const { id, version, price, sizes, ...values } = input
    const before = await itemForChange(inner, id)
    assertNotStale(before, version)
    const item = await UniformItem.query(inner.db).patchAndFetchById(id, {
      ...values,
      ...(price === undefined ? {} : { priceCents: centsOf(price) }),
      version: before.version + 1,
      updatedAt: new Date().toISOString(),
    })
    if (sizes) await writeSizes(inner, id, sizes)
    await audit(inner, {
      action: 'updateUniformItem',
      entity: 'uniformItem',
      entityId: id,
      before: before.auditValues(),
      after: { ...item.auditValues(), ...(sizes ? { sizes } : {}) },
    })
    return item
  })
}

/**
 * Says how many pieces of each size are there.
 * @throws AppError NOT_FOUND; CONFLICT when pieces were ordered since somebody counted
 */
export async function setUniformStock(context: Context, input: UniformStockInput): Promise<UniformItem> {
  authorise(context, mayManageUniforms)
  return transaction(context, { action: 'setUniformStock', input, model: UniformItem }, async (inner) => {
    const item = await itemForChange(inner, input.itemId)
    const rows = await UniformSize.query(inner.db).where({ itemId: item.id }).orderBy('id').forUpdate()
    for (const { size, stock = null, counted } of input.sizes) {
      const row = rows.find(({ name }) => name === size)
      if (!row) throw notFound(`Size ${size}`)
      if (counted !== undefined && counted !== row.stock) {
        const now = row.stock === null ? 'is not counted' : `has ${row.stock} in stock`
        throw new AppError(
          'CONFLICT',
          `Somebody ordered or counted in the meantime: size ${size} ${now} now. Count again.`,
        )
      }
      await UniformSize.query(inner.db).patch({ stock }).where({ id: row.id })
    }
    const [before, after] = [{ sizes: rows.map((row) => row.auditValues()) }, { sizes: input.sizes }]
    await audit(inner, { action: 'setUniformStock', entity: 'uniformItem', entityId: item.id, before, after })
    return item
  })
}
