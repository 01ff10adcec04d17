import { useMutation } from '@apollo/client/react'
import { attempt } from '#web/admin/shared/attempt.ts'
import { serialize } from '#web/app/serialize.ts'
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

  return {
    restore: ({ id, title }: Pick<Picture, 'id' | 'title'>) =>
      attempt('Failed to restore picture', () => restore({ variables: { id } }), `${title} was restored`),
    publish: ({ id, title, version }: Pick<Picture, 'id' | 'title' | 'version'>) =>
      attempt('Failed to publish picture', () => publish({ ...turnOf(id), variables: { id, version } }), {
        title: 'Picture published successfully',
        text: `${title} is on the site.`,
        action: {
          label: 'Undo',
          onPress: () => void attempt('Failed to hide picture', () => hide({ ...turnOf(id), variables: { id } })),
        },
      }),
    hide: ({ id, title, version }: Pick<Picture, 'id' | 'title' | 'version'>) =>
      attempt('Failed to hide picture', () => hide({ ...turnOf(id), variables: { id, version } }), {
        title: 'Picture hidden successfully',
        text: `${title} is no longer on the site.`,
        action: {
          label: 'Undo',
          onPress: () => void attempt('Failed to publish picture', () => publish({ ...turnOf(id), variables: { id } })),
        },
      }),
    move: (id: number, place: ReturnType<typeof placeAt>) =>
      attempt('Failed to move picture', () =>
        move({ ...serialize('order of the pictures'), variables: { id, ...place } }),
      ),
  }
}
