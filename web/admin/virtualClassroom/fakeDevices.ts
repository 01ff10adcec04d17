/**
 * Devices for stories: a drawn picture and a steady tone, or the error that a browser answers with.
 * @param isSilent nobody speaks, so that the level of the microphone stands still
 */
export function fakeDevices(refusal: string | null, isSilent = false): () => void {
  const original = Object.getOwnPropertyDescriptor(Navigator.prototype, 'mediaDevices')
  const device = (kind: MediaDeviceKind, label: string) =>
    ({ kind, label, deviceId: label, groupId: '' }) as MediaDeviceInfo

  function picture() {
    const canvas = document.createElement('canvas')
    canvas.getContext('2d')?.fillRect(0, 0, canvas.width, canvas.height)
    return canvas.captureStream()
  }
  function tone() {
    const context = new AudioContext()
    const end = context.createMediaStreamDestination()
    const note = context.createOscillator()
    if (!isSilent) note.connect(end)
    note.start()
    return end.stream
  }
  const named = (stream: MediaStream, label: string) => {
    for (const track of stream.getTracks()) Object.defineProperty(track, 'label', { value: label })
    return stream
  }
  const devices = {
    enumerateDevices: async () => [
      device('videoinput', 'Built-in camera'),
      device('videoinput', 'Camera on the desk'),
      device('audioinput', 'Built-in microphone'),
    ],
    getUserMedia: async ({ video }: MediaStreamConstraints) => {
      if (refusal) throw new DOMException('Refused', refusal)
      const { exact } = (typeof video === 'object' ? video.deviceId : {}) as { exact?: string }
      return video ? named(picture(), exact ?? 'Built-in camera') : named(tone(), 'Built-in microphone')
    },
    getDisplayMedia: async () => {
      if (refusal) throw new DOMException('Refused', refusal)
      return picture()
    },
  }
  Object.defineProperty(navigator, 'mediaDevices', { value: devices, configurable: true })
  return () => {
    Reflect.deleteProperty(navigator, 'mediaDevices')
    if (original) Object.defineProperty(Navigator.prototype, 'mediaDevices', original)
    localStorage.removeItem('kiewiet.devices')
  }
}
