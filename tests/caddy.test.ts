import { readFileSync } from 'node:fs'
import { maxHeaderSize } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { mostUploadBytes } from '#graphql/platform/files/files.rules.ts'
import { mostJsonBytes } from '#graphql/platform/http/json.ts'
import { ROOT } from './run/command.ts'

const caddyfile = readFileSync(join(ROOT, 'Caddyfile'), 'utf8')

const units = { KB: 1_000, MB: 1_000_000 }

/** A size that the Caddyfile says once, in bytes. */
function sizeOf(name: string): number {
  const found = [...caddyfile.matchAll(new RegExp(`^\\s*${name} (\\d+)(KB|MB)$`, 'gm'))]
  expect(found, name).toHaveLength(1)
  return Number(found[0]![1]) * units[found[0]![2] as keyof typeof units]
}

describe('the sizes in the Caddyfile', () => {
  it('let no head through that the app refuses, which closes the connection over it', () => {
    // Go reads 4 KB more than it is told, and Caddy adds whom the request comes from
    expect(sizeOf('max_header_size') + 4_096 + 200).toBeLessThan(maxHeaderSize)
  })

  it('hold any JSON until it is whole, and of a file little', () => {
    expect(sizeOf('request_buffers')).toBeGreaterThan(mostJsonBytes)
    expect(sizeOf('request_buffers')).toBeLessThanOrEqual(1_000_000)
  })

  it('let the largest file through', () => {
    expect(sizeOf('max_size')).toBeGreaterThan(mostUploadBytes + 500_000)
  })
})

it('the Caddyfile asks /healthz alone whether an instance is there: one that refuses what it has not read has not failed', () => {
  expect(caddyfile).toMatch(/^\s*health_uri \/healthz$/m)
  expect(caddyfile).not.toMatch(/^\s*(fail_duration|max_fails|unhealthy_status)/m)
})
