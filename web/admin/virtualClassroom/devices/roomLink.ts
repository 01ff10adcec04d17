import { roomPrefix } from '#graphql/virtualClassroom/session.rules.ts'
import type { DeviceChoice } from './deviceChoice.ts'

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
