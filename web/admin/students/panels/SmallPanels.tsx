import { NotebookPen, ShoppingBag, Sprout } from 'lucide-react'
import { formatTerm } from '#graphql/reportCards/reportCards.rules.ts'
import { formatLines } from '#graphql/uniforms/uniforms.rules.ts'
import { formatDayShort } from '#graphql/values/dates.ts'
import { formatRand } from '#graphql/values/money.ts'
import { exactMoment, fullName, shortDate } from '#web/admin/shared/format.ts'
import { paths } from '#web/app/paths.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { AreaList } from '#web/shared/progress/AreaList.tsx'
import { inPercent } from '#web/shared/progress/format.tsx'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { OrderStatusBadge } from '#web/shared/uniforms/OrderStatusBadge.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { ChildProgressPanelDocument } from '../../learningProgress/progress.generated.ts'
import { childLearningPath } from '../../learningProgress/progress.ts'
import { cardPdfPath, seenBy } from '../../reportCards/cards.ts'
import { ChildReportCardsDocument } from '../../reportCards/reportCards.generated.ts'
import { ChildOrdersDocument, type ChildOrdersQuery } from '../../uniformOrders/uniforms.generated.ts'
import { MedicalNotesAccessLogDocument } from './panels.generated.ts'

/** The latest report cards of a child, on the child's page. */
export function ChildReportCards({ childId }: { childId: number }) {
  const query = useScreenQuery(ChildReportCardsDocument, { id: childId })
  const child = query.data?.child
  const all = child && `${paths.adminSection('report-cards')}&term=all&search=${encodeURIComponent(fullName(child))}`
  return (
    <Panel title="Report cards" padded={false} aside={all && <TextLink to={all}>All report cards</TextLink>}>
      <QueryState query={query} what="report cards" height="row" count={2}>
        {({ child }) => (
          <DataTable
            label={`${fullName(child)}'s report cards`}
            rows={child.reportCards.slice(0, 3)}
            empty={<EmptyState icon={NotebookPen}>No report card yet.</EmptyState>}
            columns={[
              { id: 'term', head: 'Term', rowHeader: true, cell: formatTerm },
              { id: 'issued', head: 'Issued', phoneHead: true, cell: ({ dateIssued }) => shortDate(dateIssued) },
              { id: 'seen', head: 'Seen', phone: 'wide', cell: ({ openings }) => seenBy(openings) ?? 'Not opened yet' },
              {
                id: 'pdf',
                head: 'PDF',
                hideHead: true,
                align: 'end',
                phone: 'end',
                cell: (card) => (
                  <TextLink href={cardPdfPath(card.id)} aria-label={`PDF of ${formatTerm(card)}`}>
                    PDF
                  </TextLink>
                ),
              },
            ]}
          />
        )}
      </QueryState>
    </Panel>
  )
}

/** The learning progress of a child, on the child's page. */
export function ChildProgressPanel({ childId }: { childId: number }) {
  const query = useScreenQuery(ChildProgressPanelDocument, { id: childId })
  const overall = query.data?.child.progress.overall ?? null
  return (
    <Panel
      title={overall === null ? 'Learning progress' : `Learning progress, ${inPercent(overall)}`}
      aside={<TextLink to={childLearningPath(childId)}>Open</TextLink>}
    >
      <QueryState query={query} what="learning progress" count={2}>
        {({
          child: {
            progress: { areas },
          },
        }) =>
          areas.length === 0 ? <EmptyState icon={Sprout}>Not assessed yet.</EmptyState> : <AreaList areas={areas} />
        }
      </QueryState>
    </Panel>
  )
}

/** How many are shown on the child's page. */
const shown = 10

/** Who of the staff read a child's medical notes; nothing where there are none to be read. */
export function MedicalNotesAccessLog({ childId }: { childId: number }) {
  const query = useScreenQuery(MedicalNotesAccessLogDocument, { id: childId })
  const entries = query.data?.child.medicalNotesAccessLog ?? []
  if (entries.length === 0 && !query.error) return null
  return (
    <QueryState query={query} label="Loading" failed="The list of who read the medical notes could not be loaded.">
      {() =>
        entries.length > 0 && (
          <Panel title="Who read the medical notes">
            <Stack as="ul" space={4}>
              {entries.slice(0, shown).map(({ at, name }) => (
                <Text as="li" key={`${at} ${name}`} size="small">
                  {name}, {exactMoment(at)}
                </Text>
              ))}
            </Stack>
          </Panel>
        )
      }
    </QueryState>
  )
}

type Order = ChildOrdersQuery['uniformOrders']['edges'][number]['node']

const columns: Column<Order>[] = [
  { id: 'items', head: 'Items', rowHeader: true, wrap: true, cell: ({ lines }) => formatLines(lines) },
  { id: 'status', head: 'Status', phone: 'end', cell: OrderStatusBadge },
  { id: 'date', head: 'Ordered', cell: ({ orderDate }) => formatDayShort(orderDate) },
  { id: 'total', head: 'Total', align: 'end', phone: 'end', cell: ({ total }) => formatRand(total) },
]

/** The latest uniform orders for a child. */
export function ChildOrders({ childId }: { childId: number }) {
  const query = useScreenQuery(ChildOrdersDocument, { childId })
  const all = `${paths.adminSection('uniforms')}&tab=orders&child=${childId}`
  return (
    <Panel title="Uniform orders" padded={false} aside={<TextLink to={all}>All orders</TextLink>}>
      <QueryState query={query} what="orders" height="row" count={2}>
        {({ uniformOrders }) => (
          <DataTable
            label="Latest uniform orders"
            columns={columns}
            rows={uniformOrders.edges.map(({ node }) => node)}
            empty={<EmptyState icon={ShoppingBag}>No orders for this child.</EmptyState>}
          />
        )}
      </QueryState>
    </Panel>
  )
}
