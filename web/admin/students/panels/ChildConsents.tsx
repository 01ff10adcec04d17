import { FilePenLine } from 'lucide-react'
import { useState } from 'react'
import { consentKinds, consentTexts } from '#graphql/consents/consents.rules.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { consentState } from '#web/shared/consents/consentState.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { lateModule } from '#web/ui/late.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { ChildConsentsDocument } from './panels.generated.ts'

const PaperConsentDialog = lateModule(() => import('./PaperConsentDialog.tsx')).part(
  (module) => module.PaperConsentDialog,
)

type Row = ReturnType<typeof consentState> & { kind: string; title: string }

const columns: Column<Row>[] = [
  { id: 'title', head: 'Consent', rowHeader: true, cell: ({ title }) => title },
  {
    id: 'state',
    head: 'Answer',
    phone: 'end',
    cell: ({ tone, icon, words }) => (
      <Badge tone={tone} icon={icon}>
        {words}
      </Badge>
    ),
  },
  { id: 'since', head: 'Since', wrap: true, phone: 'wide', cell: ({ since }) => since },
]

/** What the parents of a child allow the centre, and the way to record a signed paper. */
export function ChildConsents({ childId }: { childId: number }) {
  const query = useScreenQuery(ChildConsentsDocument, { id: childId })
  const { data } = query
  const [recording, setRecording] = useState(false)
  if (!data)
    return <QueryState query={query} label="Loading consents" failed="The consents could not be loaded." count={1} />
  const { child } = data
  const rows = consentKinds.map((kind) => ({
    kind,
    title: consentTexts[kind].title,
    ...consentState(child.consents.find((consent) => consent.kind === kind)),
  }))
  return (
    <Panel
      title="Consents"
      padded={false}
      aside={
        <Button size="small" icon={FilePenLine} onClick={() => setRecording(true)}>
          Record signed paper
        </Button>
      }
    >
      <DataTable label="Answers" columns={columns} rows={rows} rowKey={({ kind }) => kind} empty={null} />
      {recording && <PaperConsentDialog child={child} onClose={() => setRecording(false)} />}
    </Panel>
  )
}
