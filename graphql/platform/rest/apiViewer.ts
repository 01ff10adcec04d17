import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const prefix = '/swagger-ui/'
const root = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
const files = ['swagger-ui.css', 'swagger-ui-bundle.js']

const toSandbox =
  '<p class="sandbox">Requests are sent with your session. <a href="/graphql">Act as a guest, parent, teacher or administrator</a> in the GraphQL sandbox.</p>'

/** The page around Swagger UI, without its top bar: that one loads any address. */
export const viewerPage = (title: string, hasSandbox: boolean) => `<!doctype html>
<html lang="en-ZA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>REST routes of ${title}</title><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${prefix}swagger-ui.css"><link rel="stylesheet" href="${prefix}page.css"></head>
<body>${hasSandbox ? toSandbox : ''}<main id="routes"><noscript>This page needs JavaScript. The routes are also at <a href="/api/openapi.json">/api/openapi.json</a>.</noscript></main>
<script src="${prefix}swagger-ui-bundle.js"></script><script src="${prefix}page.js"></script></body></html>`

/** The session is a cookie and the address is this one, so that there is nothing to choose or to authorise. */
const style = `body{margin:0}.sandbox{max-width:1100px;margin:16px auto 0;padding:0 32px;box-sizing:border-box;font-family:sans-serif}html.dark-mode{color-scheme:dark}
.swagger-ui .wrapper{max-width:1100px;padding:0 16px}.swagger-ui .scheme-container{display:none}
.swagger-ui .opblock-summary-path{word-break:break-word}.swagger-ui .filter .operation-filter-input{width:100%;margin:0 0 8px}
.swagger-ui .filter-container>*,.swagger-ui .filter>*{width:100%}`

/** Requests go to the address that shows the page, with its session, also where PUBLIC_URL is another name of it. */
const script = `const dark = matchMedia('(prefers-color-scheme: dark)')
const theme = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
theme()
dark.addEventListener('change', theme)
fetch('/api/openapi.json').then((response) => response.json()).then((spec) => {
  SwaggerUIBundle({
    spec: { ...spec, servers: [{ url: location.origin }] },
    dom_id: '#routes',
    deepLinking: true,
    docExpansion: 'none',
    filter: true,
    tryItOutEnabled: true,
    defaultModelsExpandDepth: -1,
    validatorUrl: null,
  })
})`

/** Serves Swagger UI from its package: nothing of it comes from elsewhere, and it is in no bundle of the web app. */
export function serveViewerFiles(app: FastifyInstance) {
  void app.register(staticFiles, {
    root,
    prefix,
    decorateReply: false,
    allowedPath: (path) => files.includes(path.slice(1)),
    maxAge: '1h',
  })
  const send = (path: string, type: string, text: string) =>
    app.get(prefix + path, (_request, reply) =>
      reply.header('Cache-Control', 'public, max-age=3600').type(type).send(text),
    )
  send('page.css', 'text/css; charset=utf-8', style)
  send('page.js', 'text/javascript; charset=utf-8', script)
}
