import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addMonths, todayInJohannesburg } from '#graphql/values/dates.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let app: TestApp
let cookie: string
beforeAll(async () => {
  app = await openTestApp()
  cookie = await app.signIn('admin')
})
afterAll(() => app.close())

const url = '/api/admin/parent-child-relationships'

interface Relationship {
  id: number
  parentId: number
  childId: number
  isPrimary: boolean
}
interface Answer {
  message: string
  existingId?: number
  relationship: Relationship
  relationships: Relationship[]
}
const rest = (method: string, path: string, body?: unknown) => app.rest<Answer>(method, path, { cookie, body })
const link = (parentId: number, childId: number, more: object = {}) =>
  rest('POST', url, { parentId: String(parentId), childId, relationshipType: 'parent', isPrimary: false, ...more })
const primaryOf = async (childId: number) =>
  (await app.db('guardianships').where({ childId, isPrimary: true })).map((row) => row.parentId)

const update = /* GraphQL */ `
  mutation Update($input: UpdateRelationshipInput!) {
    updateRelationship(input: $input) { id relationshipType isPrimary mayCollect version }
  }
`
const importFamily = /* GraphQL */ `
  mutation Import($input: ImportFamilyInput!) {
    importFamily(input: $input) { id guardians { parent { id email } } }
  }
`

describe('the links', () => {
  const search = /* GraphQL */ `
    query Links($first: Int, $after: String, $search: String) {
      relationships(first: $first, after: $after, search: $search) {
        edges { node { id } }
        pageInfo { endCursor hasNextPage }
        totalCount
      }
    }
  `
  interface Links {
    relationships: {
      edges: { node: { id: number } }[]
      pageInfo: { endCursor: string; hasNextPage: boolean }
      totalCount: number
    }
  }

  it('come page by page, the newest children first, and are found by words of parent and child', async () => {
    const parent = await app.addUser({ firstName: 'Nomvula', lastName: 'Sêkoto' })
    const ids: number[] = []
    for (const firstName of ['Ayanda', 'Bandile', 'Cebo']) {
      const childId = await app.addChild({ firstName, lastName: 'Nkambule' })
      ids.unshift((await link(parent.id, childId)).json.relationship.id)
    }
    const read = async (variables: Record<string, unknown>) =>
      (await app.graphql<Links>(search, variables, { cookie })).data.relationships
    const one = await read({ search: 'sekoto nkamb', first: 2 })
    expect(one).toMatchObject({ pageInfo: { hasNextPage: true }, totalCount: 3 })
    const two = await read({ search: 'sekoto nkamb', first: 2, after: one.pageInfo.endCursor })
    expect(two.pageInfo.hasNextPage).toBe(false)
    expect([...one.edges, ...two.edges].map(({ node }) => node.id)).toEqual(ids)
    expect((await read({ search: 'sekoto bandile' })).edges.map(({ node }) => node.id)).toEqual([ids[1]])
    const { headers, json } = await rest('GET', `${url}?limit=1`)
    expect(json.relationships).toHaveLength(1)
    expect(String(headers.link)).toContain('rel="next"')
  })
})

