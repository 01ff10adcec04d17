import { changesSinceRelease, type SchemaChange, unnamedOf } from './schemaChanges.ts'

const { version, changes, named } = await changesSinceRelease()

function list(title: string, found: readonly SchemaChange[]) {
  console.log(`\n${title}: ${found.length}`)
  for (const { path, message } of found) console.log(`  ${named.includes(path) ? '✓' : ' '} ${message}`)
}

/** `npm run schema:diff`: what has changed in the GraphQL schema since the last release. Fails on a break that the notes do not name. */
console.log(`The GraphQL schema since release ${version}. ✓ is named in graphql/SCHEMA_CHANGES.md.`)
list('Safe', changes.safe)
list('Dangerous: clients should look at it', changes.dangerous)
list('Breaking: operations that worked fail', changes.breaking)

const unnamed = unnamedOf(changes, named)
if (unnamed.length > 0) {
  console.log(`\nName these in graphql/SCHEMA_CHANGES.md, with what clients do instead, or take the change back:`)
  for (const { path } of unnamed) console.log(`  - \`${path}\``)
  process.exitCode = 1
}
