import { addTypenameToDocument } from '@apollo/client/utilities'
import { parse, print } from 'graphql'
import { webOperations } from './operations.ts'

/**
 * Every operation of the web app, as it is sent: by the public pages as its file is written, by Apollo Client printed
 * with `__typename` added.
 */
export const trustedDocuments = (): string[] =>
  webOperations().flatMap(({ source, text }) => [source, print(addTypenameToDocument(parse(text)))])
