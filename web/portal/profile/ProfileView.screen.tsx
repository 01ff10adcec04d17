import { Pencil } from 'lucide-react'
import { Fragment, useState } from 'react'
import { formatPhone } from '#graphql/values/phone.ts'
import { paths } from '#web/app/paths.ts'
import type { Screen } from '#web/app/screens.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { Button, ButtonLink } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { DefinitionList } from '#web/ui/DefinitionList/DefinitionList.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { NoChildren } from '../dashboard/NoChildren.tsx'
import { ChildChips } from '../family/ChildChips.tsx'
import { chosenChildren } from '../family/chosenChild.ts'
import { portalDialogs } from '../lazyDialogs.ts'
import { ViewPage } from '../shell/ViewPage.tsx'
import type { ViewProps } from '../views.ts'
import { OwnConsents } from './OwnConsents.tsx'
import { ChildPeople } from './ChildPeople.tsx'
import { ChildPapers } from './ChildPapers.tsx'
import { ParentProfileDocument } from './ParentProfile.generated.ts'
import type { Owner, ProfileChild } from './ProfileDialogs.tsx'

/** What the centre knows about a family, and what the family allows it. */
export function ProfileView({ today, search }: ViewProps) {
  const query = useScreenQuery(ParentProfileDocument)
  return (
    <ViewPage
      title="Profile"
      lead="Your contact details, who may collect your children, and your consents."
      query={query}
      label="Loading your profile"
      failed="Your profile could not be loaded."
      space={24}
    >
      {(data) => (
        <>
          {data.viewer && <OwnDetails owner={data.viewer} family={data.myChildren} />}
          {data.myChildren.length === 0 && <NoChildren />}
          <ChildChips family={data.myChildren} search={search} />
          {chosenChildren(search, data.myChildren).map((child) => (
            <Fragment key={child.id}>
              <ChildPeople child={child} data={data} />
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
        </>
      )}
    </ViewPage>
  )
}

export const screen: Screen<ViewProps> = { Page: ProfileView, first: () => [[ParentProfileDocument]] }

const DetailsDialog = portalDialogs.component('DetailsDialog')

interface OwnDetailsProps {
  owner: Owner
  family: readonly ProfileChild[]
}

/** Where the centre reaches the parent who is signed in. */
function OwnDetails({ owner, family }: OwnDetailsProps) {
  const [changing, setChanging] = useState(false)
  return (
    <Panel title="Your contact details">
      <Stack>
        <DefinitionList
          entries={[
            { term: 'Phone', value: owner.phoneNumber ? formatPhone(owner.phoneNumber) : 'Not given yet' },
            { term: 'Home address', value: owner.homeAddress ?? 'Not given yet' },
            { term: 'E-mail', value: owner.email },
          ]}
        />
        <Inline space={8}>
          <Button size="small" icon={Pencil} onClick={() => setChanging(true)}>
            Change phone or address
          </Button>
          <ButtonLink size="small" to={paths.account}>
            E-mail, password and devices
          </ButtonLink>
        </Inline>
      </Stack>
      {changing && <DetailsDialog owner={owner} family={family} onClose={() => setChanging(false)} />}
    </Panel>
  )
}
