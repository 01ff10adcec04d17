import { pictureTypes } from '#graphql/platform/files/files.rules.ts'
import { UploadList } from '#web/shared/uploads/UploadList.tsx'
import { useUploads } from '#web/shared/uploads/useUploads.ts'
import { FileField } from '#web/ui/FileField/FileField.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'

/** Takes new pictures, as many as are dropped; each stands in the gallery, hidden, as soon as it has arrived. */
export function AddPictures({ categoryId }: { categoryId: number | null }) {
  const { uploads, add, retry, remove } = useUploads({
    url: '/api/admin/gallery',
    fields: (): Record<string, string> => (categoryId === null ? {} : { categoryId: String(categoryId) }),
  })
  return (
    <Stack space={12}>
      <FileField
        label="Upload pictures"
        hideLabel
        multiple
        accept={pictureTypes.join(',')}
        hint="JPEG, PNG, WebP or AVIF; large ones are made smaller. The place where a photo was taken is removed. New pictures stay hidden until you publish them."
        onFiles={add}
      />
      <UploadList uploads={uploads} onRetry={retry} onRemove={remove} />
    </Stack>
  )
}
