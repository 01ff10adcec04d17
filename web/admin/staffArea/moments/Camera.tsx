import { Camera as CameraIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { tellFailure } from '#web/shared/form/errors.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { DeviceProblem } from '../../virtualClassroom/devices/CameraCheck.tsx'
import { useStream } from '../../virtualClassroom/devices/useStream.ts'
import * as styles from './Moments.css.ts'
import { pictureOf } from './pictureOf.ts'

/** The camera at the back of a phone or tablet; where there is none, the one that there is. */
const back: MediaTrackConstraints = { facingMode: 'environment', width: { ideal: 1_600 }, height: { ideal: 1_200 } }

interface CameraProps {
  /** Name of the file of the next picture. */
  nameOfNext: string
  onTake: (picture: File) => void
  onClose: () => void
}

/** The camera within the page: its pictures are sent and never lie in the gallery of the phone. */
export function Camera({ nameOfNext, onTake, onClose }: CameraProps) {
  const { stream, problem, again } = useStream('camera', undefined, back)
  const video = useRef<HTMLVideoElement>(null)
  const [isReady, setReady] = useState(false)
  const [isTaking, setTaking] = useState(false)
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])

  async function take() {
    if (!video.current) return
    setTaking(true)
    try {
      onTake(await pictureOf(video.current, nameOfNext))
    } catch (error) {
      tellFailure('The picture was not taken', error)
    }
    setTaking(false)
  }

  if (problem) {
    return (
      <Stack space={12} align="start">
        <DeviceProblem problem={`${problem} You can also write without a picture.`} onAgain={again} />
        <Button onClick={onClose}>Continue without a picture</Button>
      </Stack>
    )
  }
  return (
    <Stack space={12}>
      <video
        ref={video}
        aria-label="Camera view"
        autoPlay
        muted
        playsInline
        className={styles.video}
        onLoadedData={() => setReady(true)}
      />
      <Inline space={12}>
        <Button icon={CameraIcon} disabled={!isReady} pending={isTaking} onClick={() => void take()}>
          Take a picture
        </Button>
        <Button onClick={onClose}>Close the camera</Button>
      </Inline>
    </Stack>
  )
}
