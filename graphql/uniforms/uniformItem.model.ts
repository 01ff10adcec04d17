import { ObjectType } from 'type-graphql'
import { NumberedRow, VersionedRow } from '#graphql/data/model.ts'
import { int, maybe, named, text, withFields, yes } from '#graphql/platform/graphql/output.ts'

@ObjectType('UniformSize', { description: 'A size of an item.' })
export class UniformSize extends withFields(NumberedRow, {
  name: text('Size, such as 3-4.'),
  stock: maybe(int('Items available; null if not counted.')),
}) {
  static override tableName = 'uniform_sizes'

  itemId!: number
  position!: number
}

@ObjectType('UniformItem', { description: 'A uniform item.' })
export class UniformItem extends withFields(VersionedRow, {
  name: text('Name.'),
  description: maybe(text('A short description.')),
  category: text('Kind of garment, such as Shirt.'),
  isActive: yes('Whether it can be ordered.'),
  priceCents: named('price', int('Unit price, in cents.')),
}) {
  static override tableName = 'uniform_items'
  static override entity = 'uniformItem'
  static override displayName = 'item'
  static override formColumns = ['priceCents']
}
