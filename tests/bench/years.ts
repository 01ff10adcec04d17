import type { Knex } from 'knex'

/** Far above every id of the demo centre. */
const base = 1_000_000
/** Room for the ids of one year. */
const perYear = 1_000

/** The children of a year: those of today in the last one, others of the same kind, long gone, in those before. */
const cohort = [
  `insert into users (id, username, email, email_verified_at, password_hash, first_name, last_name, role, created_at, deleted_at)
   overriding system value
   select :from + n, 'family' || :from + n, 'family' || :from + n || '@families.example', :end::date - 200, '', 'Former', 'Parent ' || n,
     'parent', :start::date, :end::date from generate_series(1, 89) as n`,
  `insert into children (id, first_name, last_name, date_of_birth, allergies, emergency_contact, emergency_contact_phone,
     created_at, deleted_at)
   overriding system value
   select :from + row_number() over (order by id), first_name, last_name, date_of_birth - :age::int * 365, allergies,
     emergency_contact, emergency_contact_phone, :start::date, :end::date
   from children where id < ${base} and deleted_at is null order by id limit 89`,
  // half a year in each of two classes
  `insert into placements (child_id, program_id, class_id, day_plan, from_date, to_date)
   select :from + row_number() over (partition by half order by child_id), program_id, class_id, day_plan,
     :start::date + half * 180, case half when 0 then :start::date + 179 else :end::date end
   from (select distinct on (child_id) * from placements where child_id < ${base} order by child_id, from_date limit 89) as first,
     generate_series(0, 1) as half`,
  `insert into guardianships (parent_id, child_id, is_primary) select :from + n, :from + n, true from generate_series(1, 89) as n`,
]

/** What happens to each child of a year. `kids` are their ids, `days` the days on which the centre was open. */
const ofEachChild = [
  `insert into attendance (child_id, date, status, time_in, time_out, notes)
   select kids.id, day, case when (kids.id + extract(doy from day)::int) % 14 = 0 then 'absent' else 'present' end,
     '07:30', '16:00', null from kids, days on conflict do nothing`,
  `with billed as (
     insert into bills (child_id, kind, month, amount_cents, paid_cents, description, issued_on, due_date)
     select kids.id, 'fee', month, 235000, 235000, 'Monthly fee', month, month + 6
     from kids, (select date_trunc('month', day)::date as month from generate_series(:start::date, :end::date - 31, interval '1 month') as day) as months
     on conflict do nothing returning id, child_id, amount_cents, due_date
   ), paid as (
     insert into payments (child_id, amount_cents, allotted_cents, method, date, bill_id)
     select child_id, amount_cents, amount_cents, 'eft', due_date, id from billed returning id, bill_id, amount_cents
   ) insert into allocations (payment_id, bill_id, amount_cents) select id, bill_id, amount_cents from paid`,
  `insert into assessments (child_id, area, percent, grade, date)
   select kids.id, area, 60 + (kids.id + quarter * 7) % 30, 'good', :start::date + quarter * 80
   from kids, generate_series(0, 3) as quarter, unnest(array['literacy', 'numeracy', 'social', 'motor', 'creative']) as area
   on conflict do nothing`,
  `insert into report_cards (child_id, term, year, academic_progress, date_issued)
   select kids.id, 'Term ' || term, extract(year from :start::date)::int, repeat('Growing well. ', 20), :start::date + term * 80
   from kids, generate_series(1, 4) as term on conflict do nothing`,
  `insert into academic_reports (child_id, title, type, content, status, written_on, sent_at)
   select kids.id, 'Progress', 'progress', repeat('What was seen in class. ', 40), 'sent', :start::date + 100, :start::date + 101 from kids`,
  `insert into learning_goals (child_id, subject, title, difficulty, start_date, target_date, progress)
   select kids.id, 'language', 'Tells a story', 'basic', :start::date, :end::date, 100 from kids, generate_series(1, 3)`,
  `insert into consents (child_id, kind, granted, version, given_at)
   select kids.id, kind, true, '2026-01', :start::date from kids, unnest(array['photo', 'outing', 'medical']) as kind where :age::int > 0`,
  `insert into absences (child_id, from_date, to_date, reason, told_at)
   select kids.id, :start::date + n * 60, :start::date + n * 60 + 1, 'Ill', :start::date + n * 60
   from kids, generate_series(1, 5) as n`,
  `with ordered as (
     insert into uniform_orders (child_id, status, total_cents, order_date)
     select kids.id, 'delivered', 32000, :start::date + 20 from kids returning id
   ) insert into uniform_order_lines (order_id, item_id, name, size, quantity, price_cents)
     select ordered.id, item.id, 'Polo shirt', '3-4', 2, 16000 from ordered, (select min(id) as id from uniform_items) as item`,
]

