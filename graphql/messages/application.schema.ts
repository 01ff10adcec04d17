import * as z from 'zod/mini'
import { enrollmentSchema } from '#graphql/enrollment/enrollment.schema.ts'
import { id } from '#graphql/platform/fields.schema.ts'

/** The application for a place that a message of the contact form becomes. */
export const applicationOfMessageSchema = z.extend(enrollmentSchema, { conversationId: id() })
export type ApplicationOfMessageInput = z.output<typeof applicationOfMessageSchema>
