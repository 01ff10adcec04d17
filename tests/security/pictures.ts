import { keepFile, setPublic, storeUpload } from '#graphql/platform/files/files.service.ts'
import type { StoredFile } from '#graphql/platform/files/storedFile.model.ts'
import { buildPhoto } from '#tests/factories/files.ts'
import type { World } from './people.ts'

/** A picture that nobody sees, unless a record lets them. */
export async function addStoredPicture(world: World): Promise<StoredFile> {
  const context = await world.contextOf('admin')
  const upload = { bytes: await buildPhoto({ width: 64, height: 48 }), name: 'sand pit.jpg' }
  return storeUpload(context, upload, 'picture', async (stored) => {
    await keepFile(context, stored)
    return stored
  })
}

/** The address of a picture that everyone may see. */
export async function addPublicPicture(world: World): Promise<string> {
  const file = await addStoredPicture(world)
  await setPublic(await world.contextOf('admin'), file.id, true)
  return `/uploads/${file.key}/64.webp`
}
