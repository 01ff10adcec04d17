import { GalleryImage } from '#graphql/gallery/galleryImage.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { editRow } from '#graphql/data/rows.ts'
import { modelsOf } from '#graphql/data/asRow.ts'
import { findRow } from '#graphql/data/findRow.ts'
import { admin, anyone, authorise } from '#graphql/platform/policy.ts'
import { Program } from './program.model.ts'
import type { ProgramInput } from './programs.schema.ts'

/** Puts the chosen pictures of the gallery in the place of the drawings, as long as they are published. */
async function withPictures(context: Context, programs: Program[]): Promise<Program[]> {
  const ids = programs.flatMap(({ pictureId }) => pictureId ?? [])
  if (ids.length === 0) return programs
  const pictures = await GalleryImage.query(context.db)
    .findByIds(ids)
    .where({ isPublished: true })
    .whereNull('deletedAt')
  for (const program of programs) {
    const picture = pictures.find(({ id }) => id === program.pictureId)
    if (!picture) continue
    program.$set({ image: picture.src, imageAlt: picture.alt, imageWidth: picture.width, imageHeight: picture.height })
    program.shownPicture = picture
  }
  return programs
}

export async function listPrograms(context: Context): Promise<Program[]> {
  authorise(context, anyone)
  return withPictures(
    context,
    await modelsOf(context.db, Program, 'select * from programs where is_active order by position'),
  )
}

export async function listAllPrograms(context: Context): Promise<Program[]> {
  authorise(context, admin)
  return withPictures(context, await Program.query(context.db).orderBy('position'))
}

export async function programBySlug(context: Context, slug: string): Promise<Program | null> {
  authorise(context, anyone)
  const program = await Program.query(context.db).findOne({ slug, isActive: true })
  return program ? ((await withPictures(context, [program]))[0] ?? null) : null
}

export async function updateProgram(context: Context, input: ProgramInput): Promise<Program> {
  authorise(context, admin)
  const { id, version, fullTimeFee, halfDayFee, pictureId = null, capacity = null, ratio = null, ...values } = input
  const change = { action: 'updateProgram', id, version, input }
  const row = await editRow(context, Program, change, async (_before, inner) => {
    if (pictureId !== null) await findRow(inner, GalleryImage, pictureId)
    const fees = { fullTimeCents: fullTimeFee ?? null, halfDayCents: halfDayFee ?? null }
    return { ...values, ...fees, pictureId, capacity, ratio }
  })
  return (await withPictures(context, [row]))[0] ?? row
}
