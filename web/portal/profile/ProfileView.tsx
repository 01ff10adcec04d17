import { Fragment } from 'react'
import { paths } from '#web/app/paths.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { ErrorState } from '#web/ui/ErrorState/ErrorState.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { SkeletonList } from '#web/ui/Skeleton/Skeleton.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { NoChildren } from '../dashboard/NoChildren.tsx'
import type { ViewProps } from '../views.ts'
import { ChildConsents } from './consents/ChildConsents.tsx'
import { ChildPapers } from './documents/ChildPapers.tsx'
import { ParentProfileDocument } from './ParentProfile.generated.ts'

/** What the centre knows about a family, and what the family allows it. */
export function ProfileView({ today }: ViewProps) {
  const { data, error, refetch, loading } = useScreenQuery(ParentProfileDocument)
  return (
    <Stack space={24}>
      <div>
        <Heading level={1}>Profile</Heading>
        <Text tone="muted">What you allow the centre, your children's papers, and your account.</Text>
      </div>
      {data?.myChildren.length === 0 && <NoChildren />}
      {data?.myChildren.map((child) => (
        <Fragment key={child.id}>
          <Panel title={`Consents for ${child.firstName} ${child.lastName}`}>
            <ChildConsents child={child} />
          </Panel>
          <ChildPapers child={child} today={today} onAdded={() => void refetch()} />
        </Fragment>
      ))}
      {!data && error && (
        <ErrorState title="Your profile could not be loaded." onRetry={() => refetch()} retrying={loading} />
      )}
      {!data && !error && <SkeletonList label="Loading your profile" count={2} height="block" />}
      <Panel title="Your account">
        <Stack space={12} align="start">
          <Text>Change your password or e-mail address, and see where you are signed in.</Text>
          <ButtonLink size="small" to={paths.account}>
            Password and sessions
          </ButtonLink>
        </Stack>
      </Panel>
    </Stack>
  )
}
