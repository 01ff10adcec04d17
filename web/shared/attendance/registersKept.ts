import { deviceStorage } from '#web/browser/storage.ts'

const note = 'kiewiet-registers-kept'

/** Whether this device may hold registers: only then does a page fetch the code that clears those of others. */
export const areRegistersKept = () => Boolean(deviceStorage.read(note))

/** @returns null where storage is refused */
export const noteRegistersKept = () => deviceStorage.write(note, true)

/** All of them are cleared. */
export const noteRegistersCleared = () => void deviceStorage.remove(note)
