import { fileURLToPath } from 'node:url'
import { emitSchema } from './schema.ts'

emitSchema(fileURLToPath(new URL('./schema.graphql', import.meta.url)))
