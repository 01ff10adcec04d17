import type { CodegenConfig } from '@graphql-codegen/cli'

/**
 * Types for every operation of the web app, each beside its `.graphql` file, and the rules of its cache. Run by
 * `npm run codegen`.
 */
const config: CodegenConfig = {
  schema: 'graphql/schema.graphql',
  documents: 'web/**/*.graphql',
  ignoreNoDocuments: true,
  generates: {
    'web/app/cachePolicies.generated.ts': { plugins: ['./web/app/cachePolicies.codegen.mjs'] },
    'web/': {
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts' },
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        useTypeImports: true,
        strictScalars: true,
        skipTypename: false,
        dedupeFragments: true,
        scalars: { Cents: 'number', DateTime: 'string', LocalDate: 'string', LocalTime: 'string' },
      },
    },
  },
}

export default config
