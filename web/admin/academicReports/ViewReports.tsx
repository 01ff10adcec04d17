import { ArchiveRestore, FileText, Plus } from 'lucide-react'
import { useMemo } from 'react'
import { MoreMenu } from '#web/admin/shared/MoreMenu.tsx'
import { Toolbar } from '#web/admin/shared/people/Toolbar.tsx'
import { useSearchParam, useSearch } from '#web/admin/shared/useSearchParam.ts'
import { usePages } from '#web/app/usePages.ts'
import { QueryList } from '#web/shared/list/QueryList.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { MenuItem } from '#web/ui/Menu/Menu.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { AcademicReportsDocument } from './academicReports.generated.ts'
import { reportColumns } from './reportColumns.tsx'
import { typeOptions } from './reports.ts'
import { useReportDialogs } from './useReportDialogs.tsx'

const reportsOf = (type: string | null, search: string | null) =>
  [AcademicReportsDocument, { first: 100, type, search }] as const

/** The list as it is first shown. */
export const firstReports = reportsOf(null, null)

/** Every report, narrowed by words and type. */
export function ViewReports() {
  const [type, setType] = useSearchParam('type')
  const { search, box } = useSearch('Search reports')
  const query = usePages(...reportsOf(type, search || null), (read) => read.academicReports)
  const { data, rows, next } = query
  const { actions, dialog } = useReportDialogs()
  const columns = useMemo(() => reportColumns(actions), [actions])
  const newReport = (
    <Button size="small" tone="primary" icon={Plus} onClick={actions.onNew}>
      New Report
    </Button>
  )
  const isFirst = data !== undefined && rows.length === 0 && !type && !search
  return (
    <Stack>
      <Toolbar
        search={box}
        filters={[{ label: 'Type', placeholder: 'All types', options: typeOptions, value: type, onChoose: setType }]}
      >
        <MoreMenu>
          <MenuItem icon={ArchiveRestore} onSelect={actions.onRemoved}>
            Deleted reports
          </MenuItem>
        </MoreMenu>
        {!isFirst && newReport}
      </Toolbar>
      <QueryList list={query} what="reports" height="row" count={6} more="Show older reports">
        {(rows) => (
          <Card pad="none">
            <DataTable
              label="Academic reports"
              columns={columns}
              rows={rows}
              sortable={!next.hasMore}
              onOpen={actions.onEdit}
              empty={
                <EmptyState icon={FileText} title="No reports found" {...(isFirst ? { action: newReport } : {})}>
                  {isFirst ? 'Write your first report, from a template or from scratch.' : 'No matching reports.'}
                </EmptyState>
              }
            />
          </Card>
        )}
      </QueryList>
      {dialog}
    </Stack>
  )
}
