import { type ReactNode, useRef } from 'react'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { AudioCheck } from './AudioCheck.tsx'
import { CameraCheck } from './CameraCheck.tsx'
import * as styles from '../VirtualClassroom.css.ts'
import { ScreenCheck } from './ScreenCheck.tsx'

export type Equipment = 'camera' | 'audio' | 'screen' | 'all'

const titles: Record<Equipment, string> = {
  camera: 'Camera',
  audio: 'Audio',
  screen: 'Screen Sharing',
  all: 'Test Equipment',
}

function DeviceSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" space={8} label={title}>
      <Heading level={2}>{title}</Heading>
      {children}
    </Stack>
  )
}

function checksOf(equipment: Equipment) {
  if (equipment === 'camera') return <CameraCheck />
  if (equipment === 'audio') return <AudioCheck />
  if (equipment === 'screen') return <ScreenCheck />
  return (
    <Stack space={24}>
      <DeviceSection title={titles.camera}>
        <CameraCheck />
      </DeviceSection>
      <DeviceSection title={titles.audio}>
        <AudioCheck />
      </DeviceSection>
      <DeviceSection title={titles.screen}>
        <ScreenCheck />
      </DeviceSection>
    </Stack>
  )
}

/** Tries the devices of this computer and keeps which of them are used. They are let go when it closes. */
export function DeviceDialog({ equipment, onClose }: { equipment: Equipment; onClose: () => void }) {
  const checks = useRef<HTMLDivElement>(null)
  return (
    <Dialog
      title={titles[equipment]}
      initialFocus={checks}
      description="Your choice is stored in this browser and used for the centre's rooms."
      onClose={onClose}
      closeLabel="Done"
    >
      {/* while the camera starts, the first control that works is far below: reading begins at the top instead */}
      <div ref={checks} tabIndex={-1} className={styles.checks}>
        {checksOf(equipment)}
      </div>
    </Dialog>
  )
}
