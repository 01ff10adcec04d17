import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await openTestApp({ filling: 'content' })
  admin = (await app.addUser({ role: 'admin' })).cookie
})
afterAll(() => app.close())

const asAdmin = async <Data>(document: string, variables: object) => {
  const { data, error } = await app.graphql<Data>(document, { ...variables }, { cookie: admin })
  return { data, error }
}
const inviteTo = async (childId: number, email: string) => {
  const document = 'mutation ($input: InviteParentInput!) { inviteParent(input: $input) { id url } }'
  const { data } = await asAdmin<{ inviteParent: { id: number; url: string } }>(document, { input: { childId, email } })
  const { id, url } = data.inviteParent
  return { id, token: new URL(url).searchParams.get('invitation') ?? '' }
}
const accept = (token: string, cookie: string) =>
  app.graphql<{ acceptInvitation: { isWaiting: boolean } }>(
    'mutation ($token: String!) { acceptInvitation(token: $token) { isWaiting } }',
    { token },
    { cookie },
  )
const renew = (id: number) =>
  asAdmin<{ renewInvitation: { id: number; url: string } }>(
    'mutation ($id: Int!) { renewInvitation(id: $id) { id url } }',
    { id },
  )
const withdraw = (id: number) => asAdmin('mutation ($id: Int!) { withdrawInvitation(id: $id) { state } }', { id })
const confirm = (id: number, more: object = {}) =>
  asAdmin('mutation ($input: ConfirmInvitationInput!) { confirmInvitation(input: $input) { state } }', {
    input: { id, ...more },
  })
const refuse = (id: number) => asAdmin('mutation ($id: Int!) { refuseInvitation(id: $id) { state } }', { id })

interface Listed {
  id: number
  email: string
  state: string
  requestedBy: { email: string } | null
}
const listed = async (childId: number) =>
  (
    await asAdmin<{ invitations: Listed[] }>(
      'query ($childId: Int) { invitations(childId: $childId) { id email state requestedBy { email } } }',
      { childId },
    )
  ).data.invitations
const ownChildren = async (cookie: string) =>
  (await app.graphql<{ myChildren: { id: number }[] }>('{ myChildren { id } }', {}, { cookie })).data.myChildren
const linksOf = (childId: number) => app.db('guardianships').where({ childId }).orderBy('id')
const unlink = async (parentId: number, childId: number) => {
  const { id } = await app.db('guardianships').where({ parentId, childId }).first()
  return asAdmin('mutation ($id: Int!) { removeRelationship(id: $id) { id } }', { id })
}
const auditOf = (action: string, entityId: number) => app.db('audit_entries').where({ action, entityId })

describe('a guardian who was unlinked', () => {
  it('cannot link himself again with an older invitation, whichever mailbox it was sent to', async () => {
    const childId = await app.addChild()
    const father = await app.addUser()
    const used = await inviteTo(childId, father.email)
    const spare = await inviteTo(childId, 'his.other.address@families.example')
    expect((await accept(used.token, father.cookie)).data.acceptInvitation.isWaiting).toBe(false)
    const again = await inviteTo(childId, father.email)
    await unlink(father.id, childId)
    for (const { token } of [spare, again]) expect((await accept(token, father.cookie)).error?.code).toBe('NOT_FOUND')
    expect(await ownChildren(father.cookie)).toEqual([])
    expect(await listed(childId)).toEqual([])
  })

  it('leads back as little when the account was deleted', async () => {
    const childId = await app.addChild()
    const father = await app.addUser()
    await app.db('guardianships').insert({ parentId: father.id, childId })
    await inviteTo(childId, 'his.third.address@families.example')
    await asAdmin('mutation ($id: Int!) { deleteUser(id: $id) { id } }', { id: father.id })
    expect(await listed(childId)).toEqual([])
  })

  it('has nothing left to be confirmed', async () => {
    const childId = await app.addChild()
    const father = await app.addUser()
    const { id, token } = await inviteTo(childId, 'somebody@families.example')
    await accept(token, father.cookie)
    await app.db('guardianships').insert({ parentId: father.id, childId })
    await unlink(father.id, childId)
    expect((await confirm(id)).error?.code).toBe('NOT_FOUND')
    expect(await linksOf(childId)).toEqual([])
  })
})

