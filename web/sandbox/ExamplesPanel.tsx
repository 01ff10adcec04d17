import {
  type GraphiQLPlugin,
  useEditorContext,
  useOperationsEditorState,
  useVariablesEditorState,
} from '@graphiql/react'
import { BookOpen } from 'lucide-react'
import { flushSync } from 'react-dom'
import { actorOf, useActing } from './acting.ts'
import type { Example, ExampleArea } from './examples/example.ts'
import { exampleAreas, nameOf, textOf, variablesOf } from './examples/examples.ts'
import * as styles from './sandbox.css.ts'

const untouched = new Set(
  exampleAreas.flatMap(({ groups }) => groups.flatMap(({ examples }) => examples.map((one) => textOf(one).trim()))),
)

/** Puts an example into the editor: into a tab of its own where something was written. */
function useOpenExample() {
  const { addTab, setOperationName } = useEditorContext({ nonNull: true })
  const [query, setQuery] = useOperationsEditorState()
  const [, setVariables] = useVariablesEditorState()
  const acting = useActing()
  return ({ as }: ExampleArea, example: Example) => {
    if (query.trim() && !untouched.has(query.trim())) flushSync(addTab)
    setQuery(textOf(example))
    setVariables(variablesOf(example))
    // GraphiQL finds it a moment later, and would run the operation of before until then
    setOperationName(nameOf(example))
    if (acting.accounts.length > 0 && actorOf(acting) !== as) void acting.actAs(as)
  }
}

function Examples() {
  const open = useOpenExample()
  const { queryEditor, variableEditor } = useEditorContext({ nonNull: true })
  // the editors are loaded a moment after the page, and take nothing before
  const isReady = Boolean(queryEditor && variableEditor)
  return (
    <section aria-label="Examples">
      <h2 className={styles.title}>Examples</h2>
      <p className={styles.about}>One for each part of the product. In a demo, each runs as its area's user.</p>
      {exampleAreas.map((area) => (
        <details key={area.name} open className={styles.area}>
          <summary className={styles.areaName}>
            {area.name} <span className={styles.about}>as {area.as}</span>
          </summary>
          {area.groups.map(({ name, examples }) => (
            <section key={name} aria-label={name}>
              <h3 className={styles.groupName}>{name}</h3>
              <ul className={styles.list}>
                {examples.map((example) => (
                  <li key={example.part}>
                    <button
                      type="button"
                      className={styles.example}
                      disabled={!isReady}
                      onClick={() => open(area, example)}
                    >
                      <span>{example.part}</span>
                      <span className={styles.about}>{example.about}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </details>
      ))}
    </section>
  )
}

export const examplesPlugin: GraphiQLPlugin = { title: 'Examples', icon: BookOpen, content: Examples }
