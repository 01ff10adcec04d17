import { useEffect, useRef } from 'react'
import { classes } from '#web/ui/layout.ts'
import * as styles from './Devices.css.ts'

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
