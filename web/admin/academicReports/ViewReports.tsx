import { ArchiveRestore, FileText, Plus } from 'lucide-react'
import { useState } from 'react'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Toolbar } from '../shared/people/Toolbar.tsx'
import { useParameter } from '../shared/useParameter.ts'
import { AcademicReportsDocument } from './academicReports.generated.ts'
import { narrowed, typeOptions } from './reports.ts'
import { ReportTable } from './ReportTable.tsx'
import { useReportDialogs } from './useReportDialogs.tsx'

/** Every report, narrowed by words and type. */
export function ViewReports() {
  const query = useScreenQuery(AcademicReportsDocument)
  const { data: read, previousData } = query
  const data = read ?? previousData
  const [type, setType] = useParameter('type')
  const [searched] = useParameter('search')
  const [search, setSearch] = useState(searched ?? '')
  const { actions, dialog } = useReportDialogs()
  if (!data)
    return (
      <QueryState
        query={query}
        label="Loading reports"
        failed="The reports could not be loaded."
        height="row"
        count={6}
      />
    )
  const newReport = (
    <Button size="small" tone="primary" icon={Plus} onClick={actions.onNew}>
      New Report
    </Button>
  )
  const isFirst = data.academicReports.length === 0
  return (
    <Stack>
      <Toolbar
        search={{ label: 'Search reports', value: search, onChange: setSearch }}
        choices={
          <SelectField
            label="Type"
            hideLabel
            size="compact"
            placeholder="All types"
            options={typeOptions}
            value={type ?? ''}
            onChange={(event) => setType(event.target.value || null)}
          />
        }
      >
        <Button size="small" icon={ArchiveRestore} onClick={actions.onRemoved}>
          Deleted reports
        </Button>
        {!isFirst && newReport}
      </Toolbar>
      <Card pad="none">
        <ReportTable
          reports={narrowed(data.academicReports, search, type ?? '')}
          actions={actions}
          empty={
            <EmptyState icon={FileText} title="No reports found" {...(isFirst ? { action: newReport } : {})}>
              {isFirst
                ? 'Write the first one, from a template or from nothing.'
                : 'No report fits what you are looking for.'}
            </EmptyState>
          }
        />
      </Card>
      {dialog}
    </Stack>
  )
}
