import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import {
  type EndSessionInput,
  endSessionSchema,
  type EndSessionValues,
  type InstantSessionInput,
  instantSessionSchema,
  type InstantSessionValues,
} from '#graphql/virtualClassroom/session.schema.ts'
import { attempt } from '#web/admin/shared/attempt.ts'
import { optionsOf } from '#web/admin/shared/formValues.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { DeleteQuestion } from '#web/shared/form/DeleteQuestion.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useDialogForm } from '#web/shared/form/useSavedForm.ts'
import { FormField } from '#web/shared/form/FormField.tsx'
import { openTab } from '#web/shared/virtualClassroom/openTab.ts'
import { NumberField } from '#web/ui/Field/NumberField.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { lazyModule } from '#web/ui/lazy.tsx'
import type { Equipment } from './devices/DeviceDialog.tsx'
import { goToRoom, type Session, useRooms } from './session.ts'
import {
  CancelVirtualSessionDocument,
  EndVirtualSessionDocument,
  ReinstateVirtualSessionDocument,
  SessionChoicesDocument,
  StartInstantSessionDocument,
} from './virtualClassroom.generated.ts'

const dialogs = lazyModule(() => import('./dialogs.ts'))
const DeviceDialog = dialogs.component('DeviceDialog')
const SessionDialog = dialogs.component('SessionDialog')

/** Puts a cancelled session back and says so. */
function useReinstate() {
  const [reinstate] = useMutation(ReinstateVirtualSessionDocument)
  return ({ id }: Session) =>
    attempt('Failed to restore the session', () => reinstate({ variables: { id } }), 'Session is scheduled again')
}

/** Asks before a session is called off; the toast afterwards puts it back. */
function CancelQuestion({ session, onClose }: { session: Session; onClose: () => void }) {
  const [cancel] = useMutation(CancelVirtualSessionDocument)
  const reinstate = useReinstate()
  return (
    <DeleteQuestion
      what="session"
      question="Are you sure you want to cancel this session?"
      text={`“${session.title}” will no longer be shown in the parent portal. It stays in this list and can be restored.`}
      confirmLabel="Cancel session"
      cancelLabel="Keep session"
      pendingLabel="Cancelling..."
      deleted="Session cancelled"
      failed="Failed to cancel session"
      remove={() => cancel({ variables: { id: session.id, version: session.version } })}
      restore={() => reinstate(session)}
      restored={null}
      onClose={onClose}
    />
  )
}

type Opened =
  | { kind: 'new' | 'instant' }
  | { kind: 'edit' | 'end' | 'cancel'; session: Session }
  | { kind: 'devices'; equipment: Equipment }

/** The dialogs of the virtual classroom, and what opens them. */
export function useSessionDialogs(domain: string) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const rooms = useRooms()
  const reinstate = useReinstate()
  const close = () => setOpened(null)
  const actions = {
    onNew: () => setOpened({ kind: 'new' }),
    onInstant: () => setOpened({ kind: 'instant' }),
    onEdit: (session: Session) => setOpened({ kind: 'edit', session }),
    onEnd: (session: Session) => setOpened({ kind: 'end', session }),
    onCancel: (session: Session) => setOpened({ kind: 'cancel', session }),
    onDevices: (equipment: Equipment) => setOpened({ kind: 'devices', equipment }),
    onOpen: rooms.open,
    onStart: (session: Session) => void rooms.start(session),
    onReinstate: (session: Session) => void reinstate(session),
  }
  const dialog = (() => {
    switch (opened?.kind) {
      case 'new':
        return <SessionDialog session={null} domain={domain} onClose={close} />
      case 'edit':
        return <SessionDialog session={opened.session} domain={domain} onClose={close} />
      case 'instant':
        return <InstantDialog onClose={close} />
      case 'end':
        return <EndDialog session={opened.session} onClose={close} />
      case 'cancel':
        return <CancelQuestion session={opened.session} onClose={close} />
      case 'devices':
        return <DeviceDialog equipment={opened.equipment} onClose={close} />
      default:
        return null
    }
  })()
  return { actions, dialog }
}

export type SessionActions = ReturnType<typeof useSessionDialogs>['actions']

/** Completes a session: how many took part, and where the recording is. */
function EndDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const [end] = useMutation(EndVirtualSessionDocument)
  const valuesOf = (from: Record<string, unknown>): EndSessionValues => ({
    id: String(session.id),
    participants: String(from.participants ?? session.joined),
    recordingLink: String(from.recordingLink ?? ''),
  })
  const form = useDialogForm<EndSessionValues, EndSessionInput>({
    schema: endSessionSchema,
    defaultValues: valuesOf({}),
    version: session.version,
    labels: { participants: { label: 'Participants' }, recordingLink: { label: 'Recording link' } },
    failed: 'Failed to end session',
    toValues: valuesOf,
    save: (input, version) => end({ variables: { input: { ...input, version } } }),
    saved: 'Session completed',
    onClose,
  })
  const { field } = form
  return (
    <FormDialog
      {...form.formProps}
      title="End Session"
      description={session.title}
      saveLabel="End Session"
      savingLabel="Ending..."
    >
      <NumberField
        label="Participants"
        hint={`${session.joined} joined from the portal, ${session.expectedParticipants} were expected.`}
        {...field('participants')}
      />
      <TextField
        label="Recording link"
        type="url"
        optional
        hint="It is listed under Recordings."
        {...field('recordingLink')}
      />
    </FormDialog>
  )
}

const values: InstantSessionValues = { title: 'Instant session', classId: '', durationMinutes: '30' }

/** Starts a session at once and opens its room. */
function InstantDialog({ onClose }: { onClose: () => void }) {
  const { data: choices } = useScreenQuery(SessionChoicesDocument)
  const [start] = useMutation(StartInstantSessionDocument)
  const form = useDialogForm<InstantSessionValues, InstantSessionInput>({
    schema: instantSessionSchema,
    defaultValues: values,
    failed: 'Failed to start session',
    save: async (input) => {
      const tab = openTab()
      try {
        const { data } = await start({ variables: { input } })
        if (data) goToRoom(tab, data.startInstantSession.meetingLink, 'Session started')
      } catch (error) {
        tab.close()
        throw error
      }
    },
    onClose,
  })
  const { field, control } = form
  return (
    <FormDialog
      {...form.formProps}
      title="Start Instant Session"
      description="The parents of the class can join at once."
      saveLabel="Start Session"
      savingLabel="Starting..."
    >
      <TextField label="Session Title" {...field('title')} />
      <Grid columnsOf={200}>
        <FormField
          as={SelectField}
          control={control}
          label="Class"
          placeholder="All classes"
          options={optionsOf(choices?.classes ?? [])}
          name="classId"
        />
        <NumberField label="Duration in minutes" {...field('durationMinutes')} />
      </Grid>
    </FormDialog>
  )
}
