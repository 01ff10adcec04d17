import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useApolloClient, useMutation } from '@apollo/client/react'
import { Download } from 'lucide-react'
import { useRef, useState } from 'react'
import { downloadCsv } from '#web/admin/shared/export/download.ts'
import { tellExportFailed } from '#web/admin/shared/export/useListExport.ts'
import { BulkDialog } from '#web/admin/shared/bulk/BulkDialog.tsx'
import { count } from '#web/admin/shared/format.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { FileField } from '#web/ui/FileField/FileField.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import type { CsvRecord } from '#graphql/values/csv.ts'
import { ImportChoicesDocument, ImportedBirthdaysDocument, ImportFamilyDocument } from '../students.generated.ts'
import { ChoiceField, OrderField } from './ChoiceFields.tsx'
import type { DateOrder, AmbiguousDate } from './dateOrder.ts'
import {
  birthdaysOf,
  columns,
  ambiguousDateIn,
  missingColumns,
  type Preview,
  type PreviewLine,
  previewOf,
} from './preview.ts'
import { PreviewTable } from './PreviewTable.tsx'
import { LIST_FILES, type ReadList, readList } from './readRecords.ts'

type ReadyLine = PreviewLine & { input: NonNullable<PreviewLine['input']> }

const isReady = (line: PreviewLine): line is ReadyLine => line.input !== null

/** What somebody chose about a file. */
interface HowToRead {
  /** Its sheet or encoding. */
  chosen?: string
  order?: DateOrder | undefined
}

/** A file, how it was read and what can be chosen about that. */
interface Shown extends Omit<HowToRead, 'chosen'> {
  file: File
  choice: ReadList['choice']
  ambiguous: AmbiguousDate | null
}

/** More than this is no list of one centre's children, and would only make the browser stall. */
const largest = 5_000_000

const noLines =
  'This file has no readable rows below the first one. Please save the list as CSV or XLSX, without a password, and try again.'

/** A cover sheet has no such columns, and a template no lines. */
const isList = (records: readonly CsvRecord[]) => records.length > 1 && missingColumns(records).length === 0

const heads = columns.map(({ names }) => names[0])

/** What will happen to each line, or why the list cannot be read. */
export function ImportPreview({ preview }: { preview: Preview }) {
  const good = preview.lines.filter(isReady).length
  const bad = preview.lines.length - good
  if (preview.missing.length > 0) {
    return (
      <Notice tone="danger" title="This list cannot be read" live>
        Its first row has no column {preview.missing.map((name) => `“${name}”`).join(', ')}. Please compare it with the
        example.
      </Notice>
    )
  }
  if (preview.twice.length > 0) {
    return (
      <Notice tone="danger" title="This list cannot be read" live>
        More than one column has the same meaning: {preview.twice.map((name) => `“${name}”`).join(', ')}. Rename or
        remove all but one.
      </Notice>
    )
  }
  return (
    <>
      <Notice tone={bad > 0 ? 'warning' : 'good'} live>
        {count(good, 'row')} ready to import{bad > 0 && `, ${count(bad, 'row')} to correct`}.
        {preview.ignored.length > 0 && ` Ignored: ${preview.ignored.join(', ')}.`}
      </Notice>
      <PreviewTable lines={preview.lines} showBorn={preview.ambiguous !== null} />
    </>
  )
}

/** Takes over children and parents from a list, after showing what will happen to each line. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const query = useScreenQuery(ImportChoicesDocument, {}, { fetchPolicy: 'network-only' })
  const { data } = query
  const client = useApolloClient()
  const [preview, setPreview] = useState<Preview | null>(null)
  const [problem, setProblem] = useState('')
  const [shown, setShown] = useState<Shown | null>(null)
  // what was chosen last counts, however long the reading before it takes
  const turns = useRef(0)
  const [send] = useMutation(ImportFamilyDocument)
  const ready = preview?.lines.filter(isReady) ?? []

  async function read(file: File, { chosen, order }: HowToRead = {}) {
    if (!data) return
    setPreview(null)
    const turn = ++turns.current
    const list = file.size > largest ? null : await readList(file, { chosen, isList }).catch(() => null)
    if (turn !== turns.current) return
    setShown(list && { file, choice: list.choice, order, ambiguous: ambiguousDateIn(list.records) })
    if (file.size > largest)
      return setProblem('This file is larger than 5 MB. Please split the list and import the parts.')
    const records = list?.records ?? []
    if (records.length < 2) return setProblem(noLines)
    const days = birthdaysOf(records, order)
    const known = await client
      .query({ query: ImportedBirthdaysDocument, variables: { days }, fetchPolicy: 'network-only' })
      .catch(() => null)
    if (turn !== turns.current) return
    setProblem(known?.data ? '' : 'The list could not be compared with the existing children. Please try again.')
    if (known?.data) setPreview(previewOf(records, data, known.data.childrenBornOn, order))
  }
  return (
    <BulkDialog
      size="large"
      title="Import students and parents"
      description="From a CSV or Excel file. Nothing is saved until you confirm."
      items={ready}
      nameOf={({ line, name }) => `Row ${line}, ${name}`}
      confirmLabel={`Import ${count(ready.length, 'student')}`}
      workingLabel="Importing students"
      failedWords="Not imported"
      // one after the other, so that siblings find the parent of the line before
      act={({ input }) => send({ variables: { input } })}
      formatOutcome={(done) => `${count(done, 'student')} imported`}
      result={
        <Text>
          New parents get an account without a password and can set one with “Forgot password?” on the sign-in page.
        </Text>
      }
      onClose={onClose}
    >
      <QueryState query={query} what="classes" height="row">
        {() => (
          <Stack>
            <FileField
              label="List of students"
              accept={LIST_FILES}
              error={problem}
              hint={`Columns: ${heads.join(', ')}. Only the first three are required.`}
              onFiles={([file]) => file && void read(file)}
            />
            <div>
              <Button
                size="small"
                tone="quiet"
                icon={Download}
                onClick={() => void downloadCsv('students-example.csv', [heads, example]).catch(tellExportFailed)}
              >
                Download an example
              </Button>
            </div>
            {shown && <ChoiceField choice={shown.choice} onChoose={(chosen) => void read(shown.file, { chosen })} />}
            {shown?.ambiguous && (
              <OrderField
                ambiguous={shown.ambiguous}
                order={shown.order}
                onChoose={(order) => void read(shown.file, { chosen: shown.choice.used, order })}
              />
            )}
            {preview ? (
              <ImportPreview preview={preview} />
            ) : (
              <Text tone="muted">Choose a file to see its preview.</Text>
            )}
          </Stack>
        )}
      </QueryState>
    </BulkDialog>
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
