import { DOC_EXPLORER_PLUGIN, DocExplorerContextProvider } from '@graphiql/plugin-doc-explorer'
import { HISTORY_PLUGIN, HistoryContextProvider } from '@graphiql/plugin-history'
import { usePluginStore } from '@graphiql/react'
import { GraphiQL, GraphiQLInterface, GraphiQLProvider } from 'graphiql'
import { type ReactNode, useMemo, useState } from 'react'
import type { StatementReport } from '#graphql/platform/graphql/statements.rules.ts'
import { ActingContext, accountsOfPage, useActingOf } from './acting.ts'
import { builderPlugin } from './BuilderPanel.tsx'
import { examplesPlugin } from './ExamplesPanel.tsx'
import { publicExamples } from './examples/public.ts'
import { textOf } from './examples/examples.ts'
import { SandboxHeader } from './SandboxHeader.tsx'
import * as styles from './sandbox.css.ts'
import { fetcherWith, StatementsContext } from './statements.ts'
import { StatementsPanel } from './StatementsPanel.tsx'

const plugins = [builderPlugin, examplesPlugin, DOC_EXPLORER_PLUGIN, HISTORY_PLUGIN]
const accounts = accountsOfPage()
const firstTabs = publicExamples.groups[0]?.examples.slice(0, 1).map((example) => ({ query: textOf(example) }))

/** Waits for the first plugin: GraphiQL hides the place of plugins for good where none is there when it begins. */
function WithPlugin({ children }: { children: ReactNode }) {
  const { visiblePlugin } = usePluginStore()
  const [isThere, setIsThere] = useState(false)
  if (visiblePlugin && !isThere) setIsThere(true)
  return isThere ? children : null
}

/** GraphiQL with a builder, examples, the SQL of an answer, and whom one acts as. History holds what was run, to be named and starred. */
export function Sandbox() {
  const acting = useActingOf(accounts)
  const [report, setReport] = useState<StatementReport | null>(null)
  const fetcher = useMemo(() => fetcherWith(setReport), [])
  return (
    <ActingContext value={acting}>
      <StatementsContext value={report}>
        <div className={styles.page}>
          <SandboxHeader />
          <main className={styles.main}>
            <GraphiQLProvider
              fetcher={fetcher}
              plugins={plugins}
              referencePlugin={DOC_EXPLORER_PLUGIN}
              visiblePlugin={builderPlugin.title}
              defaultTabs={firstTabs}
              defaultQuery=""
              shouldPersistHeaders={false}
            >
              <HistoryContextProvider maxHistoryLength={100}>
                <DocExplorerContextProvider>
                  <WithPlugin>
                    <GraphiQLInterface defaultEditorToolsVisibility="variables">
                      <GraphiQL.Logo> </GraphiQL.Logo>
                      <GraphiQL.Footer>
                        <StatementsPanel />
                      </GraphiQL.Footer>
                    </GraphiQLInterface>
                  </WithPlugin>
                </DocExplorerContextProvider>
              </HistoryContextProvider>
            </GraphiQLProvider>
          </main>
        </div>
      </StatementsContext>
    </ActingContext>
  )
}
