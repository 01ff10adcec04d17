import type { Knex } from 'knex'
import type { Context } from './context.ts'

interface Kept {
  version: string
  values: Map<string, Promise<unknown>>
}

/** By database, so that several apps in one process never see each other's. */
const keptIn = new WeakMap<Knex, Kept>()

const versionOf = ({ db, loaders }: Context) =>
  loaders.batch<string>('content.version', async (keys) => {
    const row = await db('content_version').first('version')
    return keys.map(() => String(row?.version))
  })

/** Says which version a request that changes nothing began with, so that nobody has to ask. */
export function beginWith(context: Context, version: string) {
  versionOf(context).prime(0, version)
}

async function currentOf(context: Context): Promise<Kept> {
  const { db } = context
  const version = await versionOf(context).load(0)
  const known = keptIn.get(db)
  if (known?.version === version) return known
  const kept: Kept = { version, values: new Map() }
  keptIn.set(db, kept)
  return kept
}

/**
 * What public pages show, kept between requests until any of it changes: its version stands in the database, where a
 * trigger changes it in the transaction of each change, so that every instance shows a change on the next request. Inside
 * a change nothing is kept, since it must see what it wrote. What is handed out is shared: nobody may change it.
 * @param load reads it from `settings`, `programs`, `faq_entries` and `gallery_images` alone
 */
export async function keptContent<Value>(context: Context, name: string, load: () => Promise<Value>): Promise<Value> {
  if (context.isTransaction) return load()
  const { values } = await currentOf(context)
  const known = values.get(name) as Promise<Value> | undefined
  if (known) return known
  const loading = load()
  values.set(name, loading)
  // what failed once is tried again
  loading.catch(() => values.delete(name))
  return loading
}
