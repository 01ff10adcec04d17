import type { Knex } from 'knex'
import { hashPassword } from '#graphql/accounts/password.ts'
import { demoAdmin } from '#graphql/settings/settings.rules.ts'
import { birthdayBetween, buildChild, buildUser, type NewUser } from './build.ts'
import { lastNames, mensNames, womensNames } from './names.ts'
import { addChildren } from './placements.ts'
import type { Random } from './random.ts'
import { addMonths } from '#graphql/values/dates.ts'
import type { DemoClass } from './classes.ts'

/** Called in an emergency too. */
const demoParentPhone = '082 555 0142'

/** The demo accounts that a new installation prints. */
export const demoAccounts = [
  {
    username: 'admin',
    ...demoAdmin,
    firstName: 'Annelie',
    lastName: 'Kruger',
    role: 'admin',
  },
  {
    username: 'parent',
    email: 'parent@kiewiet.example',
    password: 'kiewiet-parent',
    firstName: 'Thandi',
    lastName: 'Mokoena',
    phoneNumber: demoParentPhone,
    role: 'parent',
  },
  {
    username: 'teacher',
    email: 'teacher@kiewiet.example',
    password: 'kiewiet-teacher',
    firstName: 'Mpho',
    lastName: 'Sithole',
    role: 'teacher',
  },
] as const

const teacherCount = 11

export interface DemoPeople {
  parentId: number
  adminId: number
  /** The teachers and the administrator: twelve. */
  staffIds: number[]
}

export interface DemoChild {
  id: number
  classId: number
  lastName: string
}

const insertUsers = async (db: Knex, users: NewUser[]): Promise<number[]> =>
  (await db('users').insert(users).returning('id')).map((row: { id: number }) => row.id)

/** The demo accounts and ten more teachers, who cannot sign in until someone sets their password. */
export async function insertStaff(db: Knex, random: Random): Promise<DemoPeople> {
  const accounts: NewUser[] = []
  for (const { password, ...account } of demoAccounts) {
    accounts.push(buildUser({ ...account, passwordHash: await hashPassword(password) }, random))
  }
  const [adminId = 0, parentId = 0, teacherId = 0] = await insertUsers(db, accounts)
  const unusable = await hashPassword(`${random.next()}`)
  const teachers = Array.from({ length: teacherCount - 1 }, () =>
    buildUser({ role: 'teacher', passwordHash: unusable }, random),
  )
  return { adminId, parentId, staffIds: [adminId, teacherId, ...(await insertUsers(db, teachers))] }
}

/** The enrolled children of every class. The demo parent's two are in different classes. */
export async function insertChildren(
  db: Knex,
  classes: DemoClass[],
  today: string,
  random: Random,
): Promise<DemoChild[]> {
  const own = [
    {
      className: 'Little Learners',
      firstName: 'Lerato',
      profileImage: '/art/avatar-1.svg',
      months: 32,
      allergies: 'Peanuts: a mild reaction. The antihistamine is in her bag.',
    },
    { className: 'Young Scholars', firstName: 'Thabo', profileImage: '/art/avatar-2.svg', months: 46, allergies: null },
  ]
  const rows = classes.flatMap((demo) =>
    Array.from({ length: demo.enrolled }, (_, index) => {
      const family = index === 0 ? own.find((child) => child.className === demo.name) : undefined
      const overrides = family
        ? {
            firstName: family.firstName,
            lastName: 'Mokoena',
            allergies: family.allergies,
            medicalNotes: null,
            profileImage: family.profileImage,
            emergencyContact: 'Thandi Mokoena',
            emergencyContactPhone: demoParentPhone,
            dateOfBirth: addMonths(today, -family.months),
          }
        : { dateOfBirth: birthdayBetween(demo.ageFromMonths, demo.ageToMonths, today, random) }
      return buildChild({ ...overrides, classId: demo.id, programId: demo.programId }, random, today)
    }),
  )
  const ids = await addChildren(db, rows)
  return rows.map(({ classId, lastName }, index) => ({ id: ids[index] ?? 0, classId: classId ?? 0, lastName }))
}

/**
 * When people signed in last: every ninth parent was invited and has not come yet, every ninth was not invited yet. The
 * last teachers have not signed in either.
 */
export async function insertSignIns(db: Knex, { staffIds }: DemoPeople) {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  await db('users').update({ lastSignedInAt: db.raw("?::timestamptz - (id * 7 % 20) * interval '1 day'", [at(0)]) })
  await db('users').whereIn('id', staffIds.slice(-2)).update({ lastSignedInAt: null })
  const parents = () => db('users').where({ role: 'parent' }).whereNot({ username: 'parent' })
  await parents().whereRaw('id % 9 in (0, 4)').update({ lastSignedInAt: null, passwordChosenAt: null })
  // so long ago that the link is too old
  await parents()
    .whereRaw('id % 9 = 4')
    .update({ invitedAt: at(-40) })
}

/** One or two guardians for each child; about a third of the families have two children here. */
export async function insertFamilies(db: Knex, children: DemoChild[], people: DemoPeople, random: Random) {
  const unusable = await hashPassword(`${random.next()}`)
  const links: { parentId: number; childId: number; relationshipType: string; isPrimary: boolean }[] = []
  const others = children.filter((child) => child.lastName !== 'Mokoena')
  for (const child of children.filter((child) => child.lastName === 'Mokoena')) {
    links.push({ parentId: people.parentId, childId: child.id, relationshipType: 'mother', isPrimary: true })
  }
  const queue = random.shuffle(others)
  const families: { parents: NewUser[]; children: DemoChild[] }[] = []
  while (queue.length > 0) {
    const first = queue.pop() as DemoChild
    const second = random.chance(0.3) ? queue.pop() : undefined
    const lastName = first.lastName || random.pick(lastNames)
    const parents = (random.chance(0.6) ? [womensNames, mensNames] : [womensNames]).map((names) =>
      buildUser({ firstName: random.pick(names), lastName, passwordHash: unusable }, random),
    )
    families.push({ parents, children: second ? [first, second] : [first] })
  }
  const ids = await insertUsers(
    db,
    families.flatMap((family) => family.parents),
  )
  for (const family of families) {
    const parentIds = ids.splice(0, family.parents.length)
    for (const child of family.children) {
      if (child.lastName !== family.children[0]?.lastName) {
        await db('children').where({ id: child.id }).update({ lastName: family.children[0]?.lastName })
      }
      for (const [index, parentId] of parentIds.entries()) {
        links.push({
          parentId,
          childId: child.id,
          relationshipType: index === 0 ? 'mother' : 'father',
          isPrimary: index === 0,
        })
      }
    }
  }
  await db('guardianships').insert(links)
}
