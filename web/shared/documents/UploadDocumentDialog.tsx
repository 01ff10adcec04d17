import { makeId } from '#web/browser/makeId.ts'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import * as z from 'zod/mini'
import { type DocumentKind, documentKinds, documentLabels } from '#graphql/childDocuments/childDocuments.rules.ts'
import { newDocumentSchema } from '#graphql/childDocuments/childDocuments.schema.ts'
import { noFileMessage, pictureTypes } from '#graphql/platform/files/files.rules.ts'
import { useSendFile } from '#web/app/useFreshness.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { DateField } from '#web/ui/DateField/DateField.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { FileField } from '#web/ui/FileField/FileField.tsx'
import { ProgressBar } from '#web/ui/ProgressBar/ProgressBar.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { type ChildPaper, paperName } from './documentState.ts'

const kinds = documentKinds.map((kind) => ({ value: kind, label: documentLabels[kind] }))

const schema = z.extend(newDocumentSchema, { file: z.instanceof(File, { error: noFileMessage }) })
type Document = z.output<typeof schema>

interface UploadDocumentDialogProps {
  child: { id: number; firstName: string }
  /** The paper that this one takes the place of. */
  replaced?: Pick<ChildPaper, 'id' | 'kind' | 'note'> | undefined
  /** For a guardian who does not decide for the child: of the documents, they add their own ID. */
  ownIdOnly?: boolean
  onClose: () => void
}

/**
 * Hands in one paper of a child: what it is, until when it is valid, and the file or a photo of it.
 *
 * - **Use it for:** For the papers of a child, by parents and by staff.
 * - **Not for:** Pictures of the gallery: several at a time, with `UploadList`.
 * - **Parts:** `FormDialog` with `DateField` and `FileField`. `ProgressBar` says how much has been sent. `SendFile`
 *   above it gives tests and stories their own way of sending.
 * - **Accessibility:** As `FormDialog`. The name of a chosen file is part of the label of its field.
 * - **Words:** The hint says what kinds of file are taken, and how large they may be, before one is chosen.
 */
export function UploadDocumentDialog({ child, replaced, ownIdOnly, onClose }: UploadDocumentDialogProps) {
  const send = useSendFile()
  const [sent, setSent] = useState<number | null>(null)
  const [key] = useState(makeId)

  async function upload({ kind, expiresOn, note, file }: Document) {
    const fields = {
      kind,
      ...(expiresOn && { expiresOn }),
      ...(note && { note }),
      ...(replaced && { replacesId: String(replaced.id) }),
    }
    await send({ url: `/api/children/${child.id}/documents`, file, fields, key, onProgress: setSent })
    toast({ title: `${documentLabels[kind]} uploaded for ${child.firstName}` })
    onClose()
  }
  const form = useSavedForm<z.input<typeof schema>, Document>({
    schema,
    defaultValues: {
      kind: (replaced?.kind as DocumentKind | undefined) ?? (ownIdOnly ? 'guardian_id' : 'birth_certificate'),
      expiresOn: '',
      note: replaced?.note ?? '',
    },
    save: (document) => upload(document).finally(() => setSent(null)),
  })

  return (
    <FormDialog
      {...form.formProps}
      title={
        replaced
          ? `Replace ${child.firstName}'s ${paperName(replaced)}`
          : `Add ${ownIdOnly ? 'your ID' : 'a document'} for ${child.firstName}`
      }
      onClose={onClose}
      saveLabel="Upload document"
      savingLabel="Uploading..."
    >
      {!ownIdOnly && <SelectField label="Document type" options={kinds} {...form.field('kind')} />}
      <Controller
        control={form.control}
        name="expiresOn"
        render={({ field: { value, ...field }, fieldState }) => (
          <DateField
            label="Valid until"
            optional
            hint="The last day. Leave empty if it does not expire."
            error={fieldState.error?.message}
            value={String(value ?? '')}
            {...field}
          />
        )}
      />
      <TextField label="Note" optional {...form.field('note')} />
      <Controller
        control={form.control}
        name="file"
        render={({ field: { value, name, onChange }, fieldState }) => (
          <FileField
            label={value ? `Chosen: ${value.name}` : 'File or photo'}
            hint="A PDF of up to 10 MB, or a photo (JPEG, PNG, WebP or AVIF); large photos are resized."
            name={name}
            accept={['application/pdf', ...pictureTypes].join(',')}
            error={fieldState.error?.message}
            onFiles={([chosen]) => onChange(chosen)}
          />
        )}
      />
      {sent !== null && <ProgressBar label="Uploading" value={sent * 100} max={100} />}
    </FormDialog>
  )
}
