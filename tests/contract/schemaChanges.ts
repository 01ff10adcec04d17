import { readFileSync } from 'node:fs'
import { CriticalityLevel, diff } from '@graphql-inspector/core'
import { buildSchema } from 'graphql'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

/** Where a change is, such as `Query.bills`, and what it is. */
export interface SchemaChange {
  path: string
  message: string
}

/** Breaking changes end operations that worked; dangerous ones may surprise a client; safe ones do neither. */
export type SchemaChanges = Record<'breaking' | 'dangerous' | 'safe', SchemaChange[]>

const levels = {
  [CriticalityLevel.Breaking]: 'breaking',
  [CriticalityLevel.Dangerous]: 'dangerous',
  [CriticalityLevel.NonBreaking]: 'safe',
} as const

/** What has changed between two schemas, in SDL. */
export async function compareSchemas(before: string, after: string): Promise<SchemaChanges> {
  const found: SchemaChanges = { breaking: [], dangerous: [], safe: [] }
  for (const { criticality, path = '', message } of await diff(buildSchema(before), buildSchema(after)))
    found[levels[criticality.level]].push({ path, message })
  return found
}

/** The paths that the notes name in backticks at the beginning of the points of one section. */
export function namedSince(version: string, notes: string): string[] {
  const section = notes.split(/^## /m).find((text) => text.split('\n', 1)[0] === `Since ${version}`) ?? ''
  return Array.from(section.matchAll(/^- `([^`]+)`/gm), ([, path = '']) => path)
}

/** What has changed since the last release, and what the notes name of it. */
export async function changesSinceRelease() {
  const { version } = JSON.parse(read('migrations/lastRelease.json')) as { version: string }
  const changes = await compareSchemas(read('migrations/lastRelease.graphql'), read('graphql/schema.graphql'))
  return { version, changes, named: namedSince(version, read('graphql/SCHEMA_CHANGES.md')) }
}

/** The breaking changes that the notes do not name. */
export const unnamedOf = ({ breaking }: SchemaChanges, named: readonly string[]) =>
  breaking.filter(({ path }) => !named.includes(path))
