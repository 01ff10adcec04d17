import { ofTaughtClasses } from '#graphql/data/classScope.ts'
import { findRow, lockRow, type Scope } from '#graphql/data/findRow.ts'
import { createRow } from '#graphql/data/rows.ts'
import type { Context } from '#graphql/platform/context.ts'
import { conflict, notFound } from '#graphql/platform/errors.ts'
import { fingerprintOf, keepFile, readPrivateFile, storeUpload } from '#graphql/platform/files/files.service.ts'
import { authorise } from '#graphql/platform/policy.ts'
import type { Download, Upload } from '#graphql/platform/rest/route.ts'
import { ClassMoment, MomentPicture } from './moment.model.ts'
import { mayKeepMoments, maySeeMoments } from './moments.policy.ts'
import type { NewPictureInput } from './moments.schema.ts'
import { assertPhotoConsent, childIdsIn } from './moments.service.ts'
import { momentsFor, showsWithoutConsent } from './moments.read.ts'

/**
 * Adds a picture to a moment. The same key again answers the picture that arrived first, so that one that was sent twice over
 * a bad line is one.
 * @throws AppError BAD_USER_INPUT for what is no picture, and where a child in it has no photo consent; CONFLICT for more
 * pictures than were announced; NOT_FOUND
 */
export async function addMomentPicture(context: Context, momentId: number, upload: Upload, { key }: NewPictureInput) {
  const viewer = authorise(context, mayKeepMoments)
  const scope = ofTaughtClasses(viewer)
  await findRow(context, ClassMoment, momentId, { scope })
  const known = await MomentPicture.query(context.db).findOne({ momentId, key })
  if (known) return known
  const input = { key, momentId, sha256: fingerprintOf(upload) }
  const inOwnMoments: Scope<MomentPicture> = (pictures) =>
    pictures.whereIn('momentId', ClassMoment.query(context.db).modify(scope).select('id'))
  const request = { action: 'addMomentPicture', input, scope: inOwnMoments }
  return storeUpload(context, upload, 'moment', (file) =>
    createRow(context, MomentPicture, request, async (inner) => {
      await assertPhotoConsent(inner, await childIdsIn(inner, momentId))
      const { pictureCount } = await lockRow(inner, ClassMoment, momentId, scope)
      const arrived = await MomentPicture.query(inner.db).where({ momentId }).resultSize()
      if (arrived >= pictureCount)
        throw conflict('All pictures of this moment have already arrived. Please create a new moment for more.')
      await keepFile(inner, file)
      return { momentId, key, fileId: file.id, width: file.width ?? 1, height: file.height ?? 1 }
    }),
  )
}

/**
 * The bytes of a picture, for those who may read its moment; of one with a child whose consent was withdrawn for nobody.
 * @param isSmall the one of at most 60 kB
 * @throws AppError NOT_FOUND
 */
export async function readMomentPicture(context: Context, id: number, isSmall: boolean): Promise<Download> {
  const viewer = authorise(context, maySeeMoments)
  const { fileId, momentId } = await findRow(context, MomentPicture, id)
  const moment = await momentsFor(context, viewer).findById(momentId).whereRaw(`not ${showsWithoutConsent}`)
  if (!moment) throw notFound('This picture')
  return readPrivateFile(context, fileId, isSmall ? 1 : Infinity)
}
