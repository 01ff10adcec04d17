import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { consentTexts, isGranted, isOpen } from './consents.rules.ts'

let app: TestApp
let parent: Awaited<ReturnType<TestApp['addUser']>>
beforeAll(async () => {
  app = await openTestApp()
  parent = await app.addUser({ firstName: 'Nomsa', lastName: 'Khumalo' })
})
afterAll(() => app.close())

const { version } = consentTexts.photo
const answer = /* GraphQL */ `
  mutation Answer($input: ConsentInput!) {
    answerConsent(input: $input) { id kind granted signedBy }
  }
`
const own = '{ myChildren { id consents { kind granted signedBy givenByName } } }'
const ofChild = 'query ($id: Int!) { child(id: $id) { consents { kind granted signedBy givenByName } } }'

const say = (childId: number, overrides: object = {}, cookie = parent.cookie) =>
  app.graphql(answer, { input: { childId, kind: 'photo', granted: true, version, ...overrides } }, { cookie })

const seenBy = async (cookie: string, childId: number) => {
  const { data } = await app.graphql<{ myChildren: { id: number; consents: unknown[] }[] }>(own, {}, { cookie })
  return data.myChildren.find(({ id }) => id === childId)?.consents
}

describe('a consent', () => {
  it('is given and withdrawn by a parent, and every answer is kept', async () => {
    const childId = await app.addChild({}, [parent.id])
    expect(await seenBy(parent.cookie, childId)).toEqual([])
    expect((await say(childId)).error).toBeNull()
    expect((await say(childId, { kind: 'outing' })).error).toBeNull()
    expect((await say(childId, { granted: false })).error).toBeNull()
    expect(await seenBy(parent.cookie, childId)).toEqual([
      { kind: 'photo', granted: false, signedBy: null, givenByName: 'Nomsa Khumalo' },
      { kind: 'outing', granted: true, signedBy: null, givenByName: 'Nomsa Khumalo' },
    ])
    expect(await app.db('consents').where({ childId }).orderBy('id').pluck('granted')).toEqual([true, true, false])
    const trail = await app.db('audit_entries').where({ action: 'answerConsent', userId: parent.id })
    expect(trail.at(-1)).toMatchObject({ before: { granted: true }, after: { granted: false } })
  })

  it("is not found for another family's child", async () => {
    const childId = await app.addChild({}, [parent.id])
    await say(childId)
    const stranger = await app.addUser()
    expect((await say(childId, { granted: false }, stranger.cookie)).error?.code).toBe('NOT_FOUND')
    expect((await say(childId, {}, '')).error?.code).toBe('UNAUTHENTICATED')
    // an administrator answers for nobody without a paper
    expect((await say(childId, {}, await app.signIn('admin'))).error?.code).toBe('NOT_FOUND')
    expect(await seenBy(parent.cookie, childId)).toHaveLength(1)
  })

  it('that one parent refuses is not given by another one: the no counts, and the office is told', async () => {
    const father = await app.addUser({ firstName: 'Sipho', lastName: 'Khumalo' })
    const childId = await app.addChild({ firstName: 'Zola' }, [parent.id, father.id])
    await say(childId, { granted: false })
    expect((await say(childId, {}, father.cookie)).error?.code).toBe('CONFLICT')
    expect(await seenBy(father.cookie, childId)).toMatchObject([{ granted: false, givenByName: 'Nomsa Khumalo' }])
    const told = await app.db('notifications').where({ kind: 'consent.differs' })
    expect(told.some(({ text }) => text.includes('Zola'))).toBe(true)
    expect((await say(childId)).error).toBeNull()
    expect((await say(childId, { granted: false }, father.cookie)).error).toBeNull()
    // an answer of somebody who no longer decides binds nobody
    await app.db('guardianships').where({ childId, parentId: father.id }).update({ mayDecide: false })
    expect((await say(childId)).error).toBeNull()
  })

  it('that one parent has given and another one refuses then is told to the office as well', async () => {
    const father = await app.addUser({ firstName: 'Sipho', lastName: 'Khumalo' })
    const childId = await app.addChild({ firstName: 'Bheki' }, [parent.id, father.id])
    const told = async () => app.db('notifications').where('link', 'like', `%&child=${childId}`).pluck('title')
    await say(childId, { kind: 'medical' })
    await say(childId, { kind: 'medical', granted: false })
    expect(await told()).toEqual([])
    await say(childId, { kind: 'medical' })
    await say(childId, { kind: 'medical', granted: false }, father.cookie)
    expect(await told()).toEqual(['Guardians disagree about a consent'])
    // the same once a day, however often it is tried
    for (const again of [1, 2])
      expect([again, (await say(childId, { kind: 'medical' })).error?.code]).toEqual([again, 'CONFLICT'])
    expect(await told()).toHaveLength(1)
    // what they agree about in between, and one refuses again, is another matter
    expect((await say(childId, { kind: 'medical' }, father.cookie)).error).toBeNull()
    await say(childId, { kind: 'medical' })
    await say(childId, { kind: 'medical', granted: false }, father.cookie)
    expect(await told()).toHaveLength(2)
  })

  it('that another one or a paper refuses is not given by refusing first and then agreeing', async () => {
    const father = await app.addUser({ firstName: 'Sipho', lastName: 'Khumalo' })
    const childId = await app.addChild({ firstName: 'Lwazi' }, [parent.id, father.id])
    const admin = await app.signIn('admin')
    const turnsRound = async () => {
      expect((await say(childId, { granted: false })).error).toBeNull()
      return (await say(childId)).error?.code
    }
    await say(childId, { granted: false }, father.cookie)
    expect(await turnsRound()).toBe('CONFLICT')
    await say(childId, { granted: false, signedBy: 'Nomsa Khumalo' }, admin)
    expect(await turnsRound()).toBe('CONFLICT')
    expect(await seenBy(father.cookie, childId)).toMatchObject([{ granted: false }])
    await say(childId, { signedBy: 'Both of them' }, admin)
    expect(await turnsRound()).toBeUndefined()
    await say(childId, { granted: false, signedBy: 'Sipho Khumalo' }, admin)
    expect(await turnsRound()).toBe('CONFLICT')
  })

  it('that a paper refuses stands whatever its name is, since a parent without an account may have signed, until the office records another one', async () => {
    const [childId, admin] = [await app.addChild({ firstName: 'Anele' }, [parent.id]), await app.signIn('admin')]
    const told = async () => app.db('notifications').where('link', 'like', `%&child=${childId}`).pluck('text')
    for (const kind of ['photo', 'outing', 'medical']) {
      await say(childId, { kind, granted: false, signedBy: 'Nomsa Khumalo' }, admin)
      expect((await say(childId, { kind })).error?.code).toBe('CONFLICT')
      expect(await told()).toContainEqual(
        expect.stringMatching(/Anele .*: the refusal applies, as signed on paper by Nomsa Khumalo\. Nomsa Khumalo now/),
      )
      await say(childId, { kind, signedBy: 'Nomsa Khumalo' }, admin)
      expect((await say(childId, { kind })).error).toBeNull()
    }
    expect(await told()).toHaveLength(3)
  })

  it('that two papers refuse is told to the office with both names: the later one does not take the place of the earlier one', async () => {
    const [childId, admin] = [await app.addChild({}, [parent.id]), await app.signIn('admin')]
    for (const signedBy of ['Piet Vader', 'Nomsa Khumalo']) await say(childId, { granted: false, signedBy }, admin)
    expect((await say(childId)).error?.code).toBe('CONFLICT')
    const [{ text }] = await app.db('notifications').where('link', 'like', `%&child=${childId}`)
    expect(text).toContain('signed on paper by Nomsa Khumalo and Piet Vader.')
  })

  it('is not answered by a grandparent, who sees it', async () => {
    const gogo = await app.addUser()
    const childId = await app.addChild({}, [parent.id, gogo.id])
    await say(childId, { granted: false })
    await app.db('guardianships').where({ childId, parentId: gogo.id }).update({ mayDecide: false })
    for (const granted of [true, false])
      expect((await say(childId, { granted }, gogo.cookie)).error?.code).toBe('FORBIDDEN')
    expect(await seenBy(gogo.cookie, childId)).toMatchObject([{ granted: false, givenByName: 'Nomsa Khumalo' }])
    const decides = async (cookie: string) =>
      (await app.graphql<{ myChildren: unknown[] }>('{ myChildren { id mayDecide } }', {}, { cookie })).data.myChildren
    expect(await decides(gogo.cookie)).toEqual([{ id: childId, mayDecide: false }])
    expect(await decides(parent.cookie)).toContainEqual({ id: childId, mayDecide: true })
  })

  it('is recorded by staff from a paper, and shown to them', async () => {
    const childId = await app.addChild({}, [parent.id])
    const cookie = await app.signIn('admin')
    expect((await say(childId, { signedBy: 'Nomsa Khumalo' }, cookie)).error).toBeNull()
    const { data } = await app.graphql(ofChild, { id: childId }, { cookie })
    expect(data).toEqual({
      child: {
        consents: [{ kind: 'photo', granted: true, signedBy: 'Nomsa Khumalo', givenByName: 'Annelie Kruger' }],
      },
    })
    expect((await say(childId, { signedBy: 'Myself' })).error?.code).toBe('FORBIDDEN')
  })

  it('is for the text as it stands now', async () => {
    const childId = await app.addChild({}, [parent.id])
    expect((await say(childId, { version: '2020-1' })).error?.code).toBe('CONFLICT')
    expect((await say(childId, { kind: 'everything' })).error).toMatchObject({
      fields: { kind: 'Please choose photo, outing or medical.' },
    })
    expect(await seenBy(parent.cookie, childId)).toEqual([])
  })

  it('is open until it is answered, and again when its text has changed since a yes', () => {
    const yes = { kind: 'photo', granted: true, version }
    expect([isOpen(undefined), isOpen(yes), isOpen({ ...yes, granted: false })]).toEqual([true, false, false])
    expect([isGranted(undefined), isGranted(yes), isGranted({ ...yes, granted: false })]).toEqual([false, true, false])
    const older = { ...yes, version: '2020-1' }
    expect([isOpen(older), isGranted(older)]).toEqual([true, false])
  })
})
