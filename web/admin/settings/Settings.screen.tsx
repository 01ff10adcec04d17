import { type Retained, retained, retentionPeriods } from '#graphql/retention/retention.rules.ts'
import { SectionTabs } from '#web/admin/shared/SectionTabs.tsx'
import type { Screen } from '#web/app/screens.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { lazyModule } from '#web/ui/lazy.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { CentreSettings, MailSettings, VirtualClassroomSettings } from './CentreSettings.tsx'
import { SettingsDocument } from './settings.generated.ts'
import { AuditLog } from './AuditLog.tsx'
import { DataExport } from './DataExport.tsx'
import { VisitSettings } from './VisitSettings.tsx'
import { Outbox } from './Outbox.tsx'
import { ReadingSettings } from './ReadingSettings.tsx'
import { ReportCardSettings } from './ReportCardSettings.tsx'
import { CareSettings } from './CareSettings.tsx'

const panels = lazyModule(() => import('./panels.ts'))
const Devices = panels.component('Devices')
const MailTemplates = panels.component('MailTemplates')
const BankSettings = panels.component('BankSettings')
const FeeSettings = panels.component('FeeSettings')
const RatioSettings = panels.component('RatioSettings')

/** What the centre is, asks for and promises, and what the server keeps. */
export function Settings() {
  const query = useScreenQuery(SettingsDocument)
  return (
    <QueryState query={query} what="settings" count={3} height="block">
      {({ settings }) => {
        const { centre, fees, bank, ratios, virtualClassroom, mail, mailTemplates, visitTimes } = settings
        const { reading, care, reportCards } = settings
        return (
          <SectionTabs
            label="Settings"
            tabs={[
              {
                id: 'centre',
                label: 'Centre',
                content: () => (
                  <Stack>
                    <CentreSettings centre={centre} />
                    <ReportCardSettings group={reportCards} />
                    <VirtualClassroomSettings group={virtualClassroom} />
                  </Stack>
                ),
              },
              {
                id: 'money',
                label: 'Fees and bank',
                content: () => (
                  <Stack>
                    <FeeSettings fees={fees} />
                    <BankSettings bank={bank} />
                  </Stack>
                ),
              },
              { id: 'ratios', label: 'Ratios', content: () => <RatioSettings ratios={ratios} /> },
              { id: 'care', label: 'Care', content: () => <CareSettings group={care} /> },
              {
                id: 'email',
                label: 'E-mail',
                content: () => (
                  <Stack>
                    <MailSettings group={mail} centre={centre.fullName} address={centre.email} />
                    <Outbox isConfigured={mail.isConfigured} />
                  </Stack>
                ),
              },
              {
                id: 'texts',
                label: 'Applications',
                content: () => (
                  <Stack>
                    <VisitSettings group={visitTimes} />
                    <MailTemplates group={mailTemplates} centre={centre.fullName} />
                  </Stack>
                ),
              },
              { id: 'devices', label: 'Devices', content: () => <Devices /> },
              {
                id: 'audit',
                label: 'Audit log',
                content: () => (
                  <Stack>
                    <AuditLog />
                    <ReadingSettings group={reading} />
                  </Stack>
                ),
              },
              {
                id: 'data',
                label: 'Data export',
                content: () => (
                  <Stack>
                    <DataExport />
                    <Retention />
                  </Stack>
                ),
              },
            ]}
          />
        )
      }}
    </QueryState>
  )
}

export const screen: Screen = { Page: Settings, first: () => [[SettingsDocument]] }

const columns: Column<Retained>[] = [
  { id: 'what', head: 'Data', rowHeader: true, wrap: true, cell: (kind) => retentionPeriods[kind].what },
  { id: 'period', head: 'Deleted after', wrap: true, cell: (kind) => retentionPeriods[kind].period },
  { id: 'reason', head: 'Reason', wrap: true, cell: (kind) => retentionPeriods[kind].reason },
]

/** What the server deletes by itself, when, and why then. */
function Retention() {
  return (
    <Panel title="Data retention">
      <Stack>
        <Text prose>
          Every night the server deletes data older than its retention period. Records of children, families and
          payments are not included: a family is erased on request, under Parent-Child Links.
        </Text>
        <DataTable label="Periods" columns={columns} rows={[...retained]} rowKey={(kind) => kind} />
      </Stack>
    </Panel>
  )
}