describe('linking a parent', () => {
  it('answers as documented, lets the parent see the child, and unlinking takes that away', async () => {
    const parent = await app.addUser()
    const childId = await app.addChild()
    const seen = async () => {
      const { data } = await app.graphql<{ myChildren: { id: number }[] }>(
        '{ myChildren { id } }',
        {},
        { cookie: parent.cookie },
      )
      return data.myChildren.map(({ id }) => id)
    }
    const { status, json } = await link(parent.id, childId)
    expect(status).toBe(201)
    expect(json).toMatchObject({
      message: 'Parent linked successfully',
      relationship: { parentId: parent.id, childId, relationshipType: 'parent', isPrimary: true, mayCollect: true },
    })
    expect(await seen()).toEqual([childId])
    expect((await rest('GET', url)).json.relationships.map(({ id }) => id)).toContain(json.relationship.id)
    expect((await rest('DELETE', `${url}/${json.relationship.id}`)).json.message).toBe(
      'Relationship removed successfully',
    )
    expect(await seen()).toEqual([])
    expect((await rest('DELETE', `${url}/${json.relationship.id}`)).status).toBe(404)
  })

  it('twice is refused with the link that is there, also at once', async () => {
    const [parent, childId] = [await app.addUser(), await app.addChild()]
    const answers = await Promise.all([1, 2, 3].map(() => link(parent.id, childId)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const [there] = await app.db('guardianships').where({ childId })
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({
      message: 'This parent is already linked to this child.',
      existingId: there.id,
    })
  })

  it('gives a parent the rights of one, and anybody else none that nobody has named', async () => {
    const childId = await app.addChild()
    const linked = async (relationshipType: string) => {
      const { id } = await app.addUser()
      await link(id, childId, { relationshipType })
      return app.db('guardianships').where({ parentId: id, childId }).first()
    }
    expect(await linked('guardian')).toMatchObject({ mayCollect: true, mayDecide: true })
    expect(await linked('grandparent')).toMatchObject({ mayCollect: false, mayDecide: false })
  })

  it('needs people who are there', async () => {
    const childId = await app.addChild()
    expect((await link(999_999, childId)).status).toBe(404)
    expect((await link((await app.addUser()).id, 999_999)).status).toBe(404)
  })
})

describe('the primary guardian', () => {
  it('is always one alone, however it is changed', async () => {
    const childId = await app.addChild()
    const [one, two, three] = [await app.addUser(), await app.addUser(), await app.addUser()]
    await link(one.id, childId)
    const second = (await link(two.id, childId)).json.relationship
    expect(await primaryOf(childId)).toEqual([one.id])
    const input = { id: second.id, version: 1, isPrimary: true, relationshipType: 'father', mayCollect: false }
    const { data } = await app.graphql(update, { input }, { cookie })
    expect(data).toEqual({
      updateRelationship: { id: second.id, relationshipType: 'father', isPrimary: true, mayCollect: false, version: 2 },
    })
    expect(await primaryOf(childId)).toEqual([two.id])
    await link(three.id, childId, { isPrimary: true })
    expect(await primaryOf(childId)).toEqual([three.id])
    expect((await app.graphql(update, { input }, { cookie })).error?.code).toBe('STALE')
  })
})

describe('an imported line', () => {
  const line = (serial: string, more: object = {}) => ({
    firstName: `Import${serial}`,
    lastName: 'Family',
    dateOfBirth: addMonths(todayInJohannesburg(), -20),
    parentEmail: `import.${serial}@families.example`,
    parentFirstName: 'Zinhle',
    parentPhone: '082 555 0199',
    relationshipType: 'mother',
    ...more,
  })
  const send = (input: object) =>
    app.graphql<{ importFamily: { id: number; guardians: { parent: { id: number; email: string } }[] } }>(
      importFamily,
      { input },
      { cookie },
    )

  it('makes the child, an account that nobody can sign in to yet, and the link; a sibling finds the account', async () => {
    const first = await send(line('a'))
    expect(first.error).toBeNull()
    const [parent] = first.data.importFamily.guardians
    expect(parent?.parent.email).toBe('import.a@families.example')
    const sibling = await send(line('b', { parentEmail: 'IMPORT.a@families.example' }))
    expect(sibling.data.importFamily.guardians[0]?.parent.id).toBe(parent?.parent.id)
    expect(await app.db('children').where({ id: first.data.importFamily.id }).first()).toMatchObject({
      emergencyContact: 'Zinhle Family',
      emergencyContactPhone: '082 555 0199',
    })
  })

  it('pairs nobody with the number of another: a whole contact is taken, half a one is refused', async () => {
    const [name, phone] = [{ emergencyContact: 'Gran Mo' }, { emergencyContactPhone: '083 999 1234' }]
    const { data } = await send(line('g', { ...name, ...phone }))
    expect(await app.db('children').where({ id: data.importFamily.id }).first()).toMatchObject({ ...name, ...phone })
    for (const half of [name, phone]) {
      const { error } = await send(line('h', half))
      expect(error?.fields?.emergencyContactPhone).toMatch(/^Please enter both the name and the phone number/)
    }
    expect(await app.db('children').where({ firstName: 'Importh' })).toHaveLength(0)
  })

  it('is refused the second time, and leaves nothing behind', async () => {
    await send(line('c'))
    const { error } = await send(line('c', { firstName: 'IMPORTC', parentEmail: 'other.c@families.example' }))
    expect(error).toMatchObject({ code: 'CONFLICT', message: expect.stringMatching(/is already here: Importc Family/) })
    expect(await app.db('users').where({ email: 'other.c@families.example' })).toHaveLength(0)
  })

  it('does not open a child to an account in another name, which a stranger may have registered', async () => {
    const { email } = await app.addUser({ firstName: 'Piet', lastName: 'Stranger' })
    expect((await send(line('e', { parentEmail: email }))).error).toMatchObject({ code: 'CONFLICT' })
    expect(await app.db('children').where({ firstName: 'Importe' })).toHaveLength(0)
  })

  it('does not open a child to an account whose address nobody has confirmed', async () => {
    const stranger = await app.addUser({ emailVerifiedAt: null })
    const { error } = await send(line('d', { parentEmail: stranger.email }))
    expect(error?.code).toBe('CONFLICT')
    expect(await app.db('children').where({ firstName: 'Importd' })).toHaveLength(0)
  })
})

describe('everyone else', () => {
  it('neither sees nor changes who belongs to whom', async () => {
    const parent = await app.addUser()
    const childId = await app.addChild({}, [parent.id])
    for (const [method, path] of [
      ['GET', url],
      ['POST', url],
      ['DELETE', `${url}/1`],
    ] as const) {
      expect((await app.rest(method, path, { body: {} })).status).toBe(401)
      expect((await app.rest(method, path, { body: {}, cookie: parent.cookie })).status).toBe(403)
    }
    for (const document of [
      '{ relationships { edges { node { id } } } }',
      '{ myChildren { guardians { id } } }',
      '{ viewer { guardianships { id } } }',
    ]) {
      expect((await app.graphql(document, {}, { cookie: parent.cookie })).error?.code).toBe('FORBIDDEN')
    }
    const { error } = await app.graphql(
      importFamily,
      { input: { firstName: 'A', lastName: 'B', dateOfBirth: todayInJohannesburg() } },
      { cookie: parent.cookie },
    )
    expect(error?.code).toBe('FORBIDDEN')
    expect(await app.db('guardianships').where({ childId })).toHaveLength(1)
  })
})
