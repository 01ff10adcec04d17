interface Chunk {
  file: string
  src?: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

/** What Vite says of the files it made, by source file. */
export type Manifest = Record<string, Chunk>

/** The programs of browsers: one for the public site and accounts, one for parents, one for all who work at the centre. */
export type Client = 'site' | 'portal' | 'office'

/** The client that shows a page, by the page's source file. */
export function clientOf(module: string): Client {
  if (module.startsWith('portal/')) return 'portal'
  return module.startsWith('admin/') ? 'office' : 'site'
}

export const entryOf = (client: Client) => `entry/${client}.tsx`

/** A chunk with all that it imports, each once; with `late` also what it imports later on, except for other screens. */
export function collect(manifest: Manifest, keys: string[], late = false) {
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const imported of chunk.imports ?? []) visit(imported)
    if (!late) return
    for (const imported of chunk.dynamicImports ?? []) if (!imported.endsWith('.screen.tsx')) visit(imported)
  }
  for (const key of keys) visit(key)
  const chunks = [...seen].map((key) => manifest[key] as Chunk)
  return {
    scripts: [...new Set(chunks.map((chunk) => chunk.file).filter((file) => file.endsWith('.js')))],
    styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))],
  }
}
