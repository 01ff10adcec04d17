import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../../public/art')
const drawings = readdirSync(folder).filter((file) => file.endsWith('.svg'))
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')

describe('drawings', () => {
  it('are all there', () => {
    expect(drawings.filter((file) => file.startsWith('gallery-'))).toHaveLength(8)
    expect(drawings.filter((file) => file.startsWith('program-'))).toHaveLength(6)
    expect(drawings.filter((file) => file.startsWith('avatar-'))).toHaveLength(10)
  })

  it.each(drawings)('%s says its size, refers to nothing outside and is light', (file) => {
    const text = textOf(file)
    expect(text).toMatch(/^<svg [^>]*viewBox="[\d. -]+" width="\d+" height="\d+"/)
    expect(text).not.toMatch(/<script|<foreignObject|href=|url\(|<image/)
    expect(brotliCompressSync(text).length).toBeLessThan(6000)
  })
})
