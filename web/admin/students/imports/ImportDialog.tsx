import { useApolloClient, useMutation, useQuery } from '@apollo/client/react'
import { Download } from 'lucide-react'
import { useRef, useState } from 'react'
import { failureOf } from '#web/app/failure.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { FileField } from '#web/ui/FileField/FileField.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { ProgressBar } from '#web/ui/ProgressBar/ProgressBar.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { csvOf } from '#graphql/values/writeCsv.ts'
import { downloadCsv } from '../../shared/export/download.ts'
import { count } from '../../shared/format.ts'
import { ImportChoicesDocument, ImportedBirthdaysDocument, ImportFamilyDocument } from '../students.generated.ts'
import { birthdaysOf, columns, type Preview, type PreviewLine, previewOf } from './preview.ts'
import { PreviewTable } from './PreviewTable.tsx'
import { LIST_FILES, readRecords } from './readRecords.ts'

interface ImportState {
  phase: 'waiting' | 'running' | 'done'
  done: number
  total: number
  imported: number
  failed: { line: number; name: string; message: string }[]
}

const waiting: ImportState = { phase: 'waiting', done: 0, total: 0, imported: 0, failed: [] }

/** Sends the good lines one after the other, so that siblings find the parent of the line before; can be stopped between two. */
function useImport() {
  const [send] = useMutation(ImportFamilyDocument)
  const [state, setState] = useState(waiting)
  const stopped = useRef(false)

  async function run(lines: readonly PreviewLine[]) {
    const ready = lines.flatMap(({ line, name, input }) => (input ? [{ line, name, input }] : []))
    stopped.current = false
    let now: ImportState = { ...waiting, phase: 'running', total: ready.length }
    setState(now)
    for (const { line, name, input } of ready) {
      if (stopped.current) break
      try {
        await send({ variables: { input } })
        now = { ...now, done: now.done + 1, imported: now.imported + 1 }
      } catch (error) {
        const { message } = failureOf(error)
        now = { ...now, done: now.done + 1, failed: [...now.failed, { line, name, message }] }
      }
      setState(now)
    }
    setState({ ...now, phase: 'done' })
  }
  return { state, run, stop: () => (stopped.current = true) }
}

/** More than this is no list of one centre's children, and would only make the browser stall. */
const largest = 5_000_000

const heads = columns.map(({ names }) => names[0])

function ImportOutcome({ state }: { state: ImportState }) {
  return (
    <Stack>
      <ProgressBar
        label="Importing students"
        value={state.done}
        max={Math.max(state.total, 1)}
        figure={`${state.done} of ${state.total}`}
      />
      {state.phase === 'done' && (
        <Notice
          tone={state.failed.length > 0 ? 'warning' : 'good'}
          title={`${count(state.imported, 'student')} imported`}
          live
        >
          {state.failed.length === 0
            ? 'New parents have an account without a password: they set one with “Forgot password?” on the sign-in page.'
            : `${count(state.failed.length, 'line')} could not be imported; nothing of them was kept.`}
        </Notice>
      )}
      {state.failed.length > 0 && (
        <ul>
          {state.failed.map(({ line, name, message }) => (
            <li key={line}>
              Line {line}, {name}: {message}
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}

function Found({ preview }: { preview: Preview }) {
  const good = preview.lines.filter(({ input }) => input).length
  const bad = preview.lines.length - good
  if (preview.missing.length > 0) {
    return (
      <Notice tone="danger" title="This list cannot be read" live>
        Its first line has no column {preview.missing.map((name) => `“${name}”`).join(', ')}. Compare it with the
        example.
      </Notice>
    )
  }
  return (
    <>
      <Notice tone={bad > 0 ? 'warning' : 'good'} live>
        {count(good, 'line')} ready to import{bad > 0 && `, ${count(bad, 'line')} with something to mend`}.
        {preview.ignored.length > 0 && ` Not read: ${preview.ignored.join(', ')}.`}
      </Notice>
      <PreviewTable lines={preview.lines} />
    </>
  )
}

/** Takes over children and parents from a list, after showing what will happen to each line. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(ImportChoicesDocument, { fetchPolicy: 'network-only' })
  const { data } = query
  const client = useApolloClient()
  const [preview, setPreview] = useState<Preview | null>(null)
  const [problem, setProblem] = useState('')
  const { state, run, stop } = useImport()
  const good = preview?.lines.filter(({ input }) => input).length ?? 0

  async function read(file: File | undefined) {
    if (!file || !data) return
    setPreview(null)
    if (file.size > largest) {
      setProblem('This file is larger than 5 MB. Split the list and import its parts.')
      return
    }
    const records = await readRecords(file).catch(() => [])
    setProblem(
      records.length < 2
        ? 'This file has no lines below its first one that can be read. Save the list as CSV or XLSX, without a password, and try again.'
        : '',
    )
    if (records.length < 2) return
    const days = birthdaysOf(records)
    const known = await client
      .query({ query: ImportedBirthdaysDocument, variables: { days }, fetchPolicy: 'network-only' })
      .catch(() => null)
    if (known?.data) setPreview(previewOf(records, data, known.data.childrenBornOn))
    else setProblem('The list could not be compared with the children who are here. Try again.')
  }
  return (
    <Dialog
      open
      onClose={() => {
        stop()
        onClose()
      }}
      busy={state.phase === 'running'}
      size="large"
      title="Import students and parents"
      description="From a CSV or Excel file, as spreadsheets save it. Nothing is stored before you have seen the preview."
      actions={
        <>
          {state.phase === 'running' && (
            <Button size="small" onClick={stop}>
              Stop
            </Button>
          )}
          {state.phase !== 'running' && (
            <Button size="small" onClick={onClose}>
              {state.phase === 'done' ? 'Close' : 'Cancel'}
            </Button>
          )}
          {state.phase === 'waiting' && good > 0 && preview && (
            <Button size="small" tone="primary" onClick={() => void run(preview.lines)}>
              Import {count(good, 'student')}
            </Button>
          )}
        </>
      }
    >
      {!data && (
        <QueryState query={query} label="Loading classes" failed="The classes could not be loaded." height="row" />
      )}
      {data && state.phase !== 'waiting' && <ImportOutcome state={state} />}
      {data && state.phase === 'waiting' && (
        <Stack>
          <FileField
            label="List of students"
            accept={LIST_FILES}
            error={problem}
            hint={`Columns: ${heads.join(', ')}. Only the first three are needed.`}
            onFiles={([file]) => void read(file)}
          />
          <div>
            <Button
              size="small"
              tone="quiet"
              icon={Download}
              onClick={() => downloadCsv('students-example.csv', csvOf([heads, example]))}
            >
              Download an example
            </Button>
          </div>
          {preview ? <Found preview={preview} /> : <Text tone="muted">Choose a file to see its preview.</Text>}
        </Stack>
      )}
    </Dialog>
  )
}

const example = [
  'Lesedi',
  'Moloi',
  '2023-05-14',
  'Little Learners',
  'Toddlers',
  'Full-time',
  'Strawberries',
  '',
  'Palesa Moloi',
  '082 555 0101',
  'Palesa',
  'Moloi',
  'palesa.moloi@families.example',
  '082 555 0101',
  'mother',
]
