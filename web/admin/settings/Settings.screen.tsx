import { type Retained, retained, retentionPeriods } from '#graphql/retention/retention.rules.ts'
import type { Screen } from '#web/app/screens.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { lateModule } from '#web/ui/late.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { Tabs } from '#web/ui/Tabs/Tabs.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { useParameter } from '../shared/useParameter.ts'
import { CentreSettings, MailSettings, VirtualClassroomSettings } from './CentreSettings.tsx'
import { SettingsDocument } from './settings.generated.ts'

const AuditLog = lateModule(() => import('./AuditLog.tsx')).part((module) => module.AuditLog)
const DataExport = lateModule(() => import('./DataExport.tsx')).part((module) => module.DataExport)
const Outbox = lateModule(() => import('./Outbox.tsx')).part((module) => module.Outbox)
const money = lateModule(() => import('./MoneySettings.tsx'))
const BankSettings = money.part((module) => module.BankSettings)
const FeeSettings = money.part((module) => module.FeeSettings)
const RatioSettings = lateModule(() => import('./RatioSettings.tsx')).part((module) => module.RatioSettings)

const ids = ['centre', 'money', 'ratios', 'email', 'audit', 'data']

/** What the centre is, asks for and promises, and what the server keeps. */
export function Settings() {
  const [parameter, setTab] = useParameter('tab')
  const query = useScreenQuery(SettingsDocument)
  const { data: read, previousData } = query
  const settings = (read ?? previousData)?.settings
  if (!settings)
    return (
      <QueryState
        query={query}
        label="Loading settings"
        failed="The settings could not be loaded."
        count={3}
        height="block"
      />
    )
  const { centre, fees, bank, ratios, virtualClassroom, mail } = settings
  return (
    <Tabs
      label="Settings"
      chosen={ids.find((id) => id === parameter) ?? 'centre'}
      onChoose={(id) => setTab(id === 'centre' ? null : id)}
      tabs={[
        {
          id: 'centre',
          label: 'Centre',
          content: () => (
            <Stack>
              <CentreSettings centre={centre} />
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
        {
          id: 'email',
          label: 'E-mail',
          content: () => (
            <Stack>
              <MailSettings group={mail} centre={centre.fullName} />
              <Outbox isConfigured={mail.isConfigured} />
            </Stack>
          ),
        },
        { id: 'audit', label: 'Audit log', content: () => <AuditLog /> },
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
}

export const screen: Screen = { Page: Settings, first: () => [[SettingsDocument]] }

const columns: Column<Retained>[] = [
  { id: 'what', head: 'What', rowHeader: true, wrap: true, cell: (kind) => retentionPeriods[kind].what },
  { id: 'period', head: 'Deleted after', wrap: true, cell: (kind) => retentionPeriods[kind].period },
  { id: 'reason', head: 'Why so long', wrap: true, cell: (kind) => retentionPeriods[kind].reason },
]

/** What the server deletes by itself, when, and why then. */
export function Retention() {
  return (
    <Panel title="How long data is kept">
      <Stack>
        <Text prose>
          Every night the server deletes what is older than its period. Records of children, families and money are not
          among it: a family is erased on request, under Parent-Child Links.
        </Text>
        <DataTable label="Periods" columns={columns} rows={[...retained]} rowKey={(kind) => kind} />
      </Stack>
    </Panel>
  )
}
