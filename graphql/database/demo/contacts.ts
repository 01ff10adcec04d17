import type { Knex } from 'knex'
import { startOfJohannesburgDay, addDays } from '#graphql/values/dates.ts'
import { mobile } from './build.ts'
import { adultNames, lastNames, mensNames, streets, suburbs, womensNames } from './names.ts'
import type { Random } from './random.ts'

const relationships = [
  ['Grandmother', womensNames],
  ['Grandfather', mensNames],
  ['Aunt', womensNames],
  ['Uncle', mensNames],
  ['Neighbour', adultNames],
  ['Au pair', womensNames],
] as const

/** Who besides the parents is called and may collect, and where parents live; the demo parent has one wish open. */
export async function insertContacts(db: Knex, today: string, parentId: number, random: Random) {
  const children: { id: number; firstName: string; lastName: string; isOwn: boolean }[] = await db('children')
    .orderBy('id')
    .select(
      'id',
      'first_name',
      'last_name',
      db.raw('id in (select child_id from guardianships where parent_id = ?) as "isOwn"', [parentId]),
    )
  const rows = children.flatMap(({ id, firstName, lastName, isOwn }) => {
    const nomsa = { name: 'Nomsa Mokoena', relationship: 'Grandmother', phone: '082 555 0143' }
    const somebody = () => {
      const [relationship, names] = random.pick(relationships)
      const name = `${random.pick(names)} ${random.chance(0.6) ? lastName : random.pick(lastNames)}`
      return { name, relationship, phone: mobile(random) }
    }
    const first = { ...(isOwn ? nomsa : somebody()), childId: id, inEmergency: true, collecting: 'yes' }
    const wish = { name: 'Sipho Radebe', relationship: 'Neighbour', phone: '082 555 0151' }
    if (isOwn && firstName === 'Lerato')
      return [first, { ...wish, childId: id, inEmergency: false, collecting: 'asked' }]
    return random.chance(0.8) || isOwn ? [first] : []
  })
  const createdAt = startOfJohannesburgDay(addDays(today, -3)).toISOString()
  await db('child_contacts').insert(rows.map((row) => ({ ...row, createdAt, createdBy: null })))
  // on Fridays they fetch the children from the centre
  await db.raw(
    `update attendance set collected_by = child_contacts.name
     from child_contacts
     where child_contacts.child_id = attendance.child_id and child_contacts.collecting = 'yes'
       and attendance.time_out is not null and extract(isodow from attendance.date) = 5`,
  )
  await db.raw(
    `update users
     set home_address = (1 + id * 7 % 80) || ' ' || (?::text[])[1 + id % ?] || ', ' || (?::text[])[1 + id % ?]
     where role = 'parent'`,
    [[...streets], streets.length, [...suburbs], suburbs.length],
  )
  const asked = children.find(({ isOwn, firstName }) => isOwn && firstName === 'Lerato')
  if (!asked) return
  await db('notifications').insert({
    kind: 'contact.changed',
    title: 'Please confirm who may collect',
    text: 'Sipho Radebe (Neighbour), Lerato Mokoena',
    link: `/admin/dashboard?section=students&child=${asked.id}`,
    createdAt,
  })
}
