import type { Knex } from 'knex'
import type { Request } from './client.ts'

/** One thing that a client wants done, and what it was told. */
export interface Write {
  kind: 'application' | 'enrollment' | 'payment'
  /** Its idempotency key, by which its row is found as well. */
  key: string
  /** What has to be acknowledged before. */
  after: Write | null
  request?: Request
  /** What the server answered; null until it acknowledged. */
  answer: unknown
  tries: number
}

export interface Verdict {
  acknowledged: number
  /** Acknowledged, and not there or not what was answered. */
  lost: string[]
  /** There more than once. */
  doubled: string[]
  /** There without all that belongs to it, or with too much. */
  halfDone: string[]
}

interface Found {
  key: string
  answer: unknown
  /** What belongs to it is there exactly once. */
  whole: boolean
}

const finders: Record<Write['kind'], (knex: Knex) => Promise<Found[]>> = {
  application: async (knex) => {
    const { rows } = await knex.raw(`
      select split_part(a.email, '@', 1) as key, a.id, a.reference,
        (select count(*)::int from application_events e where e.application_id = a.id and e.kind = 'received') as events,
        (select count(*)::int from emails m where m.recipient = a.email and m.kind = 'application.received') as emails
      from applications a where a.email like '%-application-%'`)
    return rows.map(({ key, id, reference, events, emails }: Record<string, unknown>) => ({
      key,
      answer: { id, reference },
      whole: events === 1 && emails === 1,
    }))
  },
  enrollment: async (knex) => {
    const { rows } = await knex.raw(`
      select c.last_name as key, c.id,
        (select count(*)::int from applications a where a.child_id = c.id and a.status = 'enrolled') as applications,
        (select count(*)::int from application_events e join applications a on a.id = e.application_id
          where a.child_id = c.id and e.to_status = 'enrolled') as events,
        (select count(*)::int from bills b where b.child_id = c.id and b.kind = 'registration') as bills
      from children c where c.last_name like '%-enrollment-%'`)
    return rows.map(({ key, id, applications, events, bills }: Record<string, unknown>) => ({
      key,
      answer: id,
      whole: applications === 1 && events === 1 && bills === 1,
    }))
  },
  payment: async (knex) => {
    const { rows } = await knex.raw(`
      select p.reference as key, p.id, p.amount_cents as cents,
        (select count(*)::int from audit_entries e where e.entity = 'payment' and e.entity_id = p.id) as entries
      from payments p where p.reference like '%-payment-%'`)
    return rows.map(({ key, id, cents, entries }: Record<string, unknown>) => ({
      key,
      answer: id,
      whole: entries === 1 && cents === 12_345,
    }))
  },
}

/** Compares what was acknowledged with what is in the database. */
export async function compare(knex: Knex, writes: Write[]): Promise<Verdict> {
  const verdict: Verdict = { acknowledged: 0, lost: [], doubled: [], halfDone: [] }
  for (const kind of ['application', 'enrollment', 'payment'] as const) {
    const found = new Map<string, Found[]>()
    for (const row of await finders[kind](knex)) found.set(row.key, [...(found.get(row.key) ?? []), row])
    for (const { key, answer } of writes.filter((write) => write.kind === kind)) {
      const rows = found.get(key) ?? []
      if (answer !== null) verdict.acknowledged += 1
      if (answer !== null && JSON.stringify(rows[0]?.answer) !== JSON.stringify(answer)) verdict.lost.push(key)
      if (rows.length > 1) verdict.doubled.push(key)
      if (rows.some(({ whole }) => !whole)) verdict.halfDone.push(key)
    }
  }
  return verdict
}

/** Whether the numbers that were given to applications follow each other without a gap. */
export async function referencesFollow(knex: Knex): Promise<boolean> {
  const rows: { reference: string }[] = await knex('applications').select('reference')
  const numbers = rows.map(({ reference }) => Number(reference.split('-')[2])).sort((a, b) => a - b)
  return numbers.every((number, index) => number === (numbers[0] ?? 0) + index)
}
