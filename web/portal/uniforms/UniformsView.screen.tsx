import { useNavigate } from 'react-router'
import { staying } from '#web/app/Scroll.tsx'
import type { Screen } from '#web/app/screens.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Tabs } from '#web/ui/Tabs/Tabs.tsx'
import { NoChildren } from '../dashboard/NoChildren.tsx'
import { ChildChips, EnrolmentNote } from '../family/ChildChips.tsx'
import { chosenChild } from '../family/chosenChild.ts'
import { Catalogue } from './Catalogue.tsx'
import { OwnOrders } from './OwnOrders.tsx'
import { ParentUniformsDocument, type ParentUniformsQuery } from './uniforms.generated.ts'
import { useBasket } from './basket.ts'
import { ViewPage } from '../shell/ViewPage.tsx'
import { uniformsPath, type ViewProps } from '../views.ts'

const open = (orders: ParentUniformsQuery['myUniformOrders']) =>
  orders.filter(({ status }) => status !== 'delivered' && status !== 'cancelled').length

/** The uniform: what can be ordered for one's own children, and what has been. */
export function UniformsView({ search }: ViewProps) {
  const query = useScreenQuery(ParentUniformsDocument)
  const read = query.shown?.data
  const navigate = useNavigate()
  const [basket, setBasket] = useBasket(read?.uniformCatalogue ?? [])
  const tab = new URLSearchParams(search).get('tab') === 'orders' ? 'orders' : 'catalogue'
  const show = (next: string) => void navigate(uniformsPath(next === 'orders' ? next : 'catalogue', search), staying)
  const chosen = chosenChild(search, read?.myChildren ?? [])
  const orders = read?.myUniformOrders.filter(({ child }) => !chosen || child?.id === chosen.id) ?? []
  return (
    <ViewPage
      title="Uniforms"
      lead="Order what your child needs; we deliver it to the class."
      query={query}
      what="uniforms"
      count={3}
    >
      {(data) => (
        <>
          {data.myChildren.length === 0 && <NoChildren />}
          <EnrolmentNote family={data.myChildren} />
          {data.myChildren.length > 0 && (
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
        </>
      )}
    </ViewPage>
  )
}

export const screen: Screen<ViewProps> = { Page: UniformsView, first: () => [[ParentUniformsDocument]] }
