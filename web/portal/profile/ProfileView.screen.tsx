import { Fragment } from 'react'
import type { Screen } from '#web/app/screens.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { NoChildren } from '../dashboard/NoChildren.tsx'
import { ChildChips } from '../family/ChildChips.tsx'
import { chosenChildren } from '../family/chosenChild.ts'
import { ChildPeople } from './contacts/ChildPeople.tsx'
import { OwnConsents } from './consents/OwnConsents.tsx'
import { ChildPapers } from './documents/ChildPapers.tsx'
import { OwnDetails } from './details/OwnDetails.tsx'
import { ParentProfileDocument } from './ParentProfile.generated.ts'
import type { ViewProps } from '../views.ts'

/** What the centre knows about a family, and what the family allows it. */
export function ProfileView({ today, search }: ViewProps) {
  const query = useScreenQuery(ParentProfileDocument)
  const { data } = query
  return (
    <Stack space={24}>
      <div>
        <Heading level={1}>Profile</Heading>
        <Text tone="muted">How we reach you, who may collect your children, and what you allow us.</Text>
      </div>
      {data?.viewer && <OwnDetails owner={data.viewer} family={data.myChildren} />}
      {data?.myChildren.length === 0 && <NoChildren />}
      {data && <ChildChips family={data.myChildren} search={search} />}
      {chosenChildren(search, data?.myChildren ?? []).map((child) => (
        <Fragment key={child.id}>
          <ChildPeople child={child} owner={data?.viewer ?? null} />
          <div id={`consents-${child.id}`}>
            <Panel title={`Consents for ${child.firstName} ${child.lastName}`}>
              <OwnConsents child={child} />
            </Panel>
          </div>
          <div id={`documents-${child.id}`}>
            <ChildPapers child={child} today={today} />
          </div>
        </Fragment>
      ))}
      {!data && (
        <QueryState
          query={query}
          label="Loading your profile"
          failed="Your profile could not be loaded."
          count={2}
          height="block"
        />
      )}
    </Stack>
  )
}

export const screen: Screen<ViewProps> = { Page: ProfileView, first: () => [[ParentProfileDocument]] }
