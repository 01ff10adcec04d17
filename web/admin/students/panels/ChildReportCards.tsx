import { NotebookPen } from 'lucide-react'
import { termInWords } from '#graphql/reportCards/reportCards.rules.ts'
import { paths } from '#web/app/paths.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { fullName } from '../../shared/people/format.ts'
import { shortDate } from '../../shared/format.ts'
import { ChildReportCardsDocument } from '../../reportCards/reportCards.generated.ts'
import { cardPdfPath, seenBy } from '../../reportCards/cards.ts'

/** The latest report cards of a child, on the child's page. */
export function ChildReportCards({ childId }: { childId: number }) {
  const query = useScreenQuery(ChildReportCardsDocument, { id: childId })
  const { data } = query
  const child = data?.child
  const all = child && `${paths.adminSection('report-cards')}&term=all&search=${encodeURIComponent(fullName(child))}`
  return (
    <Panel title="Report cards" padded={false} aside={all && <TextLink to={all}>All report cards</TextLink>}>
      {!child && (
        <QueryState
          query={query}
          label="Loading report cards"
          failed="The report cards could not be loaded."
          height="row"
          count={2}
        />
      )}
      {child && (
        <DataTable
          label={`Report cards of ${fullName(child)}`}
          rows={child.reportCards.slice(0, 3)}
          rowKey={({ id }) => String(id)}
          empty={<EmptyState icon={NotebookPen}>No report card yet.</EmptyState>}
          columns={[
            { id: 'term', head: 'Term', rowHeader: true, cell: termInWords },
            { id: 'issued', head: 'Issued', phoneHead: true, cell: ({ dateIssued }) => shortDate(dateIssued) },
            { id: 'seen', head: 'Seen', phone: 'wide', cell: ({ openings }) => seenBy(openings) ?? 'Not opened yet' },
            {
              id: 'pdf',
              head: 'PDF',
              hideHead: true,
              align: 'end',
              phone: 'end',
              cell: (card) => (
                <TextLink href={cardPdfPath(card.id)} aria-label={`PDF of ${termInWords(card)}`}>
                  PDF
                </TextLink>
              ),
            },
          ]}
        />
      )}
    </Panel>
  )
}
