import { Download } from 'lucide-react'
import { useState } from 'react'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { ProgressBar } from '#web/ui/ProgressBar/ProgressBar.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'

const sizeInWords = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.round(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`

function keep(parts: BlobPart[]) {
  const url = URL.createObjectURL(new Blob(parts, { type: 'application/zip' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `kiewiet-${todayInJohannesburg()}.zip`
  link.click()
  // the browser has to have read it before it goes
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Everything that the centre holds, as an archive of tables that any spreadsheet opens. */
export function DataExport() {
  const [received, setReceived] = useState<number | null>(null)

  async function fetchAll() {
    setReceived(0)
    try {
      const response = await fetch('/api/admin/export')
      const isArchive = response.headers.get('Content-Type')?.startsWith('application/zip')
      if (!response.ok || !isArchive || !response.body) throw new Error(`The server answered ${response.status}`)
      const parts: BlobPart[] = []
      let sum = 0
      for (const reader = response.body.getReader(); ; ) {
        const { done, value } = await reader.read()
        if (done) break
        parts.push(value as Uint8Array<ArrayBuffer>)
        sum += value.length
        setReceived(sum)
      }
      keep(parts)
      toast({ title: 'Export finished', text: `${sizeInWords(sum)} were saved.` })
    } catch {
      toast({ tone: 'danger', title: 'Error', text: 'The export was interrupted. Nothing was saved; try again.' })
    } finally {
      setReceived(null)
    }
  }
  return (
    <Panel title="Data export">
      <Stack>
        <Text prose>
          One archive with a file for each table: children, families, registers, bills, messages and all else, without
          passwords and keys. It holds personal data; keep it where nobody else reads it. Who takes it is kept in the
          audit log.
        </Text>
        {received !== null && <ProgressBar label="Exporting" figure={sizeInWords(received)} value={null} />}
        <Inline>
          <Button
            icon={Download}
            size="small"
            pending={received !== null}
            pendingLabel="Exporting..."
            onClick={() => void fetchAll()}
          >
            Export everything
          </Button>
        </Inline>
      </Stack>
    </Panel>
  )
}
