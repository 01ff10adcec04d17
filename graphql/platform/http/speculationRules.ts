import type { FastifyInstance, FastifyReply } from 'fastify'

const path = '/speculation-rules.json'

/** Links that lead to no page for everybody: files, and what is behind the sign-in. */
const elsewhere = ['/api/*', '/documents/*', '/uploads/*', '/parent/*', '/admin/*', '/staff', '/account']

const rules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: elsewhere } }] },
      eagerness: 'moderate',
    },
  ],
})

/** Lets browsers fetch the page that somebody is about to open. A file, as the security policy has no inline scripts. */
export function serveSpeculation(app: FastifyInstance) {
  app.get(path, async (_request, reply) =>
    reply.type('application/speculationrules+json').header('Cache-Control', 'public, max-age=3600').send(rules),
  )
}

export const speculate = (reply: FastifyReply) => reply.header('Speculation-Rules', `"${path}"`)
