import { useMutation } from '@apollo/client/react'
import { KeyRound, Pencil, Plus, PowerOff, Tablet } from 'lucide-react'
import { useState } from 'react'
import { codeMinutes } from '#graphql/devices/devices.rules.ts'
import { type DeviceInput, deviceSchema, type DeviceValues } from '#graphql/devices/devices.schema.ts'
import { timeInJohannesburg } from '#graphql/values/dates.ts'
import { exactMoment } from '#web/admin/shared/format.ts'
import { actionsColumn } from '#web/admin/shared/recordActions.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { tellFailure } from '#web/shared/form/errors.ts'
import { DeleteQuestion } from '#web/shared/form/DeleteQuestion.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useDialogForm } from '#web/shared/form/useSavedForm.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button, IconButton } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { Checkbox } from '#web/ui/Checkbox/Checkbox.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Fieldset } from '#web/ui/Fieldset/Fieldset.tsx'
import { QrCode } from '#web/ui/QrCode/QrCode.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import {
  AddDeviceDocument,
  type AddDeviceMutation,
  ChangeDeviceDocument,
  DevicesDocument,
  type DevicesQuery,
  RenewDeviceCodeDocument,
  RevokeDeviceDocument,
} from './devices.generated.ts'
import { OwnPin } from './OwnPin.tsx'

type Device = DevicesQuery['devices'][number]
type Code = Pick<AddDeviceMutation['addDevice'], 'code' | 'url'> & { name: string }

const formatClasses = ({ classes }: Device) => classes.map(({ name }) => name).join(', ')

function State({ device }: { device: Device }) {
  const { pairedAt, codeExpiresAt, lastSeenAt, actingName, restingPins } = device
  const waits = codeExpiresAt !== null && Date.parse(codeExpiresAt) > Date.now()
  return (
    <Stack space={4} align="start">
      {pairedAt === null ? (
        <Badge tone={waits ? 'info' : 'neutral'}>
          {waits ? 'Waiting to be paired' : 'Not paired: create a new code'}
        </Badge>
      ) : (
        <Badge tone="good">{actingName ? `Signed in: ${actingName}` : 'Paired'}</Badge>
      )}
      {lastSeenAt !== null && (
        <Text as="span" size="small" tone="muted">
          Last seen: {exactMoment(lastSeenAt)}
        </Text>
      )}
      {restingPins.map(({ name, until }) => (
        <Badge key={name} tone="warning">
          {name}'s PIN is blocked until {timeInJohannesburg(new Date(until))}
        </Badge>
      ))}
    </Stack>
  )
}

interface DeviceFormProps {
  device: Device | null
  classes: DevicesQuery['classes']
  onCode: (code: Code) => void
  onClose: () => void
}

function DeviceForm({ device, classes, onCode, onClose }: DeviceFormProps) {
  const [add] = useMutation(AddDeviceDocument)
  const [change] = useMutation(ChangeDeviceDocument)
  const form = useDialogForm<DeviceValues, DeviceInput>({
    schema: deviceSchema,
    defaultValues: {
      id: device?.id ?? null,
      name: device?.name ?? '',
      classIds: device?.classes.map(({ id }) => id) ?? [],
    },
    version: device?.version,
    failed: 'Failed to save the tablet',
    save: async (input, version) => {
      if (device) {
        await change({ variables: { input: { ...input, version } } })
        toast({ title: 'Tablet saved' })
      } else {
        const { data } = await add({ variables: { input } })
        if (data) onCode({ ...data.addDevice, name: input.name })
      }
    },
    onClose,
  })
  const chosen = form.watch('classIds') as number[]
  return (
    <FormDialog
      {...form.formProps}
      title={device ? `Tablet ${device.name}` : 'New tablet'}
      size="small"
      saveLabel={device ? 'Save' : 'Create code'}
    >
      <TextField label="Name" hint="For example the room it is in" autoComplete="off" {...form.field('name')} />
      <Fieldset legend="Classes" error={form.formState.errors.classIds?.message as string | undefined}>
        {classes.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              form.setValue('classIds', [...chosen.filter((other) => other !== id), ...(target.checked ? [id] : [])])
            }
          />
        ))}
      </Fieldset>
    </FormDialog>
  )
}

