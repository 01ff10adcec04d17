import { Arg, Ctx, Query, Resolver } from 'type-graphql'
import type { Context } from '#graphql/platform/context.ts'
import { Program } from './program.model.ts'
import { listPrograms, programBySlug } from './programs.service.ts'

@Resolver()
export class ProgramsResolver {
  @Query(() => [Program], { description: 'The active programs, in the order of the site.' })
  programs(@Ctx() context: Context) {
    return listPrograms(context)
  }

  @Query(() => Program, { nullable: true, description: 'The program with this public page; null when there is none.' })
  program(
    @Ctx() context: Context,
    @Arg('slug', () => String, { description: 'infant, toddler or preschool.' }) slug: string,
  ) {
    return programBySlug(context, slug)
  }
}
