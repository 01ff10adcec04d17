import { readViewer, sealToken, sessionCookie, startSession } from '#graphql/accounts/session.service.ts'
import { hashPassword, hashPin } from '#graphql/accounts/password.ts'
import { hashToken } from '#graphql/accounts/token.ts'
import { User } from '#graphql/accounts/user.model.ts'
import { invite } from '#graphql/families/invitation.service.ts'
import { type Context, guest } from '#graphql/platform/context.ts'
import { Loaders } from '#graphql/data/loaders.ts'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { buildChild, buildEnrollment, buildUser } from '#graphql/database/demo/build.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { addMoney } from './money.ts'
import { addCalendar } from './calendarWorld.ts'
import { addConversations } from './conversations.ts'
import { addAcademicReports, addReportCards } from './reports.ts'
import { addSessions } from './sessions.ts'
import { addLearning } from './learning.ts'
import { addCare } from './care.ts'
import { addMoment } from './moments.ts'
import { addFormerGuardian } from './formerGuardian.ts'
import { addUniforms, addVolunteering } from './shopWorld.ts'
import { type Account, isTablet, type Member, tablets, type World } from './people.ts'

const password = 'marula kettle 7'

async function addAccounts(server: TestApp): Promise<World['accounts']> {
  const passwordHash = await hashPassword(password)
  const add = async (firstName: string, role: Account['role'], deletedAt: string | null = null) => {
    const row = buildUser({ firstName, role, passwordHash, phoneNumber: `082 555 01${role.length}${firstName.length}` })
    const { id } = await User.query(server.db).insertAndFetch({ ...row, deletedAt })
    return { id, role, username: row.username, email: row.email, firstName, lastName: row.lastName }
  }
  return {
    newcomer: await add('Naledi', 'parent'),
    formerGuardian: await add('Fikile', 'parent'),
    parent: await add('Paballo', 'parent'),
    otherParent: await add('Olwethu', 'parent'),
    teacher: await add('Tebogo', 'teacher'),
    classTeacher: await add('Lindiwe', 'teacher'),
    otherTeacher: await add('Mandisa', 'teacher'),
    kitchen: await add('Sibongile', 'teacher'),
    gate: await add('Thabo', 'teacher'),
    admin: await add('Andile', 'admin'),
    removedUser: await add('Refilwe', 'admin', new Date().toISOString()),
    endedSession: await add('Enzo', 'admin'),
  }
}

async function addNotices({ db }: TestApp, classId: number) {
  const tomorrow = addDays(todayInJohannesburg(), 1)
  await db('notices').insert([
    { title: 'For everyone', message: 'The centre closes at noon.' },
    { title: 'For one class', message: 'Bring a hat.', audience: 'class', classId },
    { title: 'For staff', message: 'Meeting at five.', audience: 'staff' },
    { title: 'Not yet', message: 'Soon.', publishFrom: tomorrow },
    { title: 'Removed', message: 'Gone.', deletedAt: db.fn.now() },
  ])
}

/** The tablets of a room, and a teacher with a PIN who acts at one of them for as long as the tests last. */
async function addTablets({ db }: TestApp, classId: number, teacherId: number) {
  await db('staff_pins').insert({ userId: teacherId, hash: await hashPin('4071') })
  for (const name of tablets) {
    const acting =
      name === 'actingTablet' ? { actingUserId: teacherId, actedAt: `${addDays(todayInJohannesburg(), 1)}` } : {}
    const [{ id: deviceId }] = await db('devices')
      .insert({ name, secretHash: hashToken(name), lastSeenAt: db.fn.now(), ...acting })
      .returning('id')
    await db('device_classes').insert({ deviceId, classId })
  }
}

