import { useNavigate } from 'react-router'
import { staying } from '#web/app/Scroll.tsx'
import type { Screen } from '#web/app/screens.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Tabs } from '#web/ui/Tabs/Tabs.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { NoChildren } from '../dashboard/NoChildren.tsx'
import { ChildChips, EnrolmentNote } from '../family/ChildChips.tsx'
import { chosenChild } from '../family/chosenChild.ts'
import { PageHeading } from '../shell/PageHeading.tsx'
import { Catalogue } from './Catalogue.tsx'
import { OwnOrders } from './OwnOrders.tsx'
import { ParentUniformsDocument, type ParentUniformsQuery } from './uniforms.generated.ts'
import { useBasket } from './basket.ts'
import { uniformsPath, type ViewProps } from '../views.ts'

const open = (orders: ParentUniformsQuery['myUniformOrders']) =>
  orders.filter(({ status }) => status !== 'delivered' && status !== 'cancelled').length

/** The uniform: what can be ordered for one's own children, and what has been. */
export function UniformsView({ search }: ViewProps) {
  const query = useScreenQuery(ParentUniformsDocument)
  const { data: read, previousData } = query
  const data = read ?? previousData
  const navigate = useNavigate()
  const [basket, setBasket] = useBasket(data?.uniformCatalogue ?? [])
  const tab = new URLSearchParams(search).get('tab') === 'orders' ? 'orders' : 'catalogue'
  const show = (next: string) => void navigate(uniformsPath(next === 'orders' ? next : 'catalogue', search), staying)
  const chosen = chosenChild(search, data?.myChildren ?? [])
  const orders = data?.myUniformOrders.filter(({ child }) => !chosen || child?.id === chosen.id) ?? []
  return (
    <Stack space={20}>
      <div>
        <PageHeading>Uniforms</PageHeading>
        <Text tone="muted">Order what your child needs; it comes to the class.</Text>
      </div>
      {data?.myChildren.length === 0 && <NoChildren />}
      {data && <EnrolmentNote family={data.myChildren} />}
      {data && data.myChildren.length > 0 && (
        <Tabs
          label="Uniforms"
          chosen={tab}
          onChoose={show}
          tabs={[
            {
              id: 'catalogue',
              label: 'Catalogue',
              content: () => (
                <Catalogue
                  items={data.uniformCatalogue}
                  childrenOf={data.myChildren}
                  chosen={chosen}
                  basket={basket}
                  onBasket={setBasket}
                  onOrdered={() => show('orders')}
                />
              ),
            },
            {
              id: 'orders',
              label: 'Your orders',
              ...(open(orders) > 0 ? { count: open(orders) } : {}),
              content: () => (
                <Stack>
                  <ChildChips family={data.myChildren} search={search} />
                  <OwnOrders orders={orders} />
                </Stack>
              ),
            },
          ]}
        />
      )}
      {!data && (
        <QueryState
          query={query}
          label="Loading the uniforms"
          failed="The uniforms could not be loaded."
          count={3}
          height="block"
        />
      )}
    </Stack>
  )
}

export const screen: Screen<ViewProps> = { Page: UniformsView, first: () => [[ParentUniformsDocument]] }
