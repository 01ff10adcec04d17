import { useMutation } from '@apollo/client/react'
import { longestCaption } from '#graphql/gallery/gallery.rules.ts'
import { type PictureInput, pictureSchema, type PictureValues } from '#graphql/gallery/gallery.schema.ts'
import { formatYesNo } from '#web/admin/shared/format.ts'
import { emptyToNull, optionsOf } from '#web/admin/shared/formValues.ts'
import { FormField } from '#web/shared/form/FormField.tsx'
import { Picture as Image } from '#web/shared/pictures/Picture.tsx'
import { Checkbox } from '#web/ui/Checkbox/Checkbox.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useDialogForm } from '#web/shared/form/useSavedForm.ts'
import { ChildrenOnPicture } from './ChildrenOnPicture.tsx'
import * as styles from './PictureDialog.css.ts'
import { type Category, type Picture, previewAt } from './pictures.ts'
import { UpdatePictureDocument } from './gallery.generated.ts'

interface PictureDialogProps {
  picture: Picture
  categories: readonly Category[]
  /** Offered after saving, for one that is hidden. */
  onPublish: (picture: Pick<Picture, 'id' | 'title' | 'version'>) => void
  onClose: () => void
}

const previewWidth = 960

/** What is said of a picture. */
export function PictureDialog({ picture, categories, onPublish, onClose }: PictureDialogProps) {
  const [update] = useMutation(UpdatePictureDocument)
  const { id } = picture
  const valuesOf = (from: Record<string, unknown>): PictureValues => ({
    id,
    title: String(from.title ?? ''),
    alt: String(from.alt ?? ''),
    categoryId: (from.categoryId as number | null) ?? null,
    isFeatured: Boolean(from.isFeatured),
    childIds: picture.children.map((child) => child.id),
  })
  const form = useDialogForm<PictureValues, PictureInput>({
    schema: pictureSchema,
    defaultValues: valuesOf({ ...picture }),
    version: picture.version,
    labels: {
      title: { label: 'Title' },
      alt: { label: 'Caption' },
      categoryId: {
        label: 'Category',
        format: (value) => categories.find((category) => category.id === value)?.name ?? 'another one',
      },
      isFeatured: { label: 'Featured', format: formatYesNo },
      childIds: { label: 'Children' },
    },
    failed: 'Failed to save picture',
    toValues: valuesOf,
    save: async (input, version) => {
      const { data } = await update({ variables: { input: { ...input, version } } })
      const saved = data?.updatePicture
      toast({
        title: 'Picture updated successfully',
        ...(saved && !saved.isPublished && saved.alt !== ''
          ? { action: { label: 'Publish', onPress: () => onPublish(saved) } }
          : {}),
      })
    },
    onClose,
  })
  const { field, register, control } = form
  return (
    <FormDialog {...form.formProps} title={picture.title}>
      <div className={styles.preview}>
        <Image
          src={previewAt(picture.preview, previewWidth)}
          alt={picture.alt || picture.title}
          width={picture.width}
          height={picture.height}
          priority
        />
      </div>
      <TextArea
        label="Caption"
        rows={2}
        maxLength={longestCaption}
        hint="A description of the picture, shown below it and read out to people who cannot see it."
        {...field('alt')}
      />
      <Grid columnsOf={200}>
        <TextField label="Title" {...field('title')} />
        <SelectField
          label="Category"
          optional
          placeholder="No category"
          options={optionsOf(categories)}
          {...field('categoryId', emptyToNull)}
        />
      </Grid>
      <FormField as={ChildrenOnPicture} control={control} name="childIds" named={picture.children} />
      <Checkbox
        label="Featured"
        hint="Shown first on the home page, which has eight pictures."
        {...register('isFeatured')}
      />
    </FormDialog>
  )
}
