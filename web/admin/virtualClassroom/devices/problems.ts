export type DeviceKind = 'camera' | 'microphone' | 'screen'

const names: Record<DeviceKind, string> = { camera: 'camera', microphone: 'microphone', screen: 'screen' }

/** What went wrong with a device, and what to do about it. */
export function problemOf(kind: DeviceKind, error: unknown): string {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  const device = names[kind]
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return kind === 'screen'
        ? 'Nothing was shared. Choose a screen or a window in the list that the browser shows.'
        : `The browser may not use the ${device}. Allow it at the left of the address bar, then try again.`
    case 'NotFoundError':
    case 'OverconstrainedError':
      return `No ${device} was found. Plug one in, then try again.`
    case 'NotReadableError':
      return `The ${device} is in use by another program. Close that, then try again.`
    default:
      return `The ${device} could not be started. Try again, or use another browser.`
  }
}

/** Browsers give devices to pages with an encrypted connection alone. */
export const noDevices =
  'This browser gives no access to cameras and microphones here. Use a current browser and an address with https.'
