import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { schemaText } from './schema.ts'

writeFileSync(fileURLToPath(new URL('./schema.graphql', import.meta.url)), schemaText())
