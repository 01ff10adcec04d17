import { start } from '#graphql/start.ts'

/** Starts the server as `npm start` does, with pages that say nothing. */
start({
  loadRenderer: async () => ({
    page: async () => ({ status: 200, html: '<p>A page</p>', shared: false }),
    sandbox: async () => '<p>Sandbox</p>',
  }),
  webRoot: '/nowhere',
})