describe('an invitation', () => {
  it('is the only open one of its address and child, also when several are sent at once', async () => {
    const childId = await app.addChild()
    const email = 'several@families.example'
    const sent = await Promise.all([1, 2, 3].map(() => inviteTo(childId, email)))
    expect(await listed(childId)).toHaveLength(1)
    const user = await app.addUser({ email })
    const answers = []
    for (const { token } of sent) answers.push((await accept(token, user.cookie)).error?.code ?? 'linked')
    expect(answers.sort()).toEqual(['NOT_FOUND', 'NOT_FOUND', 'linked'])
  })

  it('ends when the child or the account of its address is removed, and when that account is linked', async () => {
    const [removed, childId] = [await app.addChild(), await app.addChild()]
    const [parent, gone] = [await app.addUser(), await app.addUser()]
    const toRemoved = await inviteTo(removed, parent.email)
    await inviteTo(childId, parent.email)
    await inviteTo(childId, gone.email)
    await asAdmin('mutation ($id: Int!) { deleteChild(id: $id) { id } }', { id: removed })
    await asAdmin('mutation ($id: Int!) { deleteUser(id: $id) { id } }', { id: gone.id })
    expect((await listed(childId)).map(({ email }) => email)).toEqual([parent.email])
    const input = { parentId: parent.id, childId }
    await asAdmin('mutation ($input: LinkParentInput!) { linkParent(input: $input) { id } }', { input })
    expect(await listed(childId)).toEqual([])
    await asAdmin('mutation ($id: Int!) { restoreChild(id: $id) { id } }', { id: removed })
    expect((await accept(toRemoved.token, parent.cookie)).error?.code).toBe('NOT_FOUND')
  })

  it('can be sent again with a new link, and withdrawn', async () => {
    const childId = await app.addChild()
    const parent = await app.addUser()
    const first = await inviteTo(childId, parent.email)
    const { data } = await renew(first.id)
    expect((await accept(first.token, parent.cookie)).error?.code).toBe('NOT_FOUND')
    expect(await app.db('emails').where({ recipient: parent.email })).toHaveLength(2)
    expect((await withdraw(data.renewInvitation.id)).data).toEqual({ withdrawInvitation: { state: 'ended' } })
    const token = new URL(data.renewInvitation.url).searchParams.get('invitation') ?? ''
    expect((await accept(token, parent.cookie)).error?.code).toBe('NOT_FOUND')
    expect((await renew(data.renewInvitation.id)).error?.code).toBe('NOT_FOUND')
    expect((await withdraw(data.renewInvitation.id)).error?.code).toBe('NOT_FOUND')
    expect(await auditOf('withdrawInvitation', data.renewInvitation.id)).toHaveLength(1)
  })

  it('links the invited address at once, but lets nobody collect; the office and the other guardians are told', async () => {
    const mother = await app.addUser({ firstName: 'Zinhle', lastName: 'Tau' })
    const childId = await app.addChild({ firstName: 'Lerato', lastName: 'Tau' }, [mother.id])
    await app.db('guardianships').where({ childId }).update({ isPrimary: true })
    const father = await app.addUser({ firstName: 'Sipho', lastName: 'Moloi' })
    const { token } = await inviteTo(childId, father.email)
    await accept(token, father.cookie)
    const [, link] = await linksOf(childId)
    expect(link).toMatchObject({ parentId: father.id, mayCollect: false, isPrimary: false })
    expect(await auditOf('linkParent', link.id)).toMatchObject([{ userId: father.id, after: { mayCollect: false } }])
    const [mail] = await app.db('emails').where({ recipient: mother.email })
    expect(mail.subject).toBe("Sipho Moloi can now follow Lerato's day")
    const [told] = await app.db('notifications').where({ kind: 'family.linked' }).orderBy('id', 'desc')
    expect(told.text).toBe('Sipho Moloi can now follow Lerato Tau. Please say whether they may collect.')
  })
})

describe('an invitation that another address used', () => {
  const used = async () => {
    const childId = await app.addChild({ firstName: 'Neo' })
    const user = await app.addUser()
    const { id, token } = await inviteTo(childId, `invited.${childId}@families.example`)
    expect((await accept(token, user.cookie)).data.acceptInvitation.isWaiting).toBe(true)
    return { childId, user, id }
  }
  const requests = async (cookie: string) =>
    (await app.graphql<{ myConnectionRequests: string[] }>('{ myConnectionRequests }', {}, { cookie })).data
      .myConnectionRequests

  it('waits for an administrator, who is told, and shows nothing of the child until then', async () => {
    const { childId, user, id } = await used()
    expect(await ownChildren(user.cookie)).toEqual([])
    expect(await requests(user.cookie)).toEqual(['Neo'])
    expect(await listed(childId)).toMatchObject([{ id, state: 'waiting', requestedBy: { email: user.email } }])
    expect(await app.db('notifications').where({ kind: 'family.waiting' })).not.toHaveLength(0)
    expect(await auditOf('useInvitation', id)).toMatchObject([{ userId: user.id }])
    expect((await withdraw(id)).error?.code).toBe('NOT_FOUND')
  })

  it('links once it is confirmed, with what the administrator said', async () => {
    const { childId, user, id } = await used()
    expect((await confirm(id, { relationshipType: 'father', mayCollect: true })).data).toEqual({
      confirmInvitation: { state: 'accepted' },
    })
    expect(await linksOf(childId)).toMatchObject([{ parentId: user.id, relationshipType: 'father', mayCollect: true }])
    expect(await requests(user.cookie)).toEqual([])
    expect(await listed(childId)).toEqual([])
    expect((await confirm(id)).error?.code).toBe('NOT_FOUND')
    expect(await auditOf('confirmInvitation', id)).toHaveLength(1)
    expect(await app.db('emails').where({ kind: 'family.confirmed', recipient: user.email })).toHaveLength(1)
  })

  it('is over once it is refused', async () => {
    const { childId, user, id } = await used()
    expect((await refuse(id)).data).toEqual({ refuseInvitation: { state: 'ended' } })
    expect(await linksOf(childId)).toEqual([])
    expect(await requests(user.cookie)).toEqual([])
    expect(await app.db('emails').where({ kind: 'family.refused', recipient: user.email })).toHaveLength(1)
  })

  it('may be refused or confirmed at once, and then one of the two holds', async () => {
    const { childId, id } = await used()
    const answers = await Promise.all([confirm(id), refuse(id)])
    expect(answers.filter(({ error }) => error?.code === 'NOT_FOUND')).toHaveLength(1)
    const [link] = await linksOf(childId)
    const { state } = (await app.db('invitations').where({ number: id })).map(
      ({ endedAt }: { endedAt: string | null }) => ({ state: endedAt ? 'refused' : 'confirmed' }),
    )[0] as { state: string }
    expect(state).toBe(link ? 'confirmed' : 'refused')
  })
})

