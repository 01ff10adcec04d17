import { Field, Int, ObjectType } from 'type-graphql'
import { NumberedRow, VersionedRow } from '#graphql/data/model.ts'

@ObjectType('UniformSize', { description: 'A size of an item.' })
export class UniformSize extends NumberedRow {
  static override tableName = 'uniform_sizes'

  @Field(() => String, { description: 'The size as it is called, such as 3-4.' })
  name!: string

  @Field(() => Int, { nullable: true, description: 'Pieces that can be ordered; null where nobody counts.' })
  stock!: number | null

  itemId!: number
  position!: number
}

/** Something of the uniform that can be ordered. One that is no longer offered stays, for the orders that hold it. */
@ObjectType('UniformItem', { description: 'Something of the uniform that can be ordered.' })
export class UniformItem extends VersionedRow {
  static override tableName = 'uniform_items'
  static override entity = 'uniformItem'
  static override displayName = 'item'
  static override formColumns = ['priceCents']

  @Field(() => String, { description: 'What it is called.' })
  name!: string

  @Field(() => String, { nullable: true, description: 'What it is, in a sentence.' })
  description!: string | null

  @Field(() => Int, { name: 'price', description: 'Price of one piece, in cents.' })
  priceCents!: number

  @Field(() => String, { description: 'Kind of garment, such as Shirt.' })
  category!: string

  @Field(() => Boolean, { description: 'Whether it can be ordered.' })
  isActive!: boolean
}
