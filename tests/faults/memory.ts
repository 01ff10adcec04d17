import { readFileSync, writeFileSync } from 'node:fs'

const megabyte = 1_024

/** Memory of a process in MB, now and at its highest since it was last asked; null where the system does not say. */
export function memoryOf(pid: number | undefined): { now: number; highest: number } | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const figure = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / megabyte)
    const found = { now: figure('VmRSS'), highest: figure('VmHWM') }
    // begins the highest again
    writeFileSync(`/proc/${pid}/clear_refs`, '5')
    return found
  } catch {
    return null
  }
}

export const formatMegabytes = (value: number | undefined) => (value === undefined ? 'not known here' : `${value} MB`)
