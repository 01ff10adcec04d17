import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import { sourcesOf } from '#graphql/gallery/gallery.service.ts'
import { PictureSource } from '#graphql/gallery/galleryImage.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { input, inputTypes, meaningsOf } from '#graphql/platform/graphql/input.ts'
import { Program } from './program.model.ts'
import * as schemas from './programs.schema.ts'
import { listAllPrograms, listPrograms, programBySlug, updateProgram } from './programs.service.ts'

const inputs = inputTypes({
  ProgramInput: input('Texts, fees, ages and places of a program.', schemas.programSchema, {
    ...meaningsOf(Program),
    id: 'Id of the program.',
    title: 'Title of its public page.',
    ratio: 'Our ratio of teachers to children, such as 1:3.',
    capacity: 'Number of places.',
    tags: 'Short labels.',
    fullTimeFee: 'Monthly full-time fee, such as R2350.00; empty for none.',
    halfDayFee: 'Monthly half-day fee; empty for none.',
    pictureId: 'A gallery picture instead of the illustration.',
  }),
})

@Resolver(() => Program)
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

  @Query(() => [Program], {
    description: 'Every program, including those that do not accept children at present. For administrators.',
  })
  allPrograms(@Ctx() context: Context) {
    return listAllPrograms(context)
  }

  @FieldResolver(() => [PictureSource], { description: 'The formats of an uploaded picture, best first.' })
  imageSources(@Root() { shownPicture }: Program, @Ctx() context: Context) {
    return shownPicture ? sourcesOf(context, shownPicture) : []
  }

  @Mutation(() => Program, { description: 'Changes a program everywhere. BAD_USER_INPUT, NOT_FOUND, STALE.' })
  updateProgram(@Ctx() context: Context, @inputs.ProgramInput input: schemas.ProgramInput) {
    return updateProgram(context, input)
  }
}
