import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { instrument, mayHoldGuards } from './guards.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Puts the switches of `guards.ts` into the server while it is loaded for the tests. */
export const guardsPlugin = (): Plugin => ({
  name: 'kiewiet-guards',
  enforce: 'pre',
  transform(source, id) {
    const [file = ''] = id.split('?')
    if (!mayHoldGuards(file) || file.includes('node_modules')) return null
    const { code, guards } = instrument(source, relative(root, file))
    return guards.length > 0 ? { code, map: null } : null
  },
})
