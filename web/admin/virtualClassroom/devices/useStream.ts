import { useEffect, useState } from 'react'

type DeviceKind = 'camera' | 'microphone' | 'screen'

const names: Record<DeviceKind, string> = { camera: 'camera', microphone: 'microphone', screen: 'screen' }

/** What went wrong with a device, and what to do about it. */
export function problemOf(kind: DeviceKind, error: unknown): string {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  const device = names[kind]
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return kind === 'screen'
        ? "Nothing was shared. Please choose a screen or window from the browser's list."
        : `The browser is not allowed to use the ${device}. Allow it to the left of the address bar, then try again.`
    case 'NotFoundError':
    case 'OverconstrainedError':
      return `No ${device} was found. Plug one in, then try again.`
    case 'NotReadableError':
      return `The ${device} is in use by another program. Please close it and try again.`
    default:
      return `The ${device} could not be started. Try again, or use another browser.`
  }
}

/** Browsers give devices to pages with an encrypted connection alone. */
const noDevices =
  'This browser does not give access to cameras and microphones here. Please use a current browser and an https address.'

interface Stream {
  stream: MediaStream | null
  /** Devices of this kind; named only once one of them may be used. */
  devices: readonly MediaDeviceInfo[]
  problem: string | null
  again: () => void
}

const stop = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop()
}

/**
 * Pictures or sound of a device while the component is shown; the device is let go afterwards.
 * @param label name of the device that was chosen; the browser's own choice without one, or where it is gone
 * @param wish what the browser's own choice of a camera should be like; always the same object
 */
export function useStream(
  kind: 'camera' | 'microphone',
  label: string | undefined,
  wish?: MediaTrackConstraints,
): Stream {
  const [state, setState] = useState<Omit<Stream, 'again'>>({ stream: null, devices: [], problem: null })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let gone = false
    let open: MediaStream | null = null
    const type = kind === 'camera' ? 'videoinput' : 'audioinput'
    const listed = async () => (await navigator.mediaDevices.enumerateDevices()).filter((one) => one.kind === type)
    const ask = (deviceId?: string) => {
      const wanted = deviceId ? { deviceId: { exact: deviceId } } : (wish ?? true)
      return navigator.mediaDevices.getUserMedia(kind === 'camera' ? { video: wanted } : { audio: wanted })
    }

    async function begin() {
      if (!navigator.mediaDevices?.getUserMedia) {
        setState({ stream: null, devices: [], problem: noDevices })
        return
      }
      try {
        const known = (await listed()).find((device) => label && device.label === label)
        open = await ask(known?.deviceId)
        const devices = await listed()
        if (gone) stop(open)
        else setState({ stream: open, devices, problem: null })
      } catch (error) {
        if (!gone) setState({ stream: null, devices: [], problem: problemOf(kind, error) })
      }
    }
    void begin()
    return () => {
      gone = true
      if (open) stop(open)
    }
  }, [kind, label, wish, attempt])

  return { ...state, again: () => setAttempt(attempt + 1) }
}
