import type { Context } from '#graphql/platform/context.ts'
import { anyone, authorise } from '#graphql/platform/policy.ts'
import { Program } from './program.model.ts'

/** The active programs, in the order of the site. Public. */
export async function listPrograms(context: Context): Promise<Program[]> {
  authorise(context, anyone)
  return Program.query(context.db).where({ isActive: true }).orderBy('position')
}

/** The program with a public page of this name, or null. Public. */
export async function programBySlug(context: Context, slug: string): Promise<Program | null> {
  authorise(context, anyone)
  return (await Program.query(context.db).findOne({ slug, isActive: true })) ?? null
}
