import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql'
import { many, maybe, one, output, text, withFields, yes } from '#graphql/platform/graphql/output.ts'
import { largestPage, type Page, usualPage } from './paginate.ts'

@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: usualPage, description: `Maximum number, 1 to ${largestPage}.` })
  first!: number

  @Field(() => String, { nullable: true, description: 'endCursor of the previous page; omit for the first.' })
  after?: string | null
}

const PageInfo = output('PageInfo', 'Pagination details.', {
  endCursor: maybe(text('Cursor of the last record; null for an empty page.')),
  hasNextPage: yes('Whether there is a next page.'),
})

/**
 * The GraphQL type of a page of records.
 * @param name name of the type of one record
 * @param records what they are, such as `activities`
 */
export function connectionOf<Node extends object>(node: ClassType<Node>, name: string, records: string) {
  const Edge = output(`${name}Edge`, `One of the ${records}, with its cursor.`, {
    cursor: text('Cursor, for `after`.'),
    node: one(node, 'The record.'),
  })

  @ObjectType(`${name}Connection`, { description: `A page of the ${records}.` })
  class Connection
    extends withFields(Object, {
      edges: many(Edge, `The ${records} on this page, in order.`),
      pageInfo: one(PageInfo, 'Pagination details.'),
    })
    implements Page<Node>
  {
    countAll!: () => PromiseLike<number>

    @Field(() => Int, { description: 'Total on all pages.' })
    totalCount(): PromiseLike<number> {
      return this.countAll()
    }
  }
  return Connection
}
