import type { Knex } from 'knex'

/** So much larger are the ids of the copies of each kind than those of their rows. */
const shifts = { wide: 1_000_000, deep: 10_000_000, removed: 100_000_000 }

/**
 * Wide copies belong together, as a second centre does whose people are the same. Deep ones belong to what their rows
 * belong to: twice as many messages in each conversation. Removed ones are deep and hidden.
 */
type Kind = keyof typeof shifts

interface Column {
  table: string
  name: string
  type: string
  /** Numbers the rows by itself. */
  isIdentity: boolean
  /** The table that it points to, or null. */
  target: string | null
  /** Only certain words are allowed in it. */
  isWord: boolean
  /** A rule of the table speaks of it. */
  isChecked: boolean
}

interface Unique {
  table: string
  columns: string[]
}

const columnsQuery = `
  select c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type,
    a.attidentity <> '' as "isIdentity",
    (select f.confrelid::regclass::text from pg_constraint f
      where f.conrelid = c.oid and f.contype = 'f' and f.conkey = array[a.attnum]) as target,
    exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any (k.conkey)
      and pg_get_constraintdef(k.oid) like '%ANY (ARRAY%') as "isWord",
    exists (select from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any (k.conkey)) as "isChecked"
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'knex_%'
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  order by c.relname, a.attnum`

// an index on an expression names its columns only as what it depends on
const uniquesQuery = `
  select i.indrelid::regclass::text as "table", array(
    select a.attname::text from pg_attribute a where a.attrelid = i.indrelid and a.attnum > 0 and (
      a.attnum = any (i.indkey) or (0 = any (i.indkey) and exists (select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = i.indexrelid and d.refobjid = i.indrelid
          and d.refobjsubid = a.attnum)))) as columns
  from pg_index i join pg_class c on c.oid = i.indrelid
  where i.indisunique and c.relnamespace = 'public'::regnamespace`

const isText = ({ type }: Column) => ['text', 'citext', 'uuid'].includes(type)

/** How a column of the copy is made from that of the row. */
function expressionOf(column: Column, uniques: Unique[], isShifted: (name: string) => boolean, kind: Kind): string {
  const { name, type } = column
  if (isShifted(name)) return `"${name}" + ${shifts[kind]}`
  if (kind === 'removed' && name === 'deleted_at') return 'now()'
  const wouldCollide = uniques.some(({ columns }) => columns.includes(name) && !columns.some(isShifted))
  return wouldCollide && isText(column) && !column.isWord ? `md5("${name}"::text || '${kind}')::${type}` : `"${name}"`
}

async function copyTable(db: Knex, columns: Column[], uniques: Unique[], kind: Kind) {
  const moves = ({ isIdentity, target }: Column) =>
    isIdentity || (kind === 'wide' && target !== null && target !== 'users')
  const moving = new Set(columns.filter(moves).map(({ name }) => name))
  // what a person has only one of goes to a copy of the person
  for (const { columns: names } of uniques) {
    if (kind !== 'wide' || names.some((name) => moving.has(name))) continue
    for (const { name, target } of columns) if (target === 'users' && names.includes(name)) moving.add(name)
  }
  const expressions = columns.map((column) => expressionOf(column, uniques, (name) => moving.has(name), kind))
  const table = columns[0]?.table
  await db.raw(
    `insert into "${table}" (${columns.map(({ name }) => `"${name}"`)}) overriding system value
     select ${expressions} from "${table}" on conflict do nothing`,
  )
}

/** A child has one placement at a time: copies that could have none are where their rows are. */
const placeCopies = `
  insert into placements (child_id, class_id, program_id, day_plan, from_date, to_date)
  select children.id, class_id, program_id, day_plan, from_date, to_date
  from children join placements on child_id = children.id % ${shifts.wide}
  where children.id not in (select child_id from placements)`

async function copyAll(db: Knex, kinds: Kind[], isMeant: (columns: Column[]) => boolean) {
  await db.transaction(async (transaction) => {
    // the copies of a table may come before those that they point to
    await transaction.raw('set local session_replication_role = replica')
    const columns: Column[] = (await transaction.raw(columnsQuery)).rows
    const uniques: Unique[] = (await transaction.raw(uniquesQuery)).rows
    const tables = new Map(columns.map(({ table }) => [table, columns.filter((column) => column.table === table)]))
    for (const kind of kinds)
      for (const [table, own] of tables)
        if (isMeant(own)) {
          const ownUniques = uniques.filter((unique) => unique.table === table)
          await copyTable(transaction, own, ownUniques, kind)
        }
    await transaction.raw(placeCopies)
  })
}

/**
 * Makes a database larger in every table: twice as many records of every kind, and twice as much belonging to each. The
 * figures in it no longer add up, so it is good for what does not look at them.
 */
export const doubleRows = (db: Knex) => copyAll(db, ['wide', 'deep'], () => true)

/** Lays a removed copy beside every row of the tables whose rows are hidden when they are removed. */
export const addRemovedRows = (db: Knex) =>
  copyAll(db, ['removed'], (columns) => columns.some(({ name, isChecked }) => name === 'deleted_at' && !isChecked))
