import type { FastifyRequest } from 'fastify'
import { readState } from '#graphql/accounts/session.service.ts'
import { connectionsOf, writesOf } from '#graphql/database/writes.ts'
import type { Answering } from './answering.ts'
import type { Context } from './context.ts'
import { beginWith } from './keptContent.ts'

/** Characters of answers that are kept at a time; beyond them the oldest go. */
const mostCharacters = 16_000_000

const minute = 60_000

interface Answer {
  type: string
  body: string
}

const isChange = (body: unknown) => /\bmutation\b/.test(String((body as { query?: unknown } | null)?.query))

/** Who asks what: all that an answer depends on beside the data and the clock. */
const questionOf = ({ viewer }: Context, { body, headers }: FastifyRequest) =>
  JSON.stringify([viewer.sessionId, headers.accept, body])

/**
 * Keeps what people were answered for as long as nothing has changed. `Context.asOf` names the state of the database
 * that the request began with by PostgreSQL's snapshot, whose text says which transactions are seen and never comes back
 * once one more is. An answer was read at that state or at a later one, which the next request would name differently;
 * so whoever names the same state would read the same. Who asks, and whether they still may, was read at that state too.
 * A server that was started anew may give the numbers of lost transactions once more, so that a new connection begins
 * anew as well. What depends on the clock is read anew each minute. Nothing is kept while something is written: a query
 * that leaves a trace leaves it each time that it would.
 */
export function createKeptAnswers(now: () => number = Date.now): Answering {
  let state = ''
  let answers = new Map<string, Answer>()
  let characters = 0

  return async (context, request, reply, read) => {
    if (isChange(request.body)) return read()
    const asOf = context.asOf ?? (await readState(context.db).catch(() => null))
    // a database that is away is told of in the form of GraphQL
    if (!asOf) return read()
    beginWith(context, asOf.content)
    const current = `${asOf.snapshot} ${connectionsOf(context.db)} ${Math.floor(now() / minute)}`
    if (current !== state) {
      state = current
      answers = new Map()
      characters = 0
    }
    const place = answers
    const question = questionOf(context, request)
    const kept = place.get(question)
    if (kept) return reply.type(kept.type).send(kept.body)
    const written = writesOf(context.db)
    const body = await read()
    const isWhole = context.outcome.isPlainRead && reply.statusCode === 200
    if (!isWhole || typeof body !== 'string' || written !== writesOf(context.db)) return body
    const length = question.length + body.length
    if (place !== answers || place.has(question) || length > mostCharacters) return body
    characters += length
    for (const [oldest, answer] of place) {
      if (characters <= mostCharacters) break
      place.delete(oldest)
      characters -= oldest.length + answer.body.length
    }
    place.set(question, { type: String(reply.getHeader('content-type')), body })
    return body
  }
}
