import * as z from 'zod/mini'

/** What the REST routes answer, written once: it shapes the answer, and the description of the routes is made from it. */

export const number = z.int()
export const text = z.string()
export const yes = z.boolean()
/** A calendar date, `yyyy-MM-dd`. */
export const day = z.string().register(z.globalRegistry, { format: 'date' })
/** A time of day at the centre, `HH:mm`. */
export const time = z.string().register(z.globalRegistry, { pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })
/** A moment in UTC, ISO 8601. */
export const moment = z.string().register(z.globalRegistry, { format: 'date-time' })
export const maybe = z.nullable

/** `{"success": true, …}`, as most answers read. */
export const success = <Shape extends z.core.$ZodShape>(shape: Shape) => z.object({ success: yes, ...shape })

/** The answer to a change: what a person may be told, and the record. */
export const done = <Shape extends z.core.$ZodShape>(shape: Shape) => success({ message: text, ...shape })

/** Takes what an answer shows out of a record; everything else of it stays on the server. */
export function shaped<Shape extends z.core.$ZodShape>(schema: z.ZodMiniObject<Shape>) {
  const names = Object.keys(schema.shape)
  return (row: z.output<z.ZodMiniObject<Shape>>) =>
    Object.fromEntries(names.map((name) => [name, (row as Record<string, unknown>)[name]])) as z.output<
      z.ZodMiniObject<Shape>
    >
}
