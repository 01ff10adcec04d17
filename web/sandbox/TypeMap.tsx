import { getIntrospectionQuery } from 'graphql'
import { useEffect, useRef, useState } from 'react'
import { send } from '../app/graphqlFetch.ts'
import { Heading } from '../ui/Heading/Heading.tsx'
import { Notice } from '../ui/Notice/Notice.tsx'
import * as styles from './sandbox.css.ts'
import { ToolLinks } from './ToolLinks.tsx'

/** Its build brings a React of its own, so that it is given a place in the page and left alone there. */
async function renderMap(place: HTMLElement) {
  const [{ renderVoyager }, data] = await Promise.all([
    import('graphql-voyager/dist/voyager.standalone.js'),
    send(getIntrospectionQuery()),
    import('graphql-voyager/dist/voyager.css'),
  ])
  renderVoyager(place, { introspection: { data }, displayOptions: { skipRelay: true, sortByAlphabet: true } })
}

/** The types of the schema and what leads from one to another. */
export function TypeMap() {
  const place = useRef<HTMLDivElement>(null)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    if (place.current) renderMap(place.current).catch((error: Error) => setFailure(error.message))
  }, [])
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Heading level={1} look="h3">
          Map of the types
        </Heading>
        <ToolLinks current="typeMap" />
      </header>
      <main className={styles.main}>
        {failure ? (
          <Notice tone="danger" live>
            The map could not be shown: {failure}
          </Notice>
        ) : (
          <div ref={place} className={styles.map} />
        )}
      </main>
    </div>
  )
}
