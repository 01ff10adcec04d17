import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql'
import { many, maybe, one, output, text, withFields, yes } from '#graphql/platform/graphql/output.ts'
import { largestPage, type Page, usualPage } from './paginate.ts'

@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: usualPage, description: `How many at most, 1 to ${largestPage}.` })
  first!: number

  @Field(() => String, { nullable: true, description: 'The endCursor of the page before; the first page without.' })
  after?: string | null
}

const PageInfo = output('PageInfo', 'Where a page ends.', {
  endCursor: maybe(text('Cursor of the last record; null for an empty page.')),
  hasNextPage: yes('Whether there are more behind it.'),
})

/**
 * The GraphQL type of a page of records.
 * @param name name of the type of one record
 * @param records what they are, such as `activities`
 */
export function connectionOf<Node extends object>(node: ClassType<Node>, name: string, records: string) {
  const Edge = output(`${name}Edge`, `One of the ${records}, and its place in the list.`, {
    cursor: text('Its place: `after` it comes the next page.'),
    node: one(node, 'The record.'),
  })

  @ObjectType(`${name}Connection`, { description: `A page of the ${records}.` })
  class Connection
    extends withFields(Object, {
      edges: many(Edge, `The ${records} of this page, in their order.`),
      pageInfo: one(PageInfo, 'Where the page ends.'),
    })
    implements Page<Node>
  {
    countAll!: () => PromiseLike<number>

    @Field(() => Int, { description: 'How many there are on all pages together.' })
    totalCount(): PromiseLike<number> {
      return this.countAll()
    }
  }
  return Connection
}
