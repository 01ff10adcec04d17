import 'reflect-metadata'
import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { publicColumns, Row } from './model.ts'

const folder = new URL('..', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.model.ts'))
const modules = await Promise.all(files.map((name) => import(new URL(name, folder).href) as Promise<object>))
const models = modules
  .flatMap((module) => Object.values(module))
  .filter((model): model is typeof Row => typeof model === 'function' && model.prototype instanceof Row)

/** Columns that hold a secret, and those that look as if they did. */
const secrets = ['passwordHash', 'tokenHash', 'salt', 'secret', 'recoveryCode', 'body']

it('finds the models', () => {
  expect(models.length).toBeGreaterThan(45)
})

it.each(models.map((model) => [model.name, model] as const))('%s serialises no column without a field', (_, model) => {
  const values = Object.fromEntries([...publicColumns(model), ...secrets].map((name) => [name, 'text']))
  const row = new model()
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(row, name, { value, enumerable: true, configurable: true })
  const columns = publicColumns(model)
  const isPublic = (name: string) => columns.has(name)
  expect(Object.keys(row.toJSON()).filter((name) => !isPublic(name))).toEqual([])
  expect(Object.keys(JSON.parse(JSON.stringify(row))).filter((name) => !isPublic(name))).toEqual([])
  expect(Object.keys(row.auditValues()).filter((name) => secrets.includes(name) && !isPublic(name))).toEqual([])
  expect(model.auditedColumns.filter((name) => secrets.includes(name))).toEqual([])
})
