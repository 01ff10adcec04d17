import type { OpenApi, Operation, Parameter, Schema } from './openapi.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** Words between back quotes are code. */
const prose = (text: string) => escape(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')

/** A schema in a few words: `text, at most 200` or `present, absent or late`. */
function inWords(schema: Schema): string {
  if (schema.anyOf) {
    const kinds = schema.anyOf.map(inWords)
    return [...kinds.filter((kind) => kind !== 'null'), ...(kinds.includes('null') ? ['null'] : [])].join(' or ')
  }
  if (schema.enum) return schema.enum.map((value) => `\`${String(value)}\``).join(', ')
  if (schema.const !== undefined) return `\`${String(schema.const)}\``
  if (schema.type === 'array') return `list of ${schema.items?.properties ? 'objects' : inWords(schema.items ?? {})}`
  if (schema.format === 'date') return 'date, `yyyy-MM-dd`'
  if (schema.format === 'date-time') return 'moment in UTC'
  if (schema.format === 'binary') return 'file'
  if (schema.type === 'string') {
    const { minLength, maxLength } = schema
    return `text${minLength ? `, at least ${minLength}` : ''}${maxLength ? `, at most ${maxLength}` : ''}`
  }
  const names: Record<string, string> = { integer: 'whole number', number: 'number', boolean: 'true or false' }
  return names[String(schema.type)] ?? String(schema.type ?? 'any value')
}

function fieldRows(schema: Schema, before = ''): string {
  const required = new Set(schema.required)
  return Object.entries(schema.properties ?? {})
    .map(([name, field]) => {
      const inner = field.type === 'array' ? field.items : field
      const nested = inner?.properties ? fieldRows(inner, `${before}${name}${field.type === 'array' ? '[]' : ''}.`) : ''
      const needed = required.has(name) ? '' : '<i>optional</i>'
      return `<tr><th scope="row"><code>${escape(before + name)}</code> ${needed}</th><td>${prose(inWords(field))}</td></tr>${nested}`
    })
    .join('')
}

const table = (caption: string, rows: string) =>
  rows &&
  `<div class="wide" tabindex="0" role="region" aria-label="${caption}"><table><caption>${caption}</caption>${rows}</table></div>`

const parameterRow = ({ name, in: place, required, description }: Parameter) =>
  `<tr><th scope="row"><code>${escape(name)}</code> ${required ? '' : '<i>optional</i>'}</th><td>${place}: ${prose(description)}</td></tr>`

const schemaIn = (content: Record<string, { schema: Schema }> | undefined) => Object.values(content ?? {})[0]?.schema

function section(path: string, method: string, operation: Operation): string {
  const { operationId, summary, parameters, requestBody, responses, security } = operation
  const [success, answer] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? []
  const shown = answer && schemaIn(answer.content)
  const statuses = Object.entries(responses)
    .map(([status, { description }]) => `<tr><th scope="row">${status}</th><td>${prose(description)}</td></tr>`)
    .join('')
  const who = security.length === 0 ? 'Open to everyone' : path.startsWith('/api/admin') ? 'For staff' : 'Signed in'
  return `<section id="${operationId}" aria-labelledby="${operationId}-title">
<h3 id="${operationId}-title"><span class="verb ${method}">${method.toUpperCase()}</span> <code>${escape(path)}</code></h3>
<p>${prose(summary)}. <small>${who}.</small></p>
<details><summary aria-label="Details of ${method.toUpperCase()} ${escape(path)}">Details</summary>
${table('Parameters', parameters.map(parameterRow).join(''))}
${table('Body', fieldRows(schemaIn(requestBody?.content) ?? {}))}
${shown ? table(`Answer ${success}`, fieldRows(shown.type === 'array' ? { properties: { 'list of': { ...shown.items } } } : shown)) : ''}
${table('Statuses', statuses)}
</details></section>`
}

const style = `
:root{color-scheme:light dark;--ground:#fffbf4;--text:#1f2a37;--muted:#5b6470;--line:#e4dccd;--action:#0a635a;--card:#fff}
@media(prefers-color-scheme:dark){:root{--ground:#12181f;--text:#eef1f4;--muted:#a9b3be;--line:#33404d;--action:#7fd1c5;--card:#1a222b}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--text);font:16px/1.55 system-ui,sans-serif}
main{max-width:860px;margin:0 auto;padding:40px 20px 80px}h1{font-size:2rem;margin:0 0 8px}h2{margin:48px 0 12px;text-transform:capitalize}
h3{font-size:1rem;margin:0 0 4px;overflow-wrap:anywhere}section{padding:16px 18px;margin:0 0 12px;background:var(--card);border:1px solid var(--line);border-radius:14px}
p{margin:0 0 8px}a,summary{color:var(--action)}summary{min-height:28px;cursor:pointer}summary:focus-visible,a:focus-visible{outline:3px solid currentColor;outline-offset:2px}
small,i,caption{color:var(--muted)}.verb{display:inline-block;min-width:64px;font:600 .8rem/1 ui-monospace,monospace;color:var(--action)}
table{border-collapse:collapse;width:100%;margin:12px 0}caption{text-align:left;font-weight:600;padding:4px 0}th,td{padding:6px 12px 6px 0;border-top:1px solid var(--line);text-align:left;vertical-align:top;font-weight:400}th{overflow-wrap:anywhere;width:50%}
code{font:.9em ui-monospace,monospace}.wide{overflow-x:auto}nav ul{columns:3 180px;padding-left:20px}`

/** The description of the routes as a page to read; it needs nothing from anywhere else. */
export function pageOf(document: OpenApi): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const groups = [...new Set(operations.map(({ operation }) => operation.tags[0] ?? ''))]
  const anchor = (group: string) => group.replaceAll(/\W+/g, '-')
  const listed = groups.map((group) => `<li><a href="#${anchor(group)}">${escape(group.replaceAll('-', ' '))}</a></li>`)
  const parts = groups.map((group) => {
    const own = operations.filter(({ operation }) => operation.tags[0] === group)
    const sections = own.map(({ path, method, operation }) => section(path, method, operation)).join('\n')
    return `<h2 id="${anchor(group)}">${escape(group.replaceAll('-', ' '))}</h2>\n${sections}`
  })
  const paragraphs = document.info.description.split('\n\n').map((text) => `<p>${prose(text)}</p>`)
  return `<!doctype html>
<html lang="en-ZA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>REST routes of ${escape(document.info.title)}</title><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${style}</style></head>
<body><main><h1>REST routes of ${escape(document.info.title)}</h1>
${paragraphs.join('\n')}
<p>${operations.length} routes, also as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<nav aria-label="Groups"><ul>${listed.join('')}</ul></nav>
${parts.join('\n')}
</main></body></html>`
}