/** The code that pairs a tablet. It is not stored, so that it is shown this once. */
export function CodeDialog({ code: { code, url, name }, onClose }: { code: Code; onClose: () => void }) {
  return (
    <Dialog
      size="small"
      title={`Pair ${name}`}
      description={`Scan this with the tablet's camera, or open ${url.replace(/\?.*$/, '')} on it and enter the code. Valid for ${codeMinutes} minutes, on one tablet.`}
      onClose={onClose}
      closeLabel="Close"
    >
      <Stack space={12} align="center">
        <QrCode text={url} label="QR code that opens the pairing page on the tablet" />
        <Text size="lead" weight="strong" figures>
          {code.slice(0, 4)} {code.slice(4)}
        </Text>
      </Stack>
    </Dialog>
  )
}

type Open = { kind: 'add' } | { kind: 'edit' | 'end'; device: Device } | { kind: 'code'; code: Code }

function columnsOf(open: (next: Open) => void, renew: (device: Device) => void): Column<Device>[] {
  return [
    { id: 'name', head: 'Tablet', rowHeader: true, cell: ({ name }) => name },
    { id: 'classes', head: 'Classes', wrap: true, phone: 'wide', cell: formatClasses },
    { id: 'state', head: 'Status', wrap: true, phone: 'wide', cell: (device) => <State device={device} /> },
    actionsColumn('end', (device) => (
      <>
        <IconButton
          icon={KeyRound}
          label={`New code for ${device.name}`}
          title="New code"
          onClick={() => renew(device)}
        />
        <IconButton
          icon={Pencil}
          label={`Edit ${device.name}`}
          title="Edit"
          onClick={() => open({ kind: 'edit', device })}
        />
        <IconButton
          icon={PowerOff}
          label={`Disconnect ${device.name}`}
          title="Disconnect"
          onClick={() => open({ kind: 'end', device })}
        />
      </>
    )),
  ]
}

/** The tablets of the rooms: which there are, how they are paired, and how one that is lost is shut off. */
export function Devices() {
  const query = useScreenQuery(DevicesDocument)
  const [renew] = useMutation(RenewDeviceCodeDocument)
  const [revoke] = useMutation(RevokeDeviceDocument)
  const [opened, setOpened] = useState<Open | null>(null)
  const close = () => setOpened(null)
  const onCode = (code: Code) => setOpened({ kind: 'code', code })
  async function makeCode({ id, name }: Device) {
    try {
      const { data } = await renew({ variables: { id } })
      if (data) onCode({ ...data.renewDeviceCode, name })
    } catch (error) {
      tellFailure('No code was created', error)
    }
  }
  const { data } = query
  return (
    <Stack>
      <Panel title="Room tablets">
        <Stack space={16}>
          <Text prose>
            Staff use a room's tablet to take the register of its classes, even offline, by tapping their name and
            entering their PIN. If a tablet is lost, disconnect it: it deletes its data the next time it connects.
          </Text>
          <QueryState query={query} what="tablets" height="row">
            {({ devices }) => (
              <DataTable
                label="Tablets"
                rows={devices}
                empty={<EmptyState icon={Tablet}>No tablets paired yet.</EmptyState>}
                columns={columnsOf(setOpened, (device) => void makeCode(device))}
              />
            )}
          </QueryState>
          <div>
            <Button icon={Plus} disabled={!data} onClick={() => setOpened({ kind: 'add' })}>
              Add tablet
            </Button>
          </div>
        </Stack>
      </Panel>
      <OwnPin />
      {data && (opened?.kind === 'add' || opened?.kind === 'edit') && (
        <DeviceForm
          device={opened.kind === 'edit' ? opened.device : null}
          classes={data.classes}
          onCode={onCode}
          onClose={() => setOpened((now) => (now?.kind === 'code' ? now : null))}
        />
      )}
      {opened?.kind === 'code' && <CodeDialog code={opened.code} onClose={close} />}
      {opened?.kind === 'end' && (
        <DeleteQuestion
          what="tablet"
          question={`Disconnect ${opened.device.name}?`}
          confirmLabel="Disconnect"
          pendingLabel="Disconnecting..."
          deleted="Tablet disconnected"
          failed="The tablet was not disconnected"
          text={`${opened.device.name} (${formatClasses(opened.device)}) will be locked out and will delete its data. To use it again, pair it with a new code.`}
          remove={() => revoke({ variables: { id: opened.device.id } })}
          onClose={close}
        />
      )}
    </Stack>
  )
}
