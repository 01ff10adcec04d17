import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql'
import { largestPage, type Page, usualPage } from './paginate.ts'

/** The arguments of every list that grows. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: usualPage, description: `How many at most, 1 to ${largestPage}.` })
  first!: number

  @Field(() => String, { nullable: true, description: 'The endCursor of the page before; the first page without.' })
  after?: string | null
}

@ObjectType('PageInfo', { description: 'Where a page ends.' })
class PageInfo {
  @Field(() => String, { nullable: true, description: 'Cursor of the last record; null for an empty page.' })
  endCursor!: string | null

  @Field(() => Boolean, { description: 'Whether there are more behind it.' })
  hasNextPage!: boolean
}

/**
 * The GraphQL type of a page of records.
 * @param name name of the type of one record
 * @param records what they are, such as `activities`
 */
export function connectionOf<Node extends object>(node: ClassType<Node>, name: string, records: string) {
  @ObjectType(`${name}Edge`, { description: `One of the ${records}, and its place in the list.` })
  class Edge {
    @Field(() => String, { description: 'Its place: `after` it comes the next page.' })
    cursor!: string

    @Field(() => node, { description: 'The record.' })
    node!: Node
  }

  @ObjectType(`${name}Connection`, { description: `A page of the ${records}.` })
  class Connection implements Page<Node> {
    @Field(() => [Edge], { description: `The ${records} of this page, in their order.` })
    edges!: Edge[]

    @Field(() => PageInfo, { description: 'Where the page ends.' })
    pageInfo!: PageInfo

    countAll!: () => PromiseLike<number>

    @Field(() => Int, { description: 'How many there are on all pages together.' })
    totalCount(): PromiseLike<number> {
      return this.countAll()
    }
  }
  return Connection
}
