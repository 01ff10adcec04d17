import { useMutation } from '@apollo/client/react'
import { CalendarOff, Check, Pencil, Plus, Undo2, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { groupBy } from '#graphql/values/groupBy.ts'
import { type LeaveState, leaveStateLabels } from '#graphql/leave/leave.rules.ts'
import type { LeaveDecision } from '#graphql/leave/leave.schema.ts'
import { attempt } from '#web/admin/shared/attempt.ts'
import * as paper from '#web/admin/shared/export/paper.css.ts'
import { fullName, shortDate } from '#web/admin/shared/format.ts'
import { PersonName } from '#web/admin/shared/PersonName.tsx'
import { actionsColumn } from '#web/admin/shared/recordActions.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useToday } from '#web/app/useToday.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Badge, type BadgeTone } from '#web/ui/Badge/Badge.tsx'
import { Button, IconButton } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { SegmentedControl } from '#web/ui/SegmentedControl/SegmentedControl.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { DecideLeaveDocument, StaffLeaveDocument, type StaffLeaveQuery } from '../attendance.generated.ts'
import { staffDialogs } from '../staff/lazyDialogs.ts'
import { NoStaffYet } from '../staff/StaffRegister.tsx'
import type { LeaveKind } from './LeaveDialogs.tsx'

const AskLeaveDialog = staffDialogs.component('AskLeaveDialog')
const LeaveKindDialog = staffDialogs.component('LeaveKindDialog')

type Request = StaffLeaveQuery['leaveRequests'][number]
type Balance = StaffLeaveQuery['leaveBalances'][number]

const tones: Record<LeaveState, BadgeTone> = {
  asked: 'warning',
  approved: 'good',
  refused: 'danger',
  withdrawn: 'neutral',
}

const nameOf = ({ staff }: Request) => (staff ? fullName(staff) : 'A former colleague')

/** Decides a request; what was approved by mistake is withdrawn with the toast. */
function useDecision() {
  const [decide, { loading }] = useMutation(DecideLeaveDocument)
  const change = ({ id, version }: Pick<Request, 'id' | 'version'>, state: LeaveDecision['state']) =>
    attempt('The leave was not changed', async () => {
      const { data } = await decide({ variables: { input: { id, state, version } } })
      const now = data?.decideLeave
      if (!now) return
      const undo = { label: 'Undo', onPress: () => void change(now, 'withdrawn') }
      toast({ title: `Leave ${leaveStateLabels[state].toLowerCase()}`, ...(state === 'approved' && { action: undo }) })
    })
  return { change, loading }
}

/** Leave of a year: what is asked for, and how many days everybody has left. `before` is the switch between the views. */
export function StaffLeave({ before }: { before: ReactNode }) {
  const thisYear = Number(useToday().slice(0, 4))
  const [chosen, setChosen] = useState<string | null>(null)
  const year = Number(chosen ?? thisYear)
  const query = useScreenQuery(StaffLeaveDocument, { year })
  const { change, loading } = useDecision()
  const [opened, setOpened] = useState<{ kind: LeaveKind | null } | 'ask' | null>(null)
  const close = () => setOpened(null)
  const kinds = query.lastData?.leaveKinds ?? []
  const people = [...groupBy(query.lastData?.leaveBalances ?? [], ({ staffId }) => staffId).values()]
  const kindName = (id: number) => kinds.find((kind) => kind.id === id)?.name ?? ''

  const requestColumns: Column<Request>[] = [
    { id: 'name', head: 'Name', rowHeader: true, sortBy: nameOf, cell: (row) => <PersonName name={nameOf(row)} /> },
    { id: 'kind', head: 'Type', sortBy: ({ kindId }) => kindName(kindId), cell: ({ kindId }) => kindName(kindId) },
    {
      id: 'when',
      head: 'When',
      phone: 'wide',
      sortBy: ({ fromDate }) => fromDate,
      cell: ({ fromDate, toDate }) =>
        fromDate === toDate ? shortDate(fromDate) : `${shortDate(fromDate)} to ${shortDate(toDate)}`,
    },
    { id: 'days', head: 'Working days', align: 'end', phoneHead: true, cell: ({ days }) => days },
    { id: 'note', head: 'Note', wrap: true, phone: 'wide', needs: 'laptop', cell: ({ note }) => note },
    {
      id: 'state',
      head: 'Status',
      phone: 'end',
      sortBy: ({ state }) => state,
      cell: ({ state }) => <Badge tone={tones[state as LeaveState]}>{leaveStateLabels[state as LeaveState]}</Badge>,
    },
    actionsColumn('wide', (row) => (
      <>
        {row.state === 'asked' && (
          <>
            <Button size="small" icon={Check} disabled={loading} onClick={() => void change(row, 'approved')}>
              Approve
            </Button>
            <IconButton
              icon={X}
              label={`Decline ${nameOf(row)}'s leave`}
              title="Decline"
              onClick={() => void change(row, 'refused')}
            />
          </>
        )}
        {row.state === 'approved' && (
          <IconButton
            icon={Undo2}
            label={`Withdraw ${nameOf(row)}'s leave`}
            title="Withdraw"
            onClick={() => void change(row, 'withdrawn')}
          />
        )}
      </>
    )),
  ]
  const balanceColumns: Column<Balance[]>[] = [
    {
      id: 'name',
      head: 'Name',
      rowHeader: true,
      cell: ([first]) => first && <PersonName name={fullName(first)} />,
    },
    ...kinds.map(
      (kind): Column<Balance[]> => ({
        id: String(kind.id),
        head: kind.daysPerYear === null ? kind.name : `${kind.name} (${kind.daysPerYear})`,
        align: 'end',
        phoneHead: true,
        cell: (own) => {
          const balance = own.find(({ kindId }) => kindId === kind.id)
          return balance?.left ?? (balance?.taken ? `${balance.taken} taken` : '–')
        },
      }),
    ),
  ]
  return (
    <div className={paper.screen}>
      <div className={paper.toolbar}>
        <Inline space={8}>
          {before}
          <SegmentedControl
            label="Year"
            segments={[thisYear - 1, thisYear, thisYear + 1].map(String).map((value) => ({ value, label: value }))}
            value={String(year)}
            onChange={setChosen}
          />
        </Inline>
        <Button size="small" tone="primary" icon={Plus} disabled={!query.lastData} onClick={() => setOpened('ask')}>
          Request leave
        </Button>
      </div>
      <QueryState query={query} what="leave" height="line" count={8}>
        {({ leaveRequests }) => (
          <>
            <Panel padded={false} title={`Leave in ${year}`}>
              <DataTable
                label="Leave"
                columns={requestColumns}
                rows={leaveRequests}
                empty={<EmptyState icon={CalendarOff}>No leave requested in {year} yet.</EmptyState>}
              />
            </Panel>
            <Panel
              padded={false}
              title={`Leave balances ${year}`}
              aside={
                <Inline space={4}>
                  {kinds.map((kind) => (
                    <Button key={kind.id} size="small" tone="quiet" icon={Pencil} onClick={() => setOpened({ kind })}>
                      {kind.name}
                    </Button>
                  ))}
                  <Button size="small" tone="quiet" icon={Plus} onClick={() => setOpened({ kind: null })}>
                    Add leave type
                  </Button>
                </Inline>
              }
            >
              <DataTable
                label="Leave balances"
                columns={balanceColumns}
                rows={people}
                rowKey={([first]) => String(first?.staffId)}
                empty={<NoStaffYet />}
              />
            </Panel>
          </>
        )}
      </QueryState>
      {opened === 'ask' && (
        <AskLeaveDialog kinds={kinds} staff={people.flatMap(([first]) => first ?? [])} onClose={close} />
      )}
      {opened && opened !== 'ask' && <LeaveKindDialog kind={opened.kind} onClose={close} />}
    </div>
  )
}
