import type { Knex } from 'knex'
import pg from 'pg'
import { type Folded, foldLists, foldValues } from './lists.ts'
import { isPlainRead } from './reads.ts'

interface Column {
  name: string
  parse: (text: string) => unknown
}

interface Statement {
  sql: string
  bindings?: unknown[]
}

interface Field {
  name: string
  dataTypeID: number
}

interface Answer {
  response: { command: string; rowCount: number; rows: object[]; fields: Field[] }
}

interface Known {
  id: number
  /** With its values numbered, a list as one. */
  sql: string
  /** What it gives; null where it has to be made by itself, undefined until it was made once. */
  columns?: Column[] | null
}

interface Asked {
  known: Known
  counts: Folded['counts']
}

interface Waiting {
  /** As knex made it. */
  statement: Statement
  known: Known
  values: unknown[]
  resolve(answer: unknown): void
  reject(error: unknown): void
}

/** A text in the statement that looks like the number of a value. */
const holdsNumber = (sql: string) => sql.match(/'[^']*'/g)?.some((text) => /\$\d/.test(text)) ?? false
/** Reads alone: what writes, or locks what it reads, is made by itself. */
const isJoinable = (sql: string) => isPlainRead(sql) && !/\bshare\b|;/i.test(sql) && !holdsNumber(sql)

/** Blanks at its end, which a cast to text takes away. */
const paddedOid = 1042

const columnsOf = (fields: readonly Field[]): Column[] | null =>
  fields.length > 0 && fields.every(({ dataTypeID }) => dataTypeID !== paddedOid)
    ? fields.map(({ name, dataTypeID }) => ({ name, parse: pg.types.getTypeParser(dataTypeID, 'text') }))
    : null

/** Statements that are remembered; beyond them all are forgotten, since most were made once. */
const mostKnown = 2_000
/** PostgreSQL takes twice as many. */
const mostValues = 30_000

/** What is known of statements by their text, so that nothing of it is worked out twice. */
function createMemory(numbered: (sql: string) => string) {
  const statements = new Map<string, Asked>()
  const alike = new Map<string, Known>()
  const texts = new Map<string, string>()
  let lastId = 0
  return {
    statement(text: string): Asked {
      const present = statements.get(text)
      if (present) return present
      if (statements.size >= mostKnown) for (const map of [statements, alike, texts]) map.clear()
      const { sql, counts } = foldLists(numbered(text))
      lastId += 1
      const known = alike.get(sql) ?? { id: lastId, sql, ...(isJoinable(sql) ? {} : { columns: null }) }
      alike.set(sql, known)
      const asked = { known, counts }
      statements.set(text, asked)
      return asked
    },
    joined(all: readonly Waiting[]): string {
      const key = all.map(({ known }) => known.id).join(' ')
      const text = texts.get(key) ?? joined(all)
      if (texts.size < mostKnown) texts.set(key, text)
      return text
    },
  }
}

/** One statement that answers the rows of each of these as a list of texts, written as PostgreSQL sends them. */
function joined(all: readonly Waiting[]): string {
  let before = 0
  const lists = all.map(({ known: { sql, columns }, values }, index) => {
    const start = before
    before += values.length
    const moved = sql.replaceAll(/\$(\d+)/g, (_, number: string) => `$${Number(number) + start}`)
    const names = (columns ?? []).map((_, place) => `c${place}`)
    const row = `array[${names.map((name) => `${name}::text`).join(', ')}]`
    return `(select coalesce(json_agg(${row}), '[]') from (${moved}\n) as part (${names.join(', ')})) as "${index}"`
  })
  // knex takes a bare question mark for a value
  return `select ${lists.join(', ')}`.replaceAll('?', String.raw`\?`)
}

function rowsOf(lists: readonly (string | null)[][], columns: readonly Column[]): object[] {
  return lists.map((texts) => {
    const row: Record<string, unknown> = {}
    for (const [place, { name, parse }] of columns.entries()) {
      const text = texts[place]
      row[name] = text == null ? null : parse(text)
    }
    return row
  })
}

/**
 * Sends reads that are made at the same moment, outside of transactions, as one statement: the fields of a query are read
 * by services that know nothing of each other, and going to the database costs more than most of what they ask there.
 * What a statement gives is learned when it is made for the first time, by itself.
 */
export function readTogether({ client }: Knex) {
  /** Stands in for a connection that is not taken yet. */
  const moment = {}
  const memory = createMemory((sql) => client.positionBindings(sql))
  let waiting: Waiting[] = []

  const runnerOf = client.runner.bind(client)
  client.runner = (builder: { _method?: string; isRawInstance?: boolean; _timeout?: number; _connection?: object }) => {
    const runner = runnerOf(builder)
    const isReading = builder.isRawInstance || ['select', 'first', 'pluck'].includes(builder._method ?? '')
    if (!isReading || builder._timeout || builder._connection) return runner
    const run = runner.run.bind(runner)
    runner.run = () => {
      runner.connection = moment
      return run()
    }
    return runner
  }

  const plain: (connection: object, statement: Statement) => Promise<Answer> = client.query.bind(client)

  async function alone(statement: Statement): Promise<Answer> {
    const connection = await client.acquireConnection()
    try {
      return await plain(connection, statement)
    } finally {
      await client.releaseConnection(connection)
    }
  }

  async function learnt({ statement, known }: Waiting): Promise<Answer> {
    const answer = await alone(statement)
    known.columns = columnsOf(answer.response.fields)
    return answer
  }

  const settle = (one: Waiting, answer: Promise<unknown>) => answer.then(one.resolve, one.reject)

  async function together(all: readonly Waiting[]) {
    const bindings = all.flatMap(({ values }) => values)
    let lists: (string | null)[][][]
    try {
      const { response } = await alone({ sql: memory.joined(all), bindings })
      lists = Object.values(response.rows[0] ?? {})
    } catch {
      // each hears what is wrong with its own; and a migration may have changed what they give
      for (const one of all) void settle(one, learnt(one))
      return
    }
    for (const [index, { statement, known, resolve }] of all.entries()) {
      const rows = rowsOf(lists[index] ?? [], known.columns ?? [])
      resolve({ ...statement, response: { command: 'SELECT', rowCount: rows.length, rows, fields: [] } })
    }
  }

  function send() {
    const all = waiting
    waiting = []
    const ready: Waiting[] = []
    let count = 0
    for (const one of all) {
      const { columns } = one.known
      count += one.values.length
      if (columns && count <= mostValues) ready.push(one)
      else void settle(one, columns === undefined ? learnt(one) : alone(one.statement))
    }
    const [first, ...others] = ready
    if (others.length > 0) void together(ready)
    else if (first) void settle(first, alone(first.statement))
  }

  /** Waits until nothing more is asked: loaders ask a turn after their fields do, and what they load may ask again. */
  function whenQuiet(seen: number, turns: number) {
    process.nextTick(() => {
      if (waiting.length > seen) whenQuiet(waiting.length, 2)
      else if (turns > 0) void Promise.resolve().then(() => whenQuiet(seen, turns - 1))
      else send()
    })
  }

  client.query = (connection: object, statement: Statement) => {
    if (connection !== moment) return plain(connection, statement)
    const { known, counts } = memory.statement(statement.sql)
    if (known.columns === null) return alone(statement)
    const values = foldValues(client.prepBindings(statement.bindings ?? []), counts)
    return new Promise((resolve, reject) => {
      waiting.push({ statement, known, values, resolve, reject })
      if (waiting.length === 1) whenQuiet(0, 2)
    })
  }
}
