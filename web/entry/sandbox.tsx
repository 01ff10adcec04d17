import 'graphiql/graphiql.css'
import { createGraphiQLFetcher } from '@graphiql/toolkit'
import { GraphiQL } from 'graphiql'
import { createRoot } from 'react-dom/client'
import { examples } from './sandboxExamples.ts'

const fetcher = createGraphiQLFetcher({ url: '/graphql' })

createRoot(document.getElementById('sandbox') as HTMLElement).render(
  <div style={{ height: '100vh' }}>
    <GraphiQL fetcher={fetcher} defaultTabs={examples} shouldPersistHeaders={false} />
  </div>,
)
