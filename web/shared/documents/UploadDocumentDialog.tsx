import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { type DocumentKind, documentKinds, documentLabels } from '#graphql/childDocuments/childDocuments.rules.ts'
import {
  type NewDocumentInput,
  type NewDocumentValues,
  newDocumentSchema,
} from '#graphql/childDocuments/childDocuments.schema.ts'
import { noFileMessage, pictureTypes } from '#graphql/platform/files/files.rules.ts'
import { failureOf } from '#web/app/failure.ts'
import { useSendFile } from '#web/app/useFreshness.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { DateField } from '#web/ui/DateField/DateField.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { FileField } from '#web/ui/FileField/FileField.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { ProgressBar } from '#web/ui/ProgressBar/ProgressBar.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { toast } from '#web/ui/Toast/toast.ts'

import { type ChildPaper, paperName } from './documentState.ts'

const kinds = documentKinds.map((kind) => ({ value: kind, label: documentLabels[kind] }))
const fields = ['kind', 'expiresOn', 'note'] as const

interface UploadDocumentDialogProps {
  child: { id: number; firstName: string }
  /** The paper that this one takes the place of. */
  replaced?: Pick<ChildPaper, 'id' | 'kind' | 'note'> | undefined
  onClose: () => void
}

/** Hands in one paper of a child: what it is, until when it is valid, and the file or a photo of it. */
export function UploadDocumentDialog({ child, replaced, onClose }: UploadDocumentDialogProps) {
  const send = useSendFile()
  const [file, setFile] = useState<File | null>(null)
  const [fileError, setFileError] = useState<string>()
  const [sent, setSent] = useState<number | null>(null)
  const [key] = useState(() => crypto.randomUUID())
  const { control, register, setError, handleSubmit, formState } = useForm<
    NewDocumentValues,
    unknown,
    NewDocumentInput
  >({
    resolver: zodResolver(newDocumentSchema),
    defaultValues: {
      kind: (replaced?.kind as DocumentKind | undefined) ?? 'birth_certificate',
      expiresOn: '',
      note: replaced?.note ?? '',
    },
  })
  const { errors, isSubmitting, isDirty } = formState

  async function upload({ kind, expiresOn, note }: NewDocumentInput) {
    if (!file) return setFileError(noFileMessage)
    const told = {
      kind,
      ...(expiresOn && { expiresOn }),
      ...(note && { note }),
      ...(replaced && { replacesId: String(replaced.id) }),
    }
    try {
      await send({ url: `/api/children/${child.id}/documents`, file, fields: told, key, onProgress: setSent })
      toast({ title: `${documentLabels[kind]} of ${child.firstName} is handed in` })
      onClose()
    } catch (error) {
      const { fields: wrong, message } = failureOf(error)
      setFileError(wrong.file)
      const known = fields.filter((name) => wrong[name])
      for (const name of known) setError(name, { message: wrong[name] })
      if (known.length === 0 && !wrong.file) setError('root', { message })
    }
    setSent(null)
  }

  return (
    <Dialog
      open
      title={replaced ? `Replace ${paperName(replaced)} of ${child.firstName}` : `Document of ${child.firstName}`}
      dirty={(isDirty || file !== null) && !isSubmitting}
      onClose={onClose}
      onSubmit={(event) => {
        // a dialog drawn inside another form must not send both
        event.stopPropagation()
        if (!file) setFileError(noFileMessage)
        void handleSubmit(upload)(event)
      }}
      actions={
        <>
          <Button size="small" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" size="small" tone="primary" pending={isSubmitting} pendingLabel="Uploading...">
            Upload document
          </Button>
        </>
      }
    >
      <Stack>
        {errors.root && (
          <Notice tone="danger" live>
            {errors.root.message}
          </Notice>
        )}
        <SelectField label="What paper it is" options={kinds} error={errors.kind?.message} {...register('kind')} />
        <Controller
          control={control}
          name="expiresOn"
          render={({ field: { value, ...field } }) => (
            <DateField
              label="Valid until"
              optional
              hint="The last day. Leave it empty for a paper that does not expire."
              error={errors.expiresOn?.message}
              value={String(value ?? '')}
              {...field}
            />
          )}
        />
        <TextField label="Note" optional error={errors.note?.message} {...register('note')} />
        <FileField
          label={file ? `Chosen: ${file.name}` : 'File or photo'}
          hint="A PDF of at most 10 MB, or a photo as JPEG, PNG, WebP or AVIF: a large one is made smaller."
          accept={['application/pdf', ...pictureTypes].join(',')}
          error={fileError}
          onFiles={([chosen]) => {
            setFile(chosen ?? null)
            setFileError(undefined)
          }}
        />
        {sent !== null && <ProgressBar label="Uploading" value={sent * 100} max={100} />}
      </Stack>
    </Dialog>
  )
}
