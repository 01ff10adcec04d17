import { roomPrefix } from '#graphql/virtualClassroom/session.rules.ts'
import { deviceStorage } from '#web/browser/storage.ts'

/** What somebody chose on this device. It stays in this browser: a camera at home is none of the centre's business. */
interface DeviceChoice {
  /** Names of the devices, by which a meeting room finds them again. */
  camera?: string
  microphone?: string
  /** Sound goes along with a shared screen. */
  screenSound?: boolean
}

const key = 'kiewiet.devices'

export function readChoice(): DeviceChoice {
  const read = deviceStorage.read(key)
  return typeof read === 'object' && read !== null ? (read as DeviceChoice) : {}
}

/** Where the browser refuses it, it is asked for again the next time. */
export const storeChoice = (changes: DeviceChoice) => void deviceStorage.write(key, { ...readChoice(), ...changes })

/**
 * The address of a room with the chosen devices behind it, as Jitsi Meet reads them: by name, after the `#`, so that no
 * server sees them. Rooms elsewhere are opened as they are.
 */
export function roomLink(link: string, { camera, microphone }: DeviceChoice): string {
  const chosen = { 'devices.videoInput': camera, 'devices.audioInput': microphone }
  const parts = Object.entries(chosen).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(JSON.stringify(value))}`] : [],
  )
  const isOwn = new URL(link).pathname.startsWith(`/${roomPrefix}`)
  return isOwn && parts.length > 0 ? `${link}#${parts.join('&')}` : link
}
