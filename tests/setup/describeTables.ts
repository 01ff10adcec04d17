import type { Knex } from 'knex'

export const rowsOf = async (db: Knex, sql: string): Promise<object[]> => (await db.raw(sql)).rows

/** Everything that the migrations make: columns, constraints and indexes. */
export const describeTables = async (db: Knex) => ({
  columns: await rowsOf(
    db,
    `select table_name, column_name, data_type, udt_name, is_nullable, column_default, is_identity
     from information_schema.columns where table_schema = 'public' order by table_name, column_name`,
  ),
  constraints: await rowsOf(
    db,
    `select conrelid::regclass::text as "table", conname, pg_get_constraintdef(oid) as definition
     from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
  ),
  indexes: await rowsOf(db, `select indexdef from pg_indexes where schemaname = 'public' order by indexdef`),
})

export const tableCount = async (db: Knex) =>
  (await rowsOf(db, `select 1 from pg_tables where schemaname = 'public' and tablename not like 'knex_%'`)).length