/** What happens at the centre in a year. */
const ofTheCentre = [
  `insert into staff_attendance (staff_id, date, status, time_in, time_out, hours_worked)
   select users.id, day, 'present', '07:00', '15:30', 8.5 from users, days
   where role <> 'parent' and users.deleted_at is null on conflict do nothing`,
  `with received as (
     insert into applications (reference, status, child_name, child_dob, child_age, parent_name, email, phone, address, program,
       start_date, terms_version, created_at, updated_at)
     select 'KW-' || extract(year from :start::date) || '-9' || lpad(n::text, 5, '0'),
       (array['enrolled', 'declined', 'withdrawn'])[1 + n % 3], 'Child ' || n, :start::date - 700, '18-36months', 'Parent ' || n,
       'parent' || n || '@families.example', '082 555 0101', '4 Acacia Street, Universitas', 'toddlers', :start::date + 60, '2026-01',
       :start::date + n * 2, :start::date + n * 2 + 30 from generate_series(1, 120) as n returning id, created_at
   ) insert into application_events (application_id, at, kind, to_status)
     select received.id, received.created_at + n * interval '3 days', 'moved', 'in_review' from received, generate_series(1, 4) as n`,
  `with started as (
     insert into conversations (kind, subject, name, email, unread_by_staff, last_message_at, archived_at, created_at)
     select 'contact', 'Message from the website', 'Writer ' || n, 'writer' || n || '@families.example', false,
       :start::date + n * 2, :start::date + n * 2 + 5, :start::date + n * 2 from generate_series(1, 150) as n returning id, created_at
   ) insert into messages (conversation_id, from_staff, body, created_at)
     select started.id, n = 2, repeat('A few words about a place. ', 8), started.created_at + n * interval '1 day'
     from started, generate_series(1, 3) as n`,
  `with planned as (
     insert into activities (title, date, "time", location)
     select 'Activity ' || n, :start::date + n * 6, '10:00', 'Garden' from generate_series(1, 55) as n returning id
   ) insert into activity_replies (activity_id, child_id, attending, replied_by)
     select planned.id, kids.id, true, (select min(id) from users) from planned, kids where kids.id % 3 = 0`,
  `insert into notices (title, message, publish_from, publish_until, created_at)
   select 'Notice ' || n, repeat('Please remember. ', 20), :start::date + n * 7, :start::date + n * 7 + 10, :start::date + n * 7
   from generate_series(1, 49) as n`,
  `insert into audit_entries (at, user_id, action, entity, entity_id, after)
   select :start::date + n * interval '50 minutes', (select min(id) from users), 'updateChild', 'child', n % 89, '{"note": "changed"}'
   from generate_series(1, 10000) as n`,
  `insert into emails (kind, recipient, subject, body, status, created_at, sent_at)
   select 'notice', 'family' || n || '@families.example', 'News', repeat('Dear family. ', 30), 'sent', :start::date + n * interval '3 hours',
     :start::date + n * interval '3 hours' from generate_series(1, 2500) as n`,
  `insert into notifications (kind, title, text, link, created_at)
   select 'absence.reported', 'Absence reported', 'A child', '/admin/dashboard', :start::date + n * interval '8 hours'
   from generate_series(1, 1000) as n`,
  `insert into sessions (id, user_id, created_at, last_seen_at, expires_at, ended_at)
   select md5(:from || '.' || n), (select min(id) from users), :start::date + n * interval '4 hours', :start::date + n * interval '4 hours',
     :end::date, :end::date from generate_series(1, 2000) as n`,
  `insert into virtual_sessions (title, teacher_id, date, time, duration_minutes, meeting_link, status)
   select 'Story time', (select min(id) from users where role <> 'parent'), :start::date + n * 4, '10:00', 30, 'https://meet.example/1', 'completed'
   from generate_series(1, 80) as n`,
]

const kidsAndDays = `kids as (
    select id from children where id between :from and :to and (:age::int > 0 or deleted_at is null)
  ), days as (
    select day::date as day from generate_series(:start::date, :end::date - 1, interval '1 day') as day
    where extract(isodow from day) < 6
  )`

/** A statement that may speak of `kids` and `days`. */
const withParts = (statement: string) =>
  statement.startsWith('with ') ? `with ${kidsAndDays}, ${statement.slice(5)}` : `with ${kidsAndDays} ${statement}`

/**
 * Lays years of work behind the demo centre of today: in each year 89 children with about 23,000 entries in the register,
 * their bills and reports, and what the centre does. Those who are there today have one year; all others have left.
 */
export async function addYears(db: Knex, years: number, today: string) {
  await db.transaction(async (transaction) => {
    // the ledger's totals are written with the entries, and nothing in here contradicts itself
    await transaction.raw('set local session_replication_role = replica')
    for (let age = 0; age < years; age += 1) {
      const from = age === 0 ? 0 : base + age * perYear
      const { rows } = await transaction.raw(
        `select (?::date - make_interval(years => ?))::date as "start", (?::date - make_interval(years => ?))::date as "end"`,
        [today, age + 1, today, age],
      )
      const values = { ...rows[0], age, from, to: age === 0 ? base - 1 : from + perYear - 1 }
      if (age > 0) for (const statement of cohort) await transaction.raw(statement, values)
      for (const statement of [...ofEachChild, ...ofTheCentre]) await transaction.raw(withParts(statement), values)
    }
    // money that waits to be booked changes how bills stand, which the floor does not look at
    await transaction('bank_lines').where({ status: 'waiting' }).update({ status: 'ignored' })
  })
  await db.raw('vacuum analyze')
}
