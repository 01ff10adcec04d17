import 'reflect-metadata'
import { readFileSync } from 'node:fs'
import { isEnumType, isInputObjectType, isIntrospectionType, isObjectType, isSpecifiedScalarType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { createSchema, schemaText } from './schema.ts'

interface Described {
  description?: string | null
}

/** Everything that a reader of the schema meets, by the path that leads to it. */
function everything(): Map<string, Described> {
  const found = new Map<string, Described>()
  for (const type of Object.values(createSchema().getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue
    found.set(type.name, type)
    if (isEnumType(type)) for (const value of type.getValues()) found.set(`${type.name}.${value.name}`, value)
    if (!isObjectType(type) && !isInputObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      found.set(`${type.name}.${field.name}`, field)
      for (const arg of 'args' in field ? field.args : []) found.set(`${type.name}.${field.name}(${arg.name})`, arg)
    }
  }
  return found
}

describe('the schema', () => {
  const all = everything()

  it('is written down as it is: `npm run codegen` after a change', () => {
    expect(readFileSync(new URL('./schema.graphql', import.meta.url), 'utf8')).toBe(schemaText())
  })

  it('describes every type, field, argument and value', () => {
    expect(all.size).toBeGreaterThan(2_000)
    expect([...all].filter(([, { description }]) => !description?.trim()).map(([path]) => path)).toEqual([])
  })

  it('gives the unit of money wherever it is cents', () => {
    const cents = [...all].filter(([path]) => path.endsWith('Cents'))
    expect(cents.length).toBeGreaterThan(10)
    expect(cents.filter(([, { description }]) => !/cent/i.test(description ?? '')).map(([path]) => path)).toEqual([])
  })
})
