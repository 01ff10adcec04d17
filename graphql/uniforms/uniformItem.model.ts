import { Field, Int, ObjectType } from 'type-graphql'
import { NumberedRow, VersionedRow } from '#graphql/data/model.ts'
import { int, maybe, text, withFields, yes } from '#graphql/platform/graphql/output.ts'

@ObjectType('UniformSize', { description: 'A size of an item.' })
export class UniformSize extends withFields(NumberedRow, {
  name: text('The size as it is called, such as 3-4.'),
  stock: maybe(int('Pieces that can be ordered; null where nobody counts.')),
}) {
  static override tableName = 'uniform_sizes'

  itemId!: number
  position!: number
}

@ObjectType('UniformItem', { description: 'Something of the uniform that can be ordered.' })
export class UniformItem extends withFields(VersionedRow, {
  name: text('What it is called.'),
  description: maybe(text('What it is, in a sentence.')),
  category: text('Kind of garment, such as Shirt.'),
  isActive: yes('Whether it can be ordered.'),
}) {
  static override tableName = 'uniform_items'
  static override entity = 'uniformItem'
  static override displayName = 'item'
  static override formColumns = ['priceCents']

  @Field(() => Int, { name: 'price', description: 'Price of one piece, in cents.' })
  priceCents!: number
}
