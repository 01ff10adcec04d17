import { buildSchema, getIntrospectionQuery, isObjectType, parse, specifiedRules, validate } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSchema } from '#graphql/schema.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { webOperations } from '#tests/setup/webQueries.ts'
import { limits, limitsRule } from './limits.ts'

const schema = buildSchema(`
  type Query { child: Child, children: [Child!]! }
  type Mutation { signIn(password: String): Boolean }
  type Child { name: String, parents: [Parent!]! }
  type Parent { name: String, children: [Child!]! }
`)

const problemsOf = (document: string) =>
  validate(schema, parse(document), [limitsRule]).map(({ message }) => /too (\w+ \w+)/.exec(message)?.[1])

const nested = (levels: number): string => (levels <= 1 ? 'name' : `parents { ${nestedIn(levels - 1)} }`)
const nestedIn = (levels: number): string => (levels <= 1 ? 'name' : `children { ${nested(levels - 1)} }`)
const many = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => make(i)).join(' ')

describe('an operation', () => {
  it('may be as deep as the limit and no deeper', () => {
    expect(problemsOf(`{ child { ${nested(limits.depth - 1)} } }`)).not.toContain('many levels')
    expect(problemsOf(`{ child { ${nested(limits.depth)} } }`)).toContain('many levels')
  })

  it('may have as many fields in one place as the limit, counted through fragments', () => {
    const fields = (count: number) =>
      `{ child { ...names ...names } } fragment names on Child { ${many(count / 2, () => 'name')} }`
    expect(problemsOf(fields(limits.breadth))).toEqual([])
    expect(problemsOf(fields(limits.breadth + 2))).toEqual(['many fields'])
  })

  it('may ask for the schema twice, and names few of its parts otherwise', () => {
    const schemas = (count: number) => `{ ${many(count, (index) => `a${index}: __schema { types { name } }`)} }`
    expect(problemsOf(getIntrospectionQuery())).toEqual([])
    expect(problemsOf(schemas(2))).toEqual([])
    expect(problemsOf(schemas(3))).toEqual(['high a'])
    expect(problemsOf(`{ __schema { ${many(5, (index) => `a${index}: types { name }`)} } }`)).toEqual(['many aliases'])
  })

  it('may have as many aliases as the limit, wherever they stand', () => {
    const aliased = (count: number) => `{ child { ${many(count, (index) => `a${index}: name`)} } }`
    expect(problemsOf(aliased(limits.aliases))).toEqual([])
    expect(problemsOf(aliased(limits.aliases + 1))).toEqual(['many aliases'])
  })

  it('costs more for a list in a list', () => {
    expect(problemsOf('{ children { parents { children { name } } } }')).toEqual([])
    expect(problemsOf('{ children { parents { children { parents { name } } } } }')).toEqual(['high a'])
  })

  it('costs less where a list says that it is short', () => {
    const short = buildSchema('type Query { children: [Child!]! } type Child { name: String, children: [Child!]! }')
    const deep = '{ children { children { children { children { name } } } } }'
    const costs = () => validate(short, parse(deep), [limitsRule]).map(({ message }) => message)
    expect(costs()).toHaveLength(1)
    const children = short.getType('Child')
    if (isObjectType(children))
      children.getFields().children = { ...children.getFields().children, extensions: { rows: 4 } } as never
    expect(costs()).toEqual([])
  })

  it('cannot be made dear by fragments that spread each other', () => {
    const doubling = many(
      30,
      (index) => `fragment f${index} on Child { ...f${index + 1} parents { children { ...f${index + 1} } } }`,
    )
    const document = `{ child { ...f0 } } ${doubling} fragment f30 on Child { name }`
    expect(problemsOf(document)).toContain('many levels')
  })

  it('with a fragment inside itself is refused by the rule for that, and does not hang', () => {
    const document = parse('{ child { ...f } } fragment f on Child { parents { children { ...f } } }')
    const messages = validate(schema, document, [...specifiedRules, limitsRule]).map(({ message }) => message)
    expect(messages.join()).toContain('Cannot spread fragment "f" within itself')
  })

  it('makes a few changes at once, and not as many as somebody who guesses', () => {
    expect(problemsOf(`mutation { ${many(limits.mutations, () => 'signIn')} }`)).toEqual([])
    expect(problemsOf(`mutation { ${many(limits.mutations + 1, () => 'signIn')} }`)).toEqual(['many changes'])
  })
})

describe('the server', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await openTestApp({ filling: 'content' })
  })
  afterAll(() => server.close())

  const refusal = async (document: string) => {
    const { status, error } = await server.graphql(document)
    return { status, code: error?.code, message: error?.message }
  }

  it('refuses what goes over a limit, and says which', async () => {
    const document = `{ ${many(limits.aliases + 1, (index) => `a${index}: viewer { id }`)} }`
    expect(await refusal(document)).toEqual({
      status: 400,
      code: 'GRAPHQL_VALIDATION_FAILED',
      message: `This operation has too many aliases: ${limits.aliases + 1}, and at most ${limits.aliases} are allowed.`,
    })
  })

  it('stops reading a document that is too long', async () => {
    const document = `{ viewer { ${many(limits.tokens, () => 'id')} } }`
    expect(await refusal(document)).toMatchObject({ status: 400, code: 'GRAPHQL_PARSE_FAILED' })
  })

  it('refuses a document of very many characters, the longest name in which stands in each of its errors', async () => {
    const unused = many(100, (index) => `$v${index}: Int`)
    const name = 'a'.repeat(limits.characters)
    expect(await refusal(`query ${name}(${unused}) { viewer { id } }`)).toEqual({
      status: 400,
      code: 'BAD_USER_INPUT',
      message: `An operation may have at most ${limits.characters} characters.`,
    })
  })

  it('answers the sandbox, which asks for the whole schema', async () => {
    expect((await server.graphql(getIntrospectionQuery({ inputValueDeprecation: true }))).error).toBeNull()
  })

  it.each([
    '{ children { assessments { note } } }',
    '{ allChildren { edges { node { assessments { note } } } } }',
    '{ children { reportCards { academicProgress socialDevelopment physicalDevelopment teacherComments } } }',
  ])('does not read for each of a list what is long of one alone: %s', async (document) => {
    expect((await refusal(document)).message).toMatch(/too high a cost/)
  })

  it('answers every operation of our own screens', () => {
    const real = createSchema()
    const operations = webOperations()
    expect(operations.length).toBeGreaterThan(100)
    for (const { path, text } of operations) {
      const document = parse(text, { maxTokens: limits.tokens })
      expect(validate(real, document, [limitsRule]), path).toEqual([])
    }
  })
})
