import 'reflect-metadata'
import type { GraphQLObjectType } from 'graphql'
import { buildSchemaSync, Query, Resolver } from 'type-graphql'
import { expect, it } from 'vitest'
import { cents, day, int, many, maybe, moment, one, output, text, texts, yes } from './output.ts'

const Part = output('Part', 'A part.', { name: text<'first' | 'last'>('Which one.') })
const Whole = output('Whole', 'A whole.', {
  id: int('Its number.'),
  owingCents: maybe(cents('What is owed.')),
  on: day('The day.'),
  at: maybe(moment('When.')),
  isOpen: yes('Whether it is open.'),
  names: texts('Names.'),
  part: maybe(one(Part, 'One of them.')),
  parts: many(Part, 'All of them.', 3),
})

@Resolver()
class WholeResolver {
  @Query(() => Whole, { nullable: true })
  whole(): InstanceType<typeof Whole> | null {
    return null
  }
}

it('declares a type of the schema with the type, the description and the rows of each field', () => {
  const type = buildSchemaSync({ resolvers: [WholeResolver], validate: false }).getType('Whole') as GraphQLObjectType
  expect(type.description).toBe('A whole.')
  const fields = type.getFields()
  expect(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, String(field.type)]))).toEqual({
    id: 'Int!',
    owingCents: 'Cents',
    on: 'LocalDate!',
    at: 'DateTime',
    isOpen: 'Boolean!',
    names: '[String!]!',
    part: 'Part',
    parts: '[Part!]!',
  })
  expect(fields.owingCents?.description).toBe('What is owed.')
  expect(fields.parts?.extensions).toMatchObject({ rows: 3 })
})
