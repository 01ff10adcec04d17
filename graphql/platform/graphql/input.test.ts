import 'reflect-metadata'
import { graphql, printSchema } from 'graphql'
import { buildSchemaSync, Query, Resolver } from 'type-graphql'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { calendarDate, code, id, optionalText, text } from '../fields.schema.ts'
import { input as declare, inputTypes } from './input.ts'

const sample = z.object({
  name: text(2, 'Please give a name.'),
  note: optionalText(),
  date: calendarDate('Please give a date.'),
  kind: code(['full', 'half'], 'Please choose.'),
  place: id('Please choose a place.'),
  place2: z.nullish(id()),
  price: z.number('Please give a price.'),
  ready: z.boolean('Please tick.'),
  sure: z.literal(true, 'You must be sure.'),
  maybe: z.optional(z.boolean()),
  tags: z.array(z.string()),
  lines: z.optional(z.array(z.object({ place: id('Please choose a place.'), note: optionalText() }))),
})

const descriptions = {
  ...(Object.fromEntries(Object.keys(sample.shape).map((name) => [name, name])) as Record<
    keyof typeof sample.shape,
    string
  >),
  lines: { type: 'SampleLineInput', description: 'lines', fields: { place: 'place', note: 'note' } },
}

const inputs = inputTypes({ SampleInput: declare('A sample.', sample, descriptions) })

@Resolver()
class SampleResolver {
  @Query(() => String)
  echo(@inputs.SampleInput input: z.output<typeof sample>) {
    return JSON.stringify(input)
  }
}

const schema = buildSchemaSync({ resolvers: [SampleResolver], validate: false })
const echo = (input: unknown) =>
  graphql({ schema, source: 'query ($input: SampleInput!) { echo(input: $input) }', variableValues: { input } })

const good = {
  name: 'Lerato',
  date: '2026-02-28',
  kind: 'full',
  place: 3,
  price: 2.5,
  ready: false,
  sure: true,
  tags: ['a'],
}

describe('a GraphQL input made from a zod schema', () => {
  it('has the types of the schema, and asks only for what is needed', () => {
    const printed = printSchema(schema)
    for (const [field, type] of Object.entries({
      name: 'String!',
      note: 'String',
      date: 'String!',
      kind: 'String!',
      place: 'Int!',
      place2: 'Int',
      price: 'Float!',
      ready: 'Boolean!',
      sure: 'Boolean!',
      maybe: 'Boolean',
      tags: '[String!]!',
    })) {
      expect(printed).toContain(`  ${field}: ${type}\n`)
    }
  })

  it('hands the parsed value on: trimmed, and empty text as nothing', async () => {
    const { data } = await echo({ ...good, name: '  Lerato ', note: '  ' })
    expect(JSON.parse(String(data?.echo))).toEqual({ ...good, note: null })
  })

  it('is refused with the message of each wrong field', async () => {
    const { errors } = await echo({ ...good, name: 'L', kind: 'all', date: '2026-02-29', sure: false })
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: {
        name: 'Please give a name.',
        kind: 'Please choose.',
        date: 'Please give a date.',
        sure: 'You must be sure.',
      },
    })
  })

  it('takes lists of objects, with a type of their own', async () => {
    const printed = printSchema(schema)
    expect(printed).toContain('  lines: [SampleLineInput!]\n')
    expect(printed).toContain('"""lines"""\ninput SampleLineInput {\n  """place"""\n  place: Int!\n')
    const { data } = await echo({ ...good, lines: [{ place: 3, note: ' here ' }] })
    expect(JSON.parse(String(data?.echo)).lines).toEqual([{ place: 3, note: 'here' }])
    const { errors } = await echo({ ...good, lines: [{ place: 3 }, { place: 0 }] })
    expect(errors?.[0]?.extensions.fields).toEqual({ 'lines.1.place': 'Please choose a place.' })
  })

  it('cannot be made from a type that GraphQL has no word for', () => {
    const odd = z.object({ when: z.map(z.string(), z.string()) })
    expect(() => inputTypes({ OddInput: declare('Odd.', odd, { when: 'When.' }) })).toThrow('map')
  })
})
