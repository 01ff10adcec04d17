import type { Knex } from 'knex'

interface ChildRow {
  id: number
  class_id: number | null
  program_id: number | null
  day_plan: string
  enrolled_on: string
  last_day: string | null
  next_class_id: number | null
  next_class_on: string | null
  next_program_id: number | null
}

interface Change {
  child_id: number
  day: string
  before: Record<'classId' | 'programId' | 'dayPlan', unknown>
}

/** Where a child was from which day until which: the class, the program and the day plan, so that a move rewrites no past day. */
export async function up(db: Knex) {
  await db.raw(`
    create extension if not exists btree_gist;

    create table placements (
      id integer generated always as identity primary key,
      child_id integer not null references children (id) on delete cascade,
      class_id integer references classes (id),
      program_id integer references programs (id),
      day_plan text not null check (day_plan in ('full_time', 'half_day')),
      from_date date not null,
      to_date date,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (to_date >= from_date),
      constraint placements_apart exclude using gist (child_id with =, daterange(from_date, to_date, '[]') with &&)
    );
    create index placements_child on placements (child_id, from_date);
    create index placements_class on placements (class_id, from_date);
    create index placements_program on placements (program_id)
  `)
  await carryOver(db)
}

const rowsOf = async <Row>(db: Knex, sql: string): Promise<Row[]> => ((await db.raw(sql)) as { rows: Row[] }).rows

/** What is known: where a child is now, the move that is planned, and the moves that the audit log tells of. */
export async function carryOver(db: Knex) {
  const children = await rowsOf<ChildRow>(
    db,
    `select children.id, class_id, children.program_id, day_plan, enrolled_on::text, last_day::text,
        next_class_id, next_class_on::text,
        case when next.program_id is not null
            and (children.program_id is null or children.program_id is not distinct from old.program_id)
          then next.program_id else children.program_id end as next_program_id
      from children
      left join classes as old on old.id = children.class_id
      left join classes as next on next.id = children.next_class_id`,
  )
  const changes = await rowsOf<Change>(
    db,
    `select entity_id as child_id, (at at time zone 'Africa/Johannesburg')::date::text as day, before
      from audit_entries
      where entity = 'child' and before is not null and after is not null
        and before->'classId' is not null
        and (before->'classId' is distinct from after->'classId'
          or before->'programId' is distinct from after->'programId'
          or before->'dayPlan' is distinct from after->'dayPlan')
      order by at desc, id desc`,
  )
  const classes = new Set((await rowsOf<{ id: number }>(db, 'select id from classes')).map(({ id }) => id))
  const programs = new Set((await rowsOf<{ id: number }>(db, 'select id from programs')).map(({ id }) => id))
  const known = (ids: Set<number>, id: unknown) => (typeof id === 'number' && ids.has(id) ? id : null)
  const ofChild = new Map<number, Change[]>()
  for (const change of changes) ofChild.set(change.child_id, [...(ofChild.get(change.child_id) ?? []), change])
  const rows = children.flatMap((child) => {
    const { id: child_id, enrolled_on: first } = child
    const place = { child_id, class_id: child.class_id, program_id: child.program_id, day_plan: child.day_plan }
    const placements: object[] = []
    let last = child.last_day
    const add = (values: object, from_date: string) => {
      if (from_date < first || (last !== null && last < from_date)) return
      placements.push({ ...values, from_date, to_date: last })
      last = dayBefore(from_date)
    }
    if (child.next_class_id !== null && child.next_class_on !== null)
      add({ ...place, class_id: child.next_class_id, program_id: child.next_program_id }, child.next_class_on)
    for (const { day, before } of ofChild.get(child_id) ?? []) {
      add({ ...place }, day)
      place.class_id = known(classes, before.classId)
      place.program_id = known(programs, before.programId)
      if (typeof before.dayPlan === 'string') place.day_plan = before.dayPlan
    }
    add(place, first)
    return placements
  })
  await db.batchInsert('placements', rows, 500)
}

const dayBefore = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)

export async function down(db: Knex) {
  await db.raw('drop table placements')
}
