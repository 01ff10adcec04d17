import { useMutation } from '@apollo/client/react'
import { ListChecks, Plus, ShoppingBag } from 'lucide-react'
import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { type OrderStatus, orderStatuses, orderStatusLabels } from '#graphql/uniforms/uniforms.rules.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { BulkDialog } from '#web/admin/shared/bulk/BulkDialog.tsx'
import { SelectionTools, useSelection } from '#web/admin/shared/bulk/SelectionTools.tsx'
import { ExportMenu } from '#web/admin/shared/export/ExportMenu.tsx'
import { OnPaper, PrintButton } from '#web/admin/shared/export/OnPaper.tsx'
import * as paper from '#web/admin/shared/export/paper.css.ts'
import { count } from '#web/admin/shared/format.ts'
import { Toolbar } from '#web/admin/shared/people/Toolbar.tsx'
import { useIdSearchParam, useSearchParam, useSearch } from '#web/admin/shared/useSearchParam.ts'
import { usePages } from '#web/app/usePages.ts'
import { QueryList } from '#web/shared/list/QueryList.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Menu, MenuItem } from '#web/ui/Menu/Menu.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { uniformDialogs } from './lazyDialogs.ts'
import { orderColumns } from './orderColumns.tsx'
import { SetUniformOrderStatusDocument, UniformOrdersDocument } from './uniforms.generated.ts'
import { orderRows, studentOf, type UniformOrder } from './uniforms.ts'

const AddOrderDialog = uniformDialogs.component('AddOrderDialog')

const statuses = [
  { value: '', label: 'All orders' },
  ...orderStatuses.map((value) => ({ value, label: orderStatusLabels[value] })),
]

const pageSize = 100

function nothing(none: boolean, fromChild: boolean) {
  if (fromChild) return 'No orders for this child.'
  return none
    ? 'Parents order in the portal. You can also add an order for a child.'
    : 'Try another status or search term.'
}

/** One status for all orders that are ticked. */
function StatusMenu({ onChoose }: { onChoose: (status: OrderStatus) => void }) {
  return (
    <Menu
      button={
        <Button size="small" icon={ListChecks}>
          Set status
        </Button>
      }
    >
      {orderStatuses.map((status) => (
        <MenuItem key={status} onSelect={() => onChoose(status)} danger={status === 'cancelled'}>
          {orderStatusLabels[status]}
        </MenuItem>
      ))}
    </Menu>
  )
}

/** What was ordered, and how far it is. */
export function OrdersTab() {
  const { search, box } = useSearch('Search orders')
  const [adding, setAdding] = useState(false)
  const [status, setStatus] = useSearchParam('status')
  const [childId, setChild] = useIdSearchParam('child')
  const [moving, setMoving] = useState<Pick<BulkStatusDialogProps, 'orders' | 'status'> | null>(null)
  const [printed, setPrinted] = useState<readonly UniformOrder[] | null>(null)
  const query = usePages(
    UniformOrdersDocument,
    { first: pageSize, childId, status, search: search || null },
    ({ uniformOrders }) => uniformOrders,
  )
  const { data, shown: read, rows: shown, next, readAll } = query
  const revenueCents = read?.data.uniformOrders.revenueCents ?? 0
  const columns = useMemo(() => orderColumns(revenueCents), [revenueCents])
  const none = data !== undefined && shown.length === 0 && !status && search === '' && childId === null
  const { chosen, selection, tools } = useSelection(query, (order) => `Order ${order.id}, ${studentOf(order)}`)
  const add = (
    <Button size="small" tone="primary" icon={Plus} onClick={() => setAdding(true)}>
      Add Order
    </Button>
  )
  return (
    <div className={paper.screen}>
      <div className={paper.onScreen}>
        <Stack>
          <Toolbar search={box} filters={[{ label: 'Status', options: statuses, value: status, onChoose: setStatus }]}>
            {chosen.length > 0 ? (
              <SelectionTools {...tools}>
                <StatusMenu onChoose={(next) => setMoving({ orders: chosen, status: next })} />
              </SelectionTools>
            ) : (
              <>
                {childId !== null && (
                  <Button size="small" onClick={() => setChild(null)}>
                    Show all children
                  </Button>
                )}
                <PrintButton
                  disabled={shown.length === 0}
                  prepare={async () => {
                    const all = await readAll()
                    flushSync(() => setPrinted(all))
                  }}
                />
                <ExportMenu
                  fileName={`uniform-orders-${todayInJohannesburg()}`}
                  sheet="Uniform orders"
                  rows={async () => orderRows(await readAll())}
                  disabled={shown.length === 0}
                />
                {add}
              </>
            )}
          </Toolbar>
          <QueryList
            list={query}
            label="Loading uniform orders"
            failed="Error loading uniform orders. Please try again."
            height="row"
            count={6}
            more="Show older orders"
          >
            {(rows) => (
              <Card pad="none">
                <DataTable
                  label="Uniform orders"
                  columns={columns}
                  rows={rows}
                  sortable={!next.hasMore}
                  selection={selection}
                  empty={
                    <EmptyState icon={ShoppingBag} title="No uniform orders found." action={none && add}>
                      {nothing(none, childId !== null)}
                    </EmptyState>
                  }
                />
              </Card>
            )}
          </QueryList>
        </Stack>
      </div>
      <OnPaper title="Uniform orders" date={todayInJohannesburg()} rows={orderRows(printed ?? shown)} />
      {moving && <BulkStatusDialog {...moving} onClose={() => setMoving(null)} />}
      {adding && <AddOrderDialog onClose={() => setAdding(false)} />}
    </div>
  )
}

interface BulkStatusDialogProps {
  orders: readonly UniformOrder[]
  status: OrderStatus
  onClose: () => void
}

/** Moves several orders to one status. */
function BulkStatusDialog({ orders, status, onClose }: BulkStatusDialogProps) {
  const [send] = useMutation(SetUniformOrderStatusDocument)
  const moving = orders.filter((order) => order.status !== status)
  const there = orders.length - moving.length
  const label = orderStatusLabels[status]
  return (
    <BulkDialog
      title={`Set status to ${label}`}
      items={moving}
      nameOf={(order) => `Order ${order.id}, ${studentOf(order)}`}
      confirmLabel={`Update ${count(moving.length, 'order')}`}
      workingLabel="Updating orders"
      failedWords="Failed to update order status"
      act={({ id, version }) => send({ variables: { id, input: { status, version } } })}
      formatOutcome={(done) => `${count(done, 'order')} set to ${label}`}
      onClose={onClose}
    >
      <Stack space={12}>
        <Text>
          {count(moving.length, 'order')} will be set to {label}.
          {there > 0 && ` ${there === 1 ? 'One already is' : `${there} already are`}.`}
        </Text>
        {status === 'cancelled' && moving.length > 0 && (
          <Notice tone="warning">
            The items are returned to stock, and any charges are removed from the accounts.
          </Notice>
        )}
      </Stack>
    </BulkDialog>
  )
}
