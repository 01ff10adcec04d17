import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TypedDocumentNode } from '@apollo/client'
import { addTypenameToDocument } from '@apollo/client/utilities'
import { print } from 'graphql'
import { webOperations } from './operations.ts'

const web = fileURLToPath(new URL('..', import.meta.url))

/** The generated documents, with the fragments in the order in which the generator puts them. */
async function generatedDocuments(): Promise<TypedDocumentNode[]> {
  const paths = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.generated.ts'))
  const modules: Record<string, TypedDocumentNode>[] = await Promise.all(paths.map((path) => import(join(web, path))))
  return modules.flatMap((generated) =>
    Object.entries(generated).flatMap(([name, document]) => (name.endsWith('Document') ? [document] : [])),
  )
}

/**
 * Every operation of the web app, as it is sent: by the public pages as its file is written, by Apollo Client printed
 * with `__typename` added.
 */
export async function trustedDocuments(): Promise<string[]> {
  const documents = await generatedDocuments()
  return [
    ...webOperations().map(({ source }) => source),
    ...documents.map((document) => print(addTypenameToDocument(document))),
  ]
}
