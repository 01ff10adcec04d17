import { useEffect, useState } from 'react'
import { noDevices, problemOf } from './problems.ts'

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
 */
export function useStream(kind: 'camera' | 'microphone', label: string | undefined): Stream {
  const [state, setState] = useState<Omit<Stream, 'again'>>({ stream: null, devices: [], problem: null })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let gone = false
    let open: MediaStream | null = null
    const type = kind === 'camera' ? 'videoinput' : 'audioinput'
    const listed = async () => (await navigator.mediaDevices.enumerateDevices()).filter((one) => one.kind === type)
    const ask = (deviceId?: string) => {
      const wanted = deviceId ? { deviceId: { exact: deviceId } } : true
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
  }, [kind, label, attempt])

  return { ...state, again: () => setAttempt(attempt + 1) }
}
