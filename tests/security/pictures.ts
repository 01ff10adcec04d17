import { keepFile, setPublic, storeUpload } from '#graphql/platform/files/files.service.ts'
import { buildPhoto } from '#tests/factories/files.ts'
import type { World } from './world.ts'

/** A picture that everyone may see, and its address. */
export async function addPublicPicture(world: World): Promise<string> {
  const context = await world.contextOf('admin')
  const upload = { bytes: await buildPhoto({ width: 64, height: 48 }), name: 'sand pit.jpg' }
  const file = await storeUpload(context, upload, 'picture', async (stored) => {
    await keepFile(context, stored)
    await setPublic(context, stored.id, true)
    return stored
  })
  return `/uploads/${file.key}/64.webp`
}
