import { Link2, Pencil, Star, Unlink } from 'lucide-react'
import { useMemo, useState } from 'react'
import { relationshipLabels, type RelationshipType } from '#graphql/families/families.rules.ts'
import { fullName } from '#web/admin/shared/format.ts'
import { Toolbar } from '#web/admin/shared/people/Toolbar.tsx'
import { actionsColumn } from '#web/admin/shared/recordActions.tsx'
import { useSearch } from '#web/admin/shared/useSearchParam.ts'
import { usePages } from '#web/app/usePages.ts'
import { QueryList } from '#web/shared/list/QueryList.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button, IconButton } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { studentPath } from '../students/student.ts'
import { Invitations } from './invitations/Invitations.tsx'
import { familyDialogs } from './lazyDialogs.ts'
import { RelationshipsDocument, type RelationshipsQuery } from './parents.generated.ts'
import { type LinkActions, useLinkDialogs } from './useLinkDialogs.tsx'

const LinkDialog = familyDialogs.component('LinkDialog')

const pageSize = 100

type Read = RelationshipsQuery['relationships']['edges'][number]['node']
type Linked = Read & { parent: NonNullable<Read['parent']>; child: NonNullable<Read['child']> }

const columnsOf = (actions: LinkActions): Column<Linked>[] => [
  {
    id: 'parent',
    head: 'Parent',
    rowHeader: true,
    sortBy: ({ parent }) => `${parent.lastName} ${parent.firstName}`,
    cell: ({ parent }) => fullName(parent),
  },
  {
    id: 'child',
    head: 'Student',
    wrap: true,
    phone: 'wide',
    sortBy: ({ child }) => `${child.lastName} ${child.firstName}`,
    cell: ({ child }) => <TextLink to={studentPath(child.id)}>{fullName(child)}</TextLink>,
  },
  {
    id: 'class',
    head: 'Class',
    wrap: true,
    phone: 'hide',
    sortBy: ({ child }) => child.class?.name ?? null,
    cell: ({ child }) => child.class?.name ?? 'No class yet',
  },
  {
    id: 'type',
    head: 'Relationship',
    sortBy: ({ relationshipType }) => relationshipType,
    cell: ({ relationshipType }) => relationshipLabels[relationshipType as RelationshipType],
  },
  {
    id: 'marks',
    head: 'Permissions',
    phone: 'wide',
    cell: ({ isPrimary, mayCollect, mayDecide }) => (
      <Inline space={8}>
        {isPrimary && (
          <Badge tone="info" icon={Star}>
            Primary
          </Badge>
        )}
        {!mayCollect && <Badge tone="warning">May not collect</Badge>}
        {!mayDecide && <Badge>May not make decisions</Badge>}
      </Inline>
    ),
  },
  actionsColumn('end', (link) => (
    <>
      <IconButton
        icon={Pencil}
        label={`Edit ${fullName(link.parent)} and ${fullName(link.child)}`}
        title="Edit"
        onClick={() => actions.onEdit(link)}
      />
      <IconButton
        icon={Unlink}
        label={`Remove ${fullName(link.parent)} from ${fullName(link.child)}`}
        title="Remove"
        onClick={() => actions.onRemove(link)}
      />
    </>
  )),
]

const isLinked = (link: Read): link is Linked => link.parent !== null && link.child !== null

const linksFound = (search: string | null) => [RelationshipsDocument, { search, first: pageSize }] as const

/** The list as it is first shown. */
export const firstLinks = linksFound(null)

/** Which parent belongs to which student. */
export function LinksTab() {
  const { search: words, box } = useSearch('Search links')
  const search = words || null
  const query = usePages(...linksFound(search), ({ relationships }) => relationships)
  const { next } = query
  const [linking, setLinking] = useState(false)
  const { actions, dialog } = useLinkDialogs()
  const columns = useMemo(() => columnsOf(actions), [actions])
  return (
    <Stack>
      <Invitations />
      <Toolbar search={box}>
        <Button size="small" tone="primary" icon={Link2} onClick={() => setLinking(true)}>
          Link Parent
        </Button>
      </Toolbar>
      <QueryList list={query} what="links" height="row" count={6} more="Show more links">
        {(rows) => (
          <Card pad="none">
            <DataTable
              label="Parent-student links"
              columns={columns}
              rows={rows.filter(isLinked)}
              sortable={!next.hasMore}
              firstSorting={{ column: 'child', descending: false }}
              empty={
                <EmptyState icon={Link2}>
                  {search === null
                    ? 'No links yet. Link a parent so that they can follow their child in the portal.'
                    : 'No links found.'}
                </EmptyState>
              }
            />
          </Card>
        )}
      </QueryList>
      {linking && <LinkDialog onClose={() => setLinking(false)} />}
      {dialog}
    </Stack>
  )
}
