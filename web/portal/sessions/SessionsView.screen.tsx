import { useMutation } from '@apollo/client/react'
import { Video } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatDateAndTime } from '#graphql/values/dates.ts'
import { failureOf } from '#web/app/failure.ts'
import type { Screen } from '#web/app/screens.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { openTab } from '#web/shared/virtualClassroom/openTab.ts'
import { SessionBadge } from '#web/shared/virtualClassroom/sessionWords.tsx'
import { Button, ButtonLink } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Problem } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { NoChildren } from '../dashboard/NoChildren.tsx'
import { ChildChips, EnrolmentNote } from '../family/ChildChips.tsx'
import { chosenChildren } from '../family/chosenChild.ts'
import { JoinOnlineSessionDocument, ParentSessionsDocument, type ParentSessionsQuery } from './sessions.generated.ts'
import { ViewPage } from '../shell/ViewPage.tsx'
import type { ViewProps } from '../views.ts'

type Session = ParentSessionsQuery['myOnlineSessions'][number]

/** How often the sessions are polled, in milliseconds. */
const askEvery = 20_000

const whenOf = ({ date, time, durationMinutes }: Session, today: string) =>
  `${formatDateAndTime(date, time, today)} · ${durationMinutes} minutes`

/** Joining: the room opens in a tab of its own; where that was blocked, a link is shown instead. */
function Join({ session }: { session: Session }) {
  const [join, { loading }] = useMutation(JoinOnlineSessionDocument)
  const [blocked, setBlocked] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  async function press() {
    const tab = openTab()
    setProblem(null)
    try {
      const { data } = await join({ variables: { id: session.id } })
      const link = data?.joinOnlineSession
      if (link && !tab.go(link)) setBlocked(link)
    } catch (error) {
      tab.close()
      setProblem(failureOf(error).message)
    }
  }
  if (session.status !== 'live')
    return (
      <Text size="small" tone="muted">
        You can join here as soon as the teacher starts the session.
      </Text>
    )
  return (
    <Stack space={12} align="start">
      <Problem>{problem}</Problem>
      {blocked ? (
        <ButtonLink tone="primary" icon={Video} href={blocked} target="_blank" rel="noreferrer">
          Open the room
        </ButtonLink>
      ) : (
        <Button tone="primary" icon={Video} pending={loading} pendingLabel="Joining..." onClick={() => void press()}>
          Join
        </Button>
      )}
    </Stack>
  )
}

function SessionCard({ session, today }: { session: Session; today: string }) {
  const { title, className, teacherName, status, children } = session
  return (
    <Card as="article" label={title}>
      <Stack space={12}>
        <Inline space={8} justify="between" align="start">
          <Heading level={2} look="h3">
            {title}
          </Heading>
          <SessionBadge status={status} />
        </Inline>
        <div>
          <Text>{whenOf(session, today)}</Text>
          <Text size="small" tone="muted">
            {className ?? 'All classes'} with {teacherName || 'a teacher to be announced'}, for {children.join(' and ')}
          </Text>
        </div>
        <Join session={session} />
      </Stack>
    </Card>
  )
}

/** Online sessions of the classes of one's own children: what is live can be joined. */
export function SessionsView({ search, today }: ViewProps) {
  const query = useScreenQuery(ParentSessionsDocument)
  const { shown, startPolling, stopPolling } = query
  useEffect(() => {
    startPolling(askEvery)
    return stopPolling
  }, [startPolling, stopPolling])
  const chosen = chosenChildren(search, shown?.data.myChildren ?? [])
  const sessions =
    shown?.data.myOnlineSessions.filter(({ children }) =>
      chosen.some(({ firstName }) => children.includes(firstName)),
    ) ?? []
  return (
    <ViewPage
      title="Online sessions"
      lead="Join your child's online lessons from home."
      query={query}
      what="online sessions"
    >
      {(data) => (
        <>
          {data.myChildren.length === 0 && <NoChildren />}
          <EnrolmentNote family={data.myChildren} />
          <ChildChips family={data.myChildren} search={search} />
          {data.myChildren.length > 0 && sessions.length === 0 && (
            <Card>
              <EmptyState icon={Video} title="No online sessions planned">
                When a teacher plans one for your child&apos;s class, it will appear here with a button to join.
              </EmptyState>
            </Card>
          )}
          {sessions.map((session) => (
            <SessionCard key={session.id} session={session} today={today} />
          ))}
        </>
      )}
    </ViewPage>
  )
}

export const screen: Screen<ViewProps> = { Page: SessionsView, first: () => [[ParentSessionsDocument]] }
