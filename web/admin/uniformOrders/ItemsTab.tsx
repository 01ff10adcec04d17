import { Boxes, Eye, EyeOff, Pencil, Plus, Shirt } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { formatRand } from '#graphql/values/money.ts'
import { matches } from '#graphql/values/search.ts'
import { attempt } from '#web/admin/shared/attempt.ts'
import { Toolbar } from '#web/admin/shared/people/Toolbar.tsx'
import { actionsColumn } from '#web/admin/shared/recordActions.tsx'
import { useSearch } from '#web/admin/shared/useSearchParam.ts'
import { GarmentPicture } from '#web/shared/uniforms/GarmentPicture.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button, IconButton } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { UnbrokenParts } from '#web/ui/Text/Text.tsx'
import * as styles from './Uniforms.css.ts'
import { uniformDialogs } from './lazyDialogs.ts'
import { soldOut, soldOutText, formatStock, type UniformItem } from './uniforms.ts'
import { UpdateUniformItemDocument } from './uniforms.generated.ts'

const ItemForm = uniformDialogs.component('ItemForm')
const StockDialog = uniformDialogs.component('StockDialog')

type Open = { kind: 'add' } | { kind: 'edit' | 'stock'; item: UniformItem }

interface Actions {
  setOpened: (next: Open) => void
  onOffer: (item: UniformItem, isActive: boolean) => void
}

const columnsOf = ({ setOpened, onOffer }: Actions): Column<UniformItem>[] => [
  {
    id: 'name',
    head: 'Item',
    rowHeader: true,
    sortBy: ({ name }) => name,
    cell: (item) => (
      <Inline space={8} wrap={false}>
        <GarmentPicture item={item} size="row" />
        <span className={styles.itemName}>{item.name}</span>
      </Inline>
    ),
  },
  {
    id: 'category',
    head: 'Category',
    needs: 'laptop',
    phone: 'hide',
    sortBy: ({ category }) => category,
    cell: ({ category }) => category,
  },
  {
    id: 'price',
    head: 'Price',
    align: 'end',
    phone: 'end',
    sortBy: ({ price }) => price,
    cell: ({ price }) => formatRand(price),
  },
  {
    id: 'sizes',
    head: 'Sizes',
    wrap: true,
    phone: 'wide',
    phoneHead: true,
    cell: ({ sizes }) => <UnbrokenParts parts={sizes.map(({ name }) => name)} between=", " />,
  },
  {
    id: 'stock',
    head: 'Stock',
    phone: 'wide',
    phoneHead: true,
    cell: ({ sizes }) => (
      <>
        {formatStock(sizes)} {soldOut(sizes).length > 0 && <Badge tone="warning">{soldOutText(sizes)}</Badge>}
      </>
    ),
  },
  {
    id: 'active',
    head: 'Catalogue',
    sortBy: ({ isActive }) => (isActive ? 0 : 1),
    cell: ({ isActive }) => <Badge tone={isActive ? 'good' : 'neutral'}>{isActive ? 'Active' : 'Inactive'}</Badge>,
  },
  actionsColumn('wide', (item) => (
    <>
      <IconButton
        icon={Boxes}
        label={`Stock of ${item.name}`}
        title="Stock"
        onClick={() => setOpened({ kind: 'stock', item })}
      />
      <IconButton
        icon={Pencil}
        label={`Edit ${item.name}`}
        title="Edit"
        onClick={() => setOpened({ kind: 'edit', item })}
      />
      <IconButton
        icon={item.isActive ? EyeOff : Eye}
        label={`${item.isActive ? 'Deactivate' : 'Activate'} ${item.name}`}
        title={item.isActive ? 'Deactivate' : 'Activate'}
        onClick={() => onOffer(item, !item.isActive)}
      />
    </>
  )),
]

/** Puts an item into the catalogue or takes it out; the toast afterwards turns that round. */
function useOffer() {
  const [update] = useMutation(UpdateUniformItemDocument)
  return function offer(item: Pick<UniformItem, 'id' | 'name'>, isActive: boolean) {
    const change = () => update({ variables: { input: { id: item.id, isActive } } })
    void attempt('Failed to update uniform item', change, {
      title: isActive ? `${item.name} added to the catalogue` : `${item.name} removed from the catalogue`,
      action: { label: 'Undo', onPress: () => offer(item, !isActive) },
    })
  }
}

/** What of the uniform can be ordered. */
export function ItemsTab({ items }: { items: readonly UniformItem[] }) {
  const [opened, setOpened] = useState<Open | null>(null)
  const { search, box } = useSearch('Search items')
  const offer = useOffer()
  const columns = useMemo(() => columnsOf({ setOpened, onOffer: offer }), [offer])
  const shown = items.filter(({ name, category }) => matches(search, name, category))
  const close = () => setOpened(null)
  const add = (
    <Button size="small" tone="primary" icon={Plus} onClick={() => setOpened({ kind: 'add' })}>
      Add Uniform Item
    </Button>
  )
  const none = items.length === 0
  return (
    <Stack>
      {!none && <Toolbar search={box}>{add}</Toolbar>}
      <Card pad="none">
        <DataTable
          label="Uniform items"
          columns={columns}
          rows={shown}
          empty={
            <EmptyState icon={Shirt} title="No uniform items found..." action={none && add}>
              {none
                ? 'Add uniform items with price and sizes for parents to order in the portal.'
                : 'Try another search term.'}
            </EmptyState>
          }
        />
      </Card>
      {opened?.kind === 'add' && <ItemForm item={null} onClose={close} />}
      {opened?.kind === 'edit' && <ItemForm item={opened.item} onClose={close} />}
      {opened?.kind === 'stock' && <StockDialog item={opened.item} onClose={close} />}
    </Stack>
  )
}
