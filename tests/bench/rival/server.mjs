import { createServer } from 'node:http'
import { grafserv } from 'postgraphile/grafserv/node'
import { makePgService } from 'postgraphile/adaptors/pg'
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber'
import { postgraphile } from 'postgraphile'

/**
 * PostGraphile over the same tables, without sessions or row security. It also orders and narrows by columns that have no
 * index of their own, or it could not ask the same question.
 */
const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  disablePlugins: ['PgIndexBehaviorsPlugin'],
  pgServices: [makePgService({ connectionString: process.env.DATABASE_URL, schemas: ['public'], poolSize: 10 })],
  grafserv: { graphqlPath: '/graphql', graphiql: false, watch: false },
  grafast: { explain: false },
})
const server = createServer()
await instance.createServ(grafserv).addTo(server)
server.listen(Number(process.env.PORT), '127.0.0.1')
