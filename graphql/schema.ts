import 'reflect-metadata'
import type { GraphQLSchema } from 'graphql'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { buildSchemaSync, getMetadataStorage, type NonEmptyArray } from 'type-graphql'
import * as features from './resolvers.ts'

/** What the roots are, which the decorators have no place for. */
function describeRoots(schema: GraphQLSchema): GraphQLSchema {
  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()]
  if (query) query.description = 'All queries. FORBIDDEN or UNAUTHENTICATED for what you may not see.'
  if (mutation) mutation.description = 'All mutations. Each is applied completely or not at all.'
  return schema
}

/** Lets fields that are named as the property they show be read from it, as GraphQL does: lists have thousands. */
function readPlainly() {
  for (const field of getMetadataStorage().fields) if (field.name === field.schemaName) field.simple = true
}

const resolvers = Object.values(features)
  .flatMap((file) => Object.values<unknown>(file))
  .filter((value) => typeof value === 'function')

export function createSchema(): GraphQLSchema {
  readPlainly()
  return describeRoots(
    buildSchemaSync({
      resolvers: resolvers as NonEmptyArray<Function>,
      validate: false,
    }),
  )
}

/** The text of `schema.graphql`, from which the web app's types are made. */
export const schemaText = () =>
  `# Made from the resolvers by \`npm run codegen\`. Do not edit.\n\n${printSchema(lexicographicSortSchema(createSchema()))}\n`
