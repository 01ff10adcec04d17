import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/Button/Button.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { classes } from '#web/ui/layout.ts'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { storeChoice, readChoice } from './deviceChoice.ts'
import * as styles from '../VirtualClassroom.css.ts'
import { useStream } from './useStream.ts'

/** Camera view, and which one is used. */
export function CameraCheck() {
  const [label, setLabel] = useState(() => readChoice().camera)
  const { stream, devices, problem, again } = useStream('camera', label)
  if (problem) return <DeviceProblem problem={problem} onAgain={again} />
  const used = stream?.getVideoTracks()[0]?.label ?? ''
  return (
    <Stack space={12}>
      <DevicePreview stream={stream} label="Camera view" mirrored />
      <SelectField
        label="Camera"
        options={devices.map((device) => ({ value: device.label, label: device.label || 'Camera without a name' }))}
        value={used}
        disabled={!stream}
        onChange={(event) => {
          storeChoice({ camera: event.target.value })
          setLabel(event.target.value)
        }}
      />
    </Stack>
  )
}

/** Why a device cannot be used, and the way to try again. */
export function DeviceProblem({ problem, onAgain }: { problem: string; onAgain: () => void }) {
  return (
    <Notice tone="warning" live>
      <Stack space={8} align="start">
        <p>{problem}</p>
        <Button size="small" onClick={onAgain}>
          Try again
        </Button>
      </Stack>
    </Notice>
  )
}

/** Moving pictures of a camera or a screen, without sound. */
export function DevicePreview({
  stream,
  label,
  mirrored,
}: {
  stream: MediaStream | null
  label: string
  mirrored?: boolean
}) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  return (
    <video
      ref={video}
      aria-label={label}
      autoPlay
      muted
      playsInline
      className={classes(styles.preview, mirrored && styles.mirrored)}
    />
  )
}
