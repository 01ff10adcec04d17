import { MonitorUp, Square } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/Button/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox/Checkbox.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { storeChoice, readChoice } from './deviceChoice.ts'
import { DevicePreview } from './CameraCheck.tsx'
import { problemOf } from './useStream.ts'

const cannotShare = 'This browser cannot share a screen. Please use a computer instead of a phone.'

/** What others would see of a shared screen. Nothing leaves this computer. */
export function ScreenCheck() {
  const [sound, setSound] = useState(() => readChoice().screenSound ?? false)
  const [stream, setStream] = useState<MediaStream | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const open = useRef<MediaStream | null>(null)

  function end() {
    for (const track of open.current?.getTracks() ?? []) track.stop()
    open.current = null
    setStream(null)
  }
  useEffect(
    () => () => {
      for (const track of open.current?.getTracks() ?? []) track.stop()
    },
    [],
  )

  async function share() {
    setProblem(null)
    if (!navigator.mediaDevices?.getDisplayMedia) {
      setProblem(cannotShare)
      return
    }
    try {
      const shared = await navigator.mediaDevices.getDisplayMedia({ video: true, audio: sound })
      open.current = shared
      // the browser's own bar ends it too
      for (const track of shared.getVideoTracks()) track.onended = end
      setStream(shared)
    } catch (error) {
      setProblem(problemOf('screen', error))
    }
  }

  return (
    <Stack space={12}>
      {problem && (
        <Notice tone="warning" live>
          {problem}
        </Notice>
      )}
      {stream && <DevicePreview stream={stream} label="What the others would see" />}
      <Checkbox
        label="Share the sound too"
        hint="For a film or a song. The browser will ask again when you share."
        checked={sound}
        disabled={stream !== null}
        onChange={(event) => {
          setSound(event.target.checked)
          storeChoice({ screenSound: event.target.checked })
        }}
      />
      <div>
        {stream ? (
          <Button size="small" icon={Square} onClick={end}>
            Stop sharing
          </Button>
        ) : (
          <Button size="small" icon={MonitorUp} onClick={() => void share()}>
            Try screen sharing
          </Button>
        )}
      </div>
    </Stack>
  )
}
