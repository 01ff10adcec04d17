import { belonging } from '#graphql/children/belonging.service.ts'
import { audit } from '#graphql/data/audit.ts'
import { lockRow } from '#graphql/data/findRow.ts'
import { lockRows } from '#graphql/data/lockOrder.ts'
import { createRow, editRow } from '#graphql/data/rows.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { conflict, notFound } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { parseAmount } from '#graphql/values/money.ts'
import { UniformItem, UniformSize } from './uniformItem.model.ts'
import { mayManageUniforms, maySeeCatalogue } from './uniforms.policy.ts'
import type { UniformItemChange, UniformItemInput, UniformStockInput } from './uniforms.schema.ts'

export async function listUniformItems(context: Context): Promise<UniformItem[]> {
  authorise(context, mayManageUniforms)
  return UniformItem.query(context.db).orderBy(['category', 'name', 'id'])
}

/** Nothing for somebody who has only registered. */
export async function listCatalogue(context: Context): Promise<UniformItem[]> {
  const viewer = authorise(context, maySeeCatalogue)
  return UniformItem.query(context.db)
    .whereExists(belonging(context, viewer))
    .where({ isActive: true })
    .orderBy(['category', 'name', 'id'])
}

export const sizesOf = ({ loaders }: Context) => loaders.ofParent(UniformSize, 'itemId', 'item_id, position, id')

const centsOf = (price: string) => parseAmount(price) ?? 0

/** Sizes that stay keep their stock; orders keep the sizes that go. */
async function writeSizes(context: Context, itemId: number, names: string[]) {
  await lockRows(context, UniformSize, (rows) => rows.where({ itemId }))
  await context.db('uniform_sizes').where({ itemId }).whereNotIn('name', names).delete()
  await context
    .db('uniform_sizes')
    .insert(names.map((name, position) => ({ itemId, name, position })))
    .onConflict(['item_id', 'name'])
    .merge(['position'])
}

export async function createUniformItem(context: Context, input: UniformItemInput): Promise<UniformItem> {
  authorise(context, mayManageUniforms)
  const { price, sizes, ...values } = input
  const creation = { action: 'createUniformItem', input, details: { sizes } }
  return createRow(context, UniformItem, creation, { ...values, priceCents: centsOf(price) }, (item, inner) =>
    writeSizes(inner, item.id, sizes),
  )
}

/** Orders have the name and price of their day. */
export async function updateUniformItem(context: Context, input: UniformItemChange): Promise<UniformItem> {
  authorise(context, mayManageUniforms)
  const { id, version, price, sizes, ...values } = input
  const change = { action: 'updateUniformItem', id, version, input, details: sizes && { sizes } }
  const priced = price === undefined ? values : { ...values, priceCents: centsOf(price) }
  return editRow(context, UniformItem, change, priced, (_item, _before, inner) => sizes && writeSizes(inner, id, sizes))
}

export async function setUniformStock(context: Context, input: UniformStockInput): Promise<UniformItem> {
  authorise(context, mayManageUniforms)
  return transaction(context, { action: 'setUniformStock', input, model: UniformItem }, async (inner) => {
    const item = await lockRow(inner, UniformItem, input.itemId)
    const rows = await lockRows(inner, UniformSize, (sizes) => sizes.where({ itemId: item.id }))
    for (const { size, stock = null, counted } of input.sizes) {
      const row = rows.find(({ name }) => name === size)
      if (!row) throw notFound(`Size ${size}`)
      if (counted !== undefined && counted !== row.stock) {
        const there = row.stock === null ? 'is not counted' : `has ${row.stock} in stock`
        throw conflict(`The stock has changed in the meantime: size ${size} ${there} now. Please count again.`)
      }
      await UniformSize.query(inner.db).patch({ stock }).where({ id: row.id })
    }
    const [before, after] = [{ sizes: rows.map((row) => row.auditValues()) }, { sizes: input.sizes }]
    await audit(inner, { action: 'setUniformStock', entity: UniformItem.entity, entityId: item.id, before, after })
    return item
  })
}
