import { useMutation } from '@apollo/client/react'
import { actionsColumn } from '#web/admin/shared/recordActions.tsx'
import { count } from '#web/admin/shared/format.ts'
import { useSetSearchParams } from '#web/admin/shared/useSearchParam.ts'
import { DeleteQuestion } from '#web/shared/form/DeleteQuestion.tsx'
import { FolderPlus, Pencil, Tags, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type CategoryInput, categorySchema, type CategoryValues } from '#graphql/gallery/gallery.schema.ts'
import { Button, IconButton } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { ConfirmDialog } from '#web/ui/Dialog/Dialog.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useDialogForm } from '#web/shared/form/useSavedForm.ts'
import { DeleteGalleryCategoryDocument, SaveGalleryCategoryDocument } from './gallery.generated.ts'
import type { Category } from './pictures.ts'

/** A new category, or another name for one. */
function CategoryForm({ category, onClose }: { category: Category | null; onClose: () => void }) {
  const [save] = useMutation(SaveGalleryCategoryDocument)
  const valuesOf = (from: Record<string, unknown>): CategoryValues => ({
    ...(category ? { id: category.id } : {}),
    name: String(from.name ?? ''),
  })
  const form = useDialogForm<CategoryValues, CategoryInput>({
    schema: categorySchema,
    defaultValues: valuesOf({ ...category }),
    ...(category ? { version: category.version } : {}),
    labels: { name: { label: 'Name' } },
    failed: 'Failed to save category',
    toValues: valuesOf,
    save: (input, version) => save({ variables: { input: { ...input, version } } }),
    saved: category ? 'Category updated successfully' : 'Category created successfully',
    onClose,
  })
  return (
    <FormDialog
      {...form.formProps}
      title={category ? `Rename ${category.name}` : 'Add Category'}
      size="small"
      saveLabel={category ? 'Save' : 'Add Category'}
    >
      <TextField label="Name" {...form.field('name')} />
    </FormDialog>
  )
}

/** Asks before a category goes; one that has pictures stays until they are in another one. */
function DeleteCategory({ category, onClose }: { category: Category; onClose: () => void }) {
  const [remove] = useMutation(DeleteGalleryCategoryDocument)
  const setSearchParams = useSetSearchParams()
  const { id, name, pictureCount } = category
  if (pictureCount > 0) {
    return (
      <ConfirmDialog
        title={`${name} has ${count(pictureCount, 'picture')}`}
        text="Pictures are never deleted with their category. Move them to another category first, then delete this one."
        confirmLabel="Show pictures"
        onConfirm={() => setSearchParams({ tab: null, category: String(id) })}
        onCancel={onClose}
      />
    )
  }
  return (
    <DeleteQuestion
      what="category"
      text={`${name} has no pictures. You cannot restore it.`}
      remove={() => remove({ variables: { id: category.id } })}
      onClose={onClose}
    />
  )
}

type Opened = { kind: 'edit'; category: Category | null } | { kind: 'delete'; category: Category }

/** What pictures are sorted into. */
export function Categories({ categories }: { categories: readonly Category[] }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const columns: Column<Category>[] = [
    {
      id: 'name',
      head: 'Category',
      rowHeader: true,
      sortBy: ({ name }) => name,
      cell: ({ id, name }) => <TextLink to={`/admin/dashboard?section=gallery&category=${id}`}>{name}</TextLink>,
    },
    {
      id: 'pictures',
      head: 'Pictures',
      align: 'end',
      phoneHead: true,
      sortBy: ({ pictureCount }) => pictureCount,
      cell: ({ pictureCount }) => pictureCount,
    },
    actionsColumn('end', (category) => (
      <>
        <IconButton
          icon={Pencil}
          label={`Rename ${category.name}`}
          onClick={() => setOpened({ kind: 'edit', category })}
        />
        <IconButton
          icon={Trash2}
          label={`Delete ${category.name}`}
          onClick={() => setOpened({ kind: 'delete', category })}
        />
      </>
    )),
  ]
  const add = (
    <Button size="small" icon={FolderPlus} onClick={() => setOpened({ kind: 'edit', category: null })}>
      Add Category
    </Button>
  )
  return (
    <Panel title="Categories" padded={false} aside={add}>
      <DataTable
        label="Categories"
        columns={columns}
        rows={categories}
        empty={
          <EmptyState icon={Tags} title="No categories yet">
            Add a few categories for your pictures, such as “Outdoors”.
          </EmptyState>
        }
      />
      {opened?.kind === 'edit' && <CategoryForm category={opened.category} onClose={close} />}
      {opened?.kind === 'delete' && <DeleteCategory category={opened.category} onClose={close} />}
    </Panel>
  )
}
