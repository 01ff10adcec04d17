import { useNavigate } from 'react-router'
import { staying } from '#web/app/Scroll.tsx'
import type { Screen } from '#web/app/screens.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { ErrorState } from '#web/ui/ErrorState/ErrorState.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { SkeletonList } from '#web/ui/Skeleton/Skeleton.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Tabs } from '#web/ui/Tabs/Tabs.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { NoChildren } from '../dashboard/NoChildren.tsx'
import { viewPath } from '../viewIds.ts'
import type { ViewProps } from '../views.ts'
import { Catalogue } from './Catalogue.tsx'
import { OwnOrders } from './OwnOrders.tsx'
import { ParentUniformsDocument, type ParentUniformsQuery } from './ParentUniforms.generated.ts'

const open = (orders: ParentUniformsQuery['myUniformOrders']) =>
  orders.filter(({ status }) => status !== 'delivered' && status !== 'cancelled').length

/** The uniform: what can be ordered for one's own children, and what has been. */
export function UniformsView({ search }: ViewProps) {
  const { data: read, previousData, error, refetch, loading } = useScreenQuery(ParentUniformsDocument)
  const data = read ?? previousData
  const navigate = useNavigate()
  const show = (tab: string) =>
    void navigate(`${viewPath('uniforms')}${tab === 'orders' ? '?tab=orders' : ''}`, staying)
  const tab = new URLSearchParams(search).get('tab') === 'orders' ? 'orders' : 'catalogue'
  return (
    <Stack space={20}>
      <div>
        <Heading level={1}>Uniforms</Heading>
        <Text tone="muted">Order what your child needs; it comes to the class.</Text>
      </div>
      {data?.myChildren.length === 0 && <NoChildren />}
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
                  onOrdered={() => show('orders')}
                />
              ),
            },
            {
              id: 'orders',
              label: 'Your orders',
              ...(open(data.myUniformOrders) > 0 ? { count: open(data.myUniformOrders) } : {}),
              content: () => <OwnOrders orders={data.myUniformOrders} />,
            },
          ]}
        />
      )}
      {!data && error && (
        <ErrorState title="The uniforms could not be loaded." onRetry={() => refetch()} retrying={loading} />
      )}
      {!data && !error && <SkeletonList label="Loading the uniforms" count={3} height="block" />}
    </Stack>
  )
}

export const screen: Screen<ViewProps> = { Page: UniformsView, first: () => [[ParentUniformsDocument]] }
