import { type QueryBuilder, raw } from 'objection'
import * as z from 'zod/mini'
import { fieldError } from '#graphql/platform/errors.ts'
import { wholeBetween } from '#graphql/platform/fields.schema.ts'
import { parse } from '#graphql/platform/parse.ts'
import type { Row } from './model.ts'

export const largestPage = 200
export const usualPage = 50

const sizeMessage = `Please request 1 to ${largestPage} rows.`
const size = () => wholeBetween(1, largestPage, sizeMessage)

const pageSchema = z.object({ first: size(), after: z.nullish(z.string()) })
export type PageRequest = z.output<typeof pageSchema>

/** `?limit=&after=` of a REST list. Without either the list is answered whole, as documented. */
export const listQuerySchema = z.object({
  limit: z.optional(size()).register(z.globalRegistry, {
    description: `Answers a page of so many records, 1 to ${largestPage}; the whole list without.`,
  }),
  after: z
    .optional(z.string('Please send the cursor of the header Link.'))
    .register(z.globalRegistry, { description: 'Where the page begins, from the header Link of the one before.' }),
})

/** The page that is requested of a REST list; null for the whole list. */
export const requestedPage = ({ limit, after }: z.output<typeof listQuerySchema>): PageRequest | null =>
  limit === undefined && after === undefined ? null : { first: limit ?? usualPage, after }

/** What a list is sorted by: columns that are never null, the last of them unique, all in one direction. */
export interface PageOrder {
  /** Names of columns, with their tables where the query joins others. */
  columns: readonly string[]
  descending?: boolean
}

export const latestFirst = (column: string): PageOrder => ({ columns: [column, 'id'], descending: true })

/** The order of rows that were deleted: the last one first. */
export const lastDeletedFirst = latestFirst('deletedAt')

/** For `orderBy`, where a list is read whole. */
export const inOrder = ({ columns, descending }: PageOrder) =>
  columns.map((column) => ({ column, order: descending ? ('desc' as const) : ('asc' as const) }))

/** One page of a list, as Relay's specification of cursor connections has it. */
export interface Page<Node> {
  edges: { cursor: string; node: Node }[]
  pageInfo: { endCursor: string | null; hasNextPage: boolean }
  /** Counts the whole list. */
  countAll(): PromiseLike<number>
}

/** The values that a row is sorted by, as text without meaning for the client. */
const encode = (values: string) => Buffer.from(values).toString('base64url')

/** Far longer than the names and days of which one is made. */
const longestCursor = 10_000

function decode(cursor: string, { columns }: PageOrder): string[] {
  let values: unknown
  try {
    values = cursor.length > longestCursor ? null : JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    values = null
  }
  const known = z.safeParse(z.array(z.string()), values)
  if (known.success && known.data.length === columns.length) return known.data
  throw fieldError('after', 'This cursor is not one of this list. Please begin with the first page.')
}

const listOf = (part: string, { columns }: PageOrder) => columns.map(() => part).join(', ')

/**
 * Reads one page of a query by keyset: the rows behind the cursor in the order of the list. Rows that are added or
 * removed meanwhile neither repeat nor hide others, and a late page costs as little as the first.
 * @param page null for the whole list
 * @throws AppError BAD_USER_INPUT for a size out of bounds and for a cursor of another list
 */
export async function paginate<Node extends Row>(
  query: QueryBuilder<Node, Node[]>,
  order: PageOrder,
  page: PageRequest | null,
): Promise<Page<Node>> {
  const { first, after } = page ? parse(pageSchema, page) : { first: null, after: null }
  const all = after == null ? query : query.clone()
  const columns = [...order.columns]
  query
    .select(
      `${query.modelClass().tableName}.*`,
      raw(`json_build_array(${listOf('??::text', order)})::text`, columns).as('cursor'),
    )
    .orderBy(inOrder(order))
  if (after != null)
    query.whereRaw(`(${listOf('??', order)}) ${order.descending ? '<' : '>'} (${listOf('?', order)})`, [
      ...columns,
      ...decode(after, order),
    ])
  if (first !== null) query.limit(first + 1)
  const rows = (await query) as (Node & { cursor: string })[]
  const edges = rows.slice(0, first ?? rows.length).map((node) => ({ cursor: encode(node.cursor), node }))
  return {
    edges,
    pageInfo: { endCursor: edges.at(-1)?.cursor ?? null, hasNextPage: edges.length < rows.length },
    // without order and limit; a whole list is counted already
    countAll: async () => (after == null && edges.length === rows.length ? rows.length : all.resultSize()),
  }
}

export const nodesOf = <Node>({ edges }: Page<Node>): Node[] => edges.map(({ node }) => node)