describe('an invitation that a parent asks for', () => {
  const ask = (cookie: string, childId: number, more: object = {}) =>
    app.graphql<{ askForGuardian: { id: number; state: string } }>(
      'mutation ($input: AskForGuardianInput!) { askForGuardian(input: $input) { id state } }',
      { input: { childId, email: 'sipho.asked@families.example', ...more } },
      { cookie },
    )
  const requests = async (cookie: string) =>
    (
      await app.graphql<{ myGuardianRequests: { id: number; email: string }[] }>(
        '{ myGuardianRequests { id email } }',
        {},
        { cookie },
      )
    ).data.myGuardianRequests
  const family = async () => {
    const parent = await app.addUser()
    return { parent, one: await app.addChild({}, [parent.id]), other: await app.addChild({}, [parent.id]) }
  }
  const mailsTo = (recipient: string) => app.db('emails').where({ recipient })

  it('waits for the office, which sends it: only then it opens the child', async () => {
    const { parent, one } = await family()
    const email = 'sipho.first@families.example'
    const { data } = await ask(parent.cookie, one, { email })
    expect(data.askForGuardian.state).toBe('asked')
    expect(await mailsTo(email)).toEqual([])
    expect(await listed(one)).toMatchObject([{ email, state: 'asked' }])
    expect(await app.db('notifications').where({ kind: 'family.asked' }).orderBy('id', 'desc').first()).toMatchObject({
      title: 'Invite a guardian',
      link: `/admin/dashboard?section=students&child=${one}`,
    })
    expect(await auditOf('askForGuardian', data.askForGuardian.id)).toHaveLength(1)

    const sent = await renew(data.askForGuardian.id)
    expect(await listed(one)).toMatchObject([{ email, state: 'open' }])
    expect(await requests(parent.cookie)).toEqual([])
    expect(await mailsTo(email)).toHaveLength(1)
    const invited = await app.addUser({ email })
    await accept(new URL(sent.data.renewInvitation.url).searchParams.get('invitation') ?? '', invited.cookie)
    expect(await ownChildren(invited.cookie)).toEqual([{ id: one }])
    expect((await linksOf(one)).map(({ mayCollect }) => mayCollect)).toEqual([true, false])
  })

  it('is for the own children, all of them or none, and once', async () => {
    const { parent, one, other } = await family()
    const foreign = await app.addChild()
    expect((await ask(parent.cookie, one, { alsoFor: [foreign] })).error?.code).toBe('NOT_FOUND')
    expect(await requests(parent.cookie)).toEqual([])
    expect((await ask(parent.cookie, one, { alsoFor: [other] })).error).toBeNull()
    expect(await requests(parent.cookie)).toHaveLength(2)
    expect((await ask(parent.cookie, other)).error?.code).toBe('CONFLICT')
  })

  it('is taken back by who asked, and by no other parent; refused, who asked is told', async () => {
    const { parent, one } = await family()
    const stranger = await app.addUser()
    await app.db('guardianships').insert({ parentId: stranger.id, childId: one })
    const takeBack = (id: number, cookie: string) =>
      app.graphql('mutation ($id: Int!) { withdrawInvitation(id: $id) { state } }', { id }, { cookie })
    const first = (await ask(parent.cookie, one)).data.askForGuardian
    expect(await requests(stranger.cookie)).toEqual([])
    expect((await takeBack(first.id, stranger.cookie)).error?.code).toBe('NOT_FOUND')
    expect((await takeBack(first.id, parent.cookie)).error).toBeNull()
    expect(await listed(one)).toEqual([])

    const second = (await ask(parent.cookie, one)).data.askForGuardian
    await withdraw(second.id)
    const { email } = await app.db('users').where({ id: parent.id }).first()
    expect(await mailsTo(email)).toMatchObject([{ kind: 'family.notInvited' }])

    const open = await inviteTo(one, 'sipho.open@families.example')
    expect((await takeBack(open.id, parent.cookie)).error?.code).toBe('NOT_FOUND')
  })

  it('ends with the link of who asked', async () => {
    const { parent, one } = await family()
    const { id } = (await ask(parent.cookie, one)).data.askForGuardian
    await unlink(parent.id, one)
    expect((await renew(id)).error?.code).toBe('NOT_FOUND')
  })
})
