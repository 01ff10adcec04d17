import { getOperationAST, parse, print } from 'graphql'
import { adminExamples } from './admin.ts'
import type { Example } from './example.ts'
import { parentExamples } from './parent.ts'
import { publicExamples } from './public.ts'

export const exampleAreas = [publicExamples, parentExamples, adminExamples]

/** As it is put into the editor. */
export const textOf = ({ about, query }: Example) => `# ${about}\n${print(parse(query))}\n`

/** The name of its operation. */
export const nameOf = ({ query }: Example) => getOperationAST(parse(query))?.name?.value ?? ''

export const variablesOf = ({ variables }: Example) => (variables ? JSON.stringify(variables, null, 2) : '')
