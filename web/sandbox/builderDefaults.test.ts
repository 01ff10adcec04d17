import { buildSchema, GraphQLInt, GraphQLList, GraphQLString, print, valueFromAST } from 'graphql'
import { expect, it } from 'vitest'
import schemaText from '#graphql/schema.graphql?raw'
import { firstValueOf } from './builderDefaults.ts'

const schema = buildSchema(schemaText)

it('asks for children of four years, and for those with an unpaid bill', () => {
  const args = schema.getQueryType()?.getFields().children?.args ?? []
  const valueOf = (name: string) => {
    const argument = args.find((one) => one.name === name)
    if (!argument) throw new Error(`children takes no ${name}`)
    return print(firstValueOf(argument, String(argument.type).replace('!', '')))
  }
  expect([valueOf('minAge'), valueOf('hasUnpaidBill')]).toEqual(['4', 'true'])
})

it('has a value of the right type for every argument of a query that is a plain one', () => {
  const wrong = Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap(({ name, args }) =>
    args
      .filter(({ type }) => ['Int', 'String', 'Boolean', 'LocalDate'].includes(String(type).replace('!', '')))
      .filter((argument) => {
        const typeName = String(argument.type).replace('!', '')
        return valueFromAST(firstValueOf(argument, typeName), argument.type) === undefined
      })
      .map((argument) => `${name}.${argument.name}`),
  )
  expect(wrong).toEqual([])
})

it('leaves what it does not know to be typed', () => {
  expect(print(firstValueOf({ name: 'title', type: GraphQLString }, 'String'))).toBe('""')
  expect(print(firstValueOf({ name: 'weeksAgo', type: GraphQLInt }, 'Int'))).toBe('10')
  expect(print(firstValueOf({ name: 'roles', type: new GraphQLList(GraphQLString) }, 'String'))).toBe('""')
})