/** A centre of its own, without demo data, as it stands in production. */
export async function openWorld(): Promise<World> {
  const routes: string[] = []
  const server = await openTestApp({
    renderer: {
      page: async () => ({ status: 200, html: '<p>A page</p>', shared: false }),
      sandbox: async () => '<p>Sandbox</p>',
    },
    extend: (app) =>
      app.addHook('onRoute', ({ method, url }) => {
        for (const each of [method].flat()) routes.push(`${each} ${url}`)
      }),
    filling: 'content',
    environment: { DEMO: false, SHOW_DEMO_PASSWORDS: false, SHOW_STATEMENTS: false, SANDBOX: false, TRUST_PROXY: true },
  })
  const { db } = server
  const accounts = await addAccounts(server)
  const today = todayInJohannesburg()
  const programId = (await db('programs').where({ code: 'toddlers' }).first('id')).id
  const classes = ['Weavers', 'Hoopoes'].map((name, position) => ({
    name,
    ageGroup: '2-3 years',
    ageFromMonths: 24,
    ageToMonths: 36,
    capacity: 400,
    room: name,
    programId,
    position,
  }))
  const [{ id: classId }, { id: otherClassId }] = await db('classes').insert(classes).returning('id')
  await db('duties').insert([
    { userId: accounts.classTeacher.id, kind: 'teacher', classId },
    { userId: accounts.otherTeacher.id, kind: 'teacher', classId: otherClassId },
    { userId: accounts.kitchen.id, kind: 'kitchen' },
    { userId: accounts.gate.id, kind: 'gate' },
  ])
  const addChild = async (owner: Member | null, inClass: number) => {
    const notes = { allergies: `Nuts ${owner}`, medicalNotes: `Asthma ${owner}`, classId: inClass, programId }
    const id = await server.addChild(buildChild(notes), owner ? [accounts[owner].id] : [])
    await db('attendance').insert({ childId: id, date: today, status: 'present', timeIn: '07:30' })
    await addLearning(server, id, `${owner}`)
    await addCare(server, { id, classId: inClass, owner: `${owner}` }, accounts.admin.id)
    await addMoment(server, { id, classId: inClass, owner: `${owner}` }, accounts.admin.id)
    return id
  }
  const children = {
    parent: await addChild('parent', classId),
    otherParent: await addChild('otherParent', otherClassId),
    teacher: await addChild('teacher', otherClassId),
    unlinked: await addChild(null, otherClassId),
  }
  const [own = 0, others = 0] = await addSessions(server, [classId, otherClassId], accounts.admin.id)
  await addNotices(server, classId)
  await addTablets(server, classId, accounts.classTeacher.id)
  await addMoney(server, children)
  await addReportCards(server, children)
  const families = {
    parent: { id: accounts.parent.id, childId: children.parent },
    otherParent: { id: accounts.otherParent.id, childId: children.otherParent },
  }
  await addUniforms(server, families)
  await addVolunteering(server, families)
  await addAcademicReports(server, children)
  // somebody's, whom nobody here is
  const userId = accounts.endedSession.id
  await db('second_factors').insert({ userId, secret: 'sealed', salt: 'c2FsdA', confirmedAt: db.fn.now() })
  await db('recovery_codes').insert({ id: 'a hash', userId })
  const key = { credentialId: 'nobody', publicKey: Buffer.from('key'), counter: 0, transports: '[]', name: 'Old phone' }
  await db('passkeys').insert({ ...key, userId })
  let last = 0
  const serial = () => ++last

  const world: World = {
    server,
    routes,
    password,
    accounts,
    children,
    conversations: await addConversations(server, accounts, children),
    classId,
    otherClassId,
    sessions: { own, others },
    programId,
    today,
    serial,
    async cookieOf(who) {
      if (who === 'guest') return undefined
      if (isTablet(who)) return `kiewiet_room=${who}`
      const token = await startSession(db, await User.query(db).findById(accounts[who].id).throwIfNotFound(), 'test')
      if (who === 'endedSession')
        await db('sessions').where({ userId: accounts[who].id }).update({ endedAt: db.fn.now() })
      return `${sessionCookie}=${await sealToken(token, server.environment)}`
    },
    async contextOf(who) {
      const cookie = await world.cookieOf(who)
      const sealed = isTablet(who) ? undefined : cookie?.slice(sessionCookie.length + 1)
      const context: Context = {
        db,
        isTransaction: false,
        afterRead: null,
        viewer: guest,
        sessionCookie: sealed,
        environment: server.environment,
        requestId: 'matrix',
        idempotencyKey: null,
        userAgent: 'test',
        clientAddress: `203.0.113.${serial() % 250}`,
        loaders: new Loaders(db),
        deviceTokens: [],
        showStatements: false,
        roomToken: isTablet(who) ? who : undefined,
        setRoom: () => undefined,
        setDevices: () => undefined,
        setSession: async () => undefined,
      }
      context.viewer = await readViewer(context)
      return context
    },
    async addApplication() {
      const { termsAccepted: _, website: _website, ...answers } = buildEnrollment()
      const reference = `KW-${String(serial()).padStart(6, '0')}`
      const row = { ...answers, reference, termsVersion: 'test' }
      return (await db('applications').insert(row).returning('id'))[0].id
    },
    async addInvitation(email) {
      const { url } = await invite(await world.contextOf('admin'), email, children.unlinked)
      return new URL(url).searchParams.get('invitation') ?? ''
    },
  }
  await addCalendar(world)
  await addFormerGuardian(world)
  return world
}

/** Each try comes from another address, so that none is slowed down for the one before. */
export const somewhere = (world: World) => ({
  'x-forwarded-for': `198.51.${world.serial() % 250}.${world.serial() % 250}`,
})
