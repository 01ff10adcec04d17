import { useMutation } from '@apollo/client/react'
import { serialize } from '#web/app/serialize.ts'
import { toast } from '#web/ui/Toast/toast.ts'
import { tellFailure } from '#web/shared/form/errors.ts'
import {
  HidePictureDocument,
  MovePictureDocument,
  PublishPictureDocument,
  RestorePictureDocument,
} from './gallery.generated.ts'
import type { Picture, placeAt } from './pictures.ts'

const turnOf = (id: number) => serialize(`GalleryPicture ${id}`)

/** What can be done to a picture without a dialog; each says in a toast how it went. */
export function usePictureActions() {
  const [publish] = useMutation(PublishPictureDocument)
  const [hide] = useMutation(HidePictureDocument)
  const [restore] = useMutation(RestorePictureDocument)
  const [move] = useMutation(MovePictureDocument)

  const tell = async (failed: string, change: () => Promise<unknown>, message: Parameters<typeof toast>[0]) => {
    try {
      await change()
      toast(message)
    } catch (error) {
      tellFailure(failed, error)
    }
  }

  return {
    restore: ({ id, title }: Pick<Picture, 'id' | 'title'>) =>
      tell('Failed to restore picture', () => restore({ variables: { id } }), { title: `${title} is back` }),
    publish: ({ id, title, version }: Pick<Picture, 'id' | 'title' | 'version'>) =>
      tell('Failed to publish picture', () => publish({ ...turnOf(id), variables: { id, version } }), {
        title: 'Picture published successfully',
        text: `${title} is on the site.`,
        action: { label: 'Undo', onPress: () => void hide({ ...turnOf(id), variables: { id } }) },
      }),
    hide: ({ id, title, version }: Pick<Picture, 'id' | 'title' | 'version'>) =>
      tell('Failed to hide picture', () => hide({ ...turnOf(id), variables: { id, version } }), {
        title: 'Picture hidden successfully',
        text: `${title} is no longer on the site.`,
        action: { label: 'Undo', onPress: () => void publish({ ...turnOf(id), variables: { id } }) },
      }),
    async move(id: number, place: ReturnType<typeof placeAt>) {
      try {
        await move({ ...serialize('order of the pictures'), variables: { id, ...place } })
        return true
      } catch (error) {
        tellFailure('Failed to move picture', error)
        return false
      }
    },
  }
}
