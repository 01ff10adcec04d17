import * as z from 'zod/mini'
import { isReached, knownAnswers } from '#graphql/enrollment/enrollment.schema.ts'
import { id } from '#graphql/platform/fields.schema.ts'

/** The application for a place that a message or a visit of the website becomes: what the office knows by then. */
export const applicationOfMessageSchema = z.object({ conversationId: id(), ...knownAnswers }).check(isReached)
export type ApplicationOfMessageInput = z.output<typeof applicationOfMessageSchema>
