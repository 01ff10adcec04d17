import { makeId } from '#web/browser/makeId.ts'
import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { toast } from '#web/ui/Toast/toast.ts'
import { fieldsSchema, MomentFields, type MomentOutput, type MomentValues } from './MomentFields.tsx'
import type { Moment, MomentChild } from './moments.ts'
import { AddMomentDocument, UpdateMomentDocument } from './moments.generated.ts'
import { TakenPictures } from './TakenPictures.tsx'

interface NewMomentProps {
  classId: number
  /** The children of the class. */
  offered: readonly MomentChild[]
  /** Whom it is about, where that is chosen already. */
  about?: number | undefined
  /** It is written; its pictures are sent now. */
  onWritten: (momentId: number, pictures: readonly File[]) => void
  onClose: () => void
}

/** Writes a moment, with the pictures that are taken here. */
export function NewMoment({ classId, offered, about, onWritten, onClose }: NewMomentProps) {
  const [add] = useMutation(AddMomentDocument)
  const [pictures, setPictures] = useState<readonly File[]>([])
  // the same for a repeated try, so that it is stored once
  const [key] = useState(makeId)
  const form = useSavedForm<MomentValues, MomentOutput>({
    schema: fieldsSchema,
    defaultValues: { text: '', childIds: about === undefined ? [] : [about], area: null, telling: 'at_once' },
    failed: 'The moment was not saved',
    save: async (values) => {
      const input = { ...values, key, classId, pictureCount: pictures.length }
      const { data } = await add({ variables: { input } })
      if (!data) return
      toast({ title: pictures.length > 0 ? 'Moment saved, pictures are being sent' : 'Moment saved' })
      onWritten(data.addMoment.id, pictures)
      onClose()
    },
  })
  return (
    <FormDialog
      {...form.formProps}
      dirty={form.formProps.dirty || pictures.length > 0}
      title="New moment"
      description="Only the families of these children can see it. Please do not mention other children."
      onClose={onClose}
    >
      <MomentFields form={form} offered={offered}>
        <TakenPictures pictures={pictures} onChange={setPictures} />
      </MomentFields>
    </FormDialog>
  )
}

const labels = {
  text: { label: 'What happened' },
  childIds: { label: 'Children' },
  area: { label: 'Area of learning' },
  telling: { label: 'When families see it' },
}

interface EditMomentProps {
  moment: Moment
  /** The children of the class, and those in it who have left the class. */
  offered: readonly MomentChild[]
  onClose: () => void
}

/** Changes what was written; the pictures stay as they are. */
export function EditMoment({ moment, offered, onClose }: EditMomentProps) {
  const [update] = useMutation(UpdateMomentDocument)
  const { id, text, area, telling, version } = moment
  const opened = { text, area, telling, childIds: moment.children.map((child) => child.id) } as MomentValues
  const form = useSavedForm<MomentValues, MomentOutput>({
    schema: fieldsSchema,
    defaultValues: opened,
    version,
    labels,
    failed: 'The moment was not saved',
    toValues: (current) =>
      ({ ...opened, text: current.text, area: current.area ?? null, telling: current.telling }) as MomentValues,
    save: async (values, base) => {
      await update({ variables: { input: { ...values, id, version: base ?? null } } })
      toast({ title: 'Moment saved' })
      onClose()
    },
  })
  return (
    <FormDialog {...form.formProps} title="Edit moment" onClose={onClose}>
      <MomentFields form={form} offered={offered} />
    </FormDialog>
  )
}
