import { documentNames, documentPath } from '#graphql/downloads/downloads.rules.ts'
import { readSender } from '#graphql/platform/files/admitUpload.ts'
import { type FileRows, refused, type ServiceRows } from '../row.ts'
import { addPublicPicture } from '../pictures.ts'

const documents = Object.fromEntries(
  documentNames.map((name) => [`GET ${documentPath(name)}`, { may: 'anyone', type: 'application/pdf' } as const]),
)

export const publicFiles: FileRows = {
  ...documents,
  'GET /': { may: 'anyone', type: 'text/html' },
  'GET /api/docs': { may: 'admin', type: 'text/html' },
  'GET /api/openapi.json': { may: 'admin', type: 'application/json' },
  'GET /healthz': { may: 'anyone', type: 'application/json' },
  // for a scraper on the same machine, or one with the token
  'GET /metrics': { may: 'anyone', type: refused('NOT_FOUND') },
  'GET /readyz': { may: 'anyone', type: 'application/json' },
  'GET /robots.txt': { may: 'anyone', type: 'text/plain' },
  'GET /site.webmanifest': { may: 'anyone', type: 'application/manifest+json' },
  'GET /sitemap.xml': { may: 'anyone', type: 'application/xml' },
  'GET /speculation-rules.json': { may: 'anyone', type: 'application/speculationrules+json' },
  'GET /swagger-ui/*': {
    may: 'anyone',
    type: 'text/css',
    address: async () => '/swagger-ui/swagger-ui.css',
  },
  'GET /swagger-ui/page.css': { may: 'anyone', type: 'text/css' },
  'GET /swagger-ui/page.js': { may: 'anyone', type: 'text/javascript' },
  'GET /uploads/:key/:name': { may: 'anyone', type: 'image/webp', address: addPublicPicture },
}

export const fileServices: ServiceRows = {
  'whose limits hold for an upload: of an account that alone has confirmed its address, and that alone has not': {
    may: 'anyone',
    call: async (context, { server: { db } }) => {
      const { id } = context.viewer
      const running = await db.transaction()
      const sender = async (isConfirmed: boolean) => {
        const moment = running.raw('case when (id = ?) = ? then now() end', [id, isConfirmed])
        await running('users').update({ emailVerifiedAt: moment })
        return readSender({ ...context, db: running })
      }
      try {
        return [await sender(true), await sender(false)]
      } finally {
        await running.rollback()
      }
    },
    sees: ({ accounts }, who) => {
      if (who === 'guest' || who === 'removedUser' || who === 'endedSession') return ['newcomer', 'newcomer']
      return accounts[who].role === 'parent' ? ['parent', 'newcomer'] : ['staff', 'staff']
    },
  },
}
