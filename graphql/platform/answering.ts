import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from './context.ts'

/** Answers a request from what is remembered, or hands it on to `read`. */
export type Answering = (
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  read: () => unknown,
) => Promise<unknown>
