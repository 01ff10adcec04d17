import { readFileSync, writeFileSync } from 'node:fs'

const kilobytesPerMegabyte = 1_024

interface Memory {
  now: number
  highest: number
}

function memoryOfOne(pid: number | string): Memory {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const figure = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / kilobytesPerMegabyte)
  const found = { now: figure('VmRSS'), highest: figure('VmHWM') }
  // begins the highest again
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  return found
}

/**
 * Memory of a process and of those that it has started in MB, now and at its highest since it was last asked; null where the
 * system does not say.
 */
export function memoryOf(pid: number | undefined): Memory | null {
  try {
    const started = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
    return [String(pid), ...started].map(memoryOfOne).reduce((sum, each) => ({
      now: sum.now + each.now,
      highest: sum.highest + each.highest,
    }))
  } catch {
    return null
  }
}

export const formatMegabytes = (value: number | undefined) => (value === undefined ? 'not known here' : `${value} MB`)
