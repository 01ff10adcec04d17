import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { addTypenameToDocument } from '@apollo/client/utilities'
import { parse, print } from 'graphql'

const web = fileURLToPath(new URL('..', import.meta.url))

/**
 * Every operation of the web app, as it is sent: by the public pages as it is written, by Apollo Client
 * printed anew with `__typename` added.
 */
export async function trustedDocuments(): Promise<string[]> {
  const names = (await readdir(web, { recursive: true })).filter((name) => name.endsWith('.graphql'))
  const texts = await Promise.all(names.map((name) => readFile(join(web, name), 'utf8')))
  return texts.flatMap((text) => [text, print(addTypenameToDocument(parse(text)))])
}
