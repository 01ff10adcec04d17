import '@graphiql/plugin-explorer/style.css'
import { DocExplorer } from '@graphiql/plugin-doc-explorer'
import { explorerPlugin } from '@graphiql/plugin-explorer'
import type { GraphiQLPlugin } from '@graphiql/react'
import type { GraphQLArgument, GraphQLInputField, GraphQLLeafType } from 'graphql'
import { ListChecks } from 'lucide-react'
import { firstValueOf } from './builderDefaults.ts'
import * as styles from './sandbox.css.ts'

const { content: Fields } = explorerPlugin({
  title: 'Query builder',
  showAttribution: false,
  getDefaultScalarArgValue: (_field: unknown, argument: GraphQLArgument | GraphQLInputField, type: GraphQLLeafType) =>
    firstValueOf(argument, type.name),
})

/** The query builder above what the documentation says: what is ticked is written into the editor. */
function Builder() {
  return (
    <div className={styles.halves}>
      <section aria-label="Query builder" className={styles.half}>
        <Fields />
      </section>
      <section aria-label="Documentation" className={styles.half}>
        <DocExplorer />
      </section>
    </div>
  )
}

export const builderPlugin: GraphiQLPlugin = {
  title: 'Query builder and documentation',
  icon: ListChecks,
  content: Builder,
}
