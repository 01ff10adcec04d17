import { sessions } from './accounts/session.service.ts'
import { demoAccounts } from './database/demo/people.ts'
import { serveDownloads } from '#graphql/downloads/downloads.http.ts'
import { restRoutes } from './restRoutes.ts'
import { serveSeo } from './seo/seo.http.ts'

/** What the features hand to the server that serves them; it knows none of them itself. */
export const features = { routes: restRoutes, sessions, pages: [serveDownloads, serveSeo], demoAccounts }
