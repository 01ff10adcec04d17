import { useState } from 'react'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { keepChoice, readChoice } from './deviceChoice.ts'
import { DeviceProblem } from './DeviceProblem.tsx'
import { DevicePreview } from './DevicePreview.tsx'
import { useStream } from './useStream.ts'

/** What the camera sees, and which one is used. */
export function CameraCheck() {
  const [label, setLabel] = useState(() => readChoice().camera)
  const { stream, devices, problem, again } = useStream('camera', label)
  if (problem) return <DeviceProblem problem={problem} onAgain={again} />
  const used = stream?.getVideoTracks()[0]?.label ?? ''
  return (
    <Stack space={12}>
      <DevicePreview stream={stream} label="What the camera sees" mirrored />
      <SelectField
        label="Camera"
        options={devices.map((device) => ({ value: device.label, label: device.label || 'Camera without a name' }))}
        value={used}
        disabled={!stream}
        onChange={(event) => {
          keepChoice({ camera: event.target.value })
          setLabel(event.target.value)
        }}
      />
    </Stack>
  )
}
