import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { addDays } from '#graphql/values/dates.ts'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { ActivityCard } from './activities/ActivityCard.tsx'
import type { Activity } from './activities/ConsentDialog.tsx'
import { ChildCard } from './dashboard/ChildCard.tsx'
import { NoChildren } from './dashboard/NoChildren.tsx'
import { SummaryCards } from './dashboard/SummaryCards.tsx'
import { ChildChips, EnrolmentNote } from './family/ChildChips.tsx'
import { NoNotices, NoticeList } from './notices/NoticeList.tsx'
import { CallCentre, WhatsApp } from './shell/centre.tsx'
import { ViewGroups } from './shell/ViewGroups.tsx'
import { EmptyCard } from './shell/ViewPage.tsx'
import { dashboardOf, lerato, notices, outing, PortalPart, thabo, today } from './storyFrame.tsx'
import { views } from './views.ts'

/** What the views of the portal are made of. */
const meta = {
  title: 'Portal/Parts',
  args: { children: null },
  render: ({ children }) => <PortalPart>{children}</PortalPart>,
} satisfies Meta<{ children: ReactNode }>
export default meta
type Story = StoryObj<typeof meta>

const family = [lerato, thabo]
const cardOf = (child: typeof lerato) => (
  <ChildCard
    child={child}
    family={family}
    activities={[outing]}
    viewer="Thandi Mokoena"
    closings={[]}
    face=""
    today={today}
  />
)

const little = { id: 2, name: 'Little Learners', program: { id: 2, companion: 'coral' } }
const own = { ...lerato, class: little }
const visit: Activity = {
  id: 7,
  title: 'Visit to the fire station',
  description: 'We are going by minibus with car seats, with four adults.',
  date: addDays(today, 9),
  time: '09:00',
  endTime: '11:45',
  location: 'Ehrlich Park fire station',
  classId: 2,
  class: little,
  imageUrl: null,
  isOuting: true,
  version: 1,
  replies: [],
}
const activityOf = (activity: Activity) => <ActivityCard activity={activity} ownChildren={[own]} today={today} />

export const ChildIn: Story = { name: 'ChildCard, in', args: { children: cardOf(lerato) } }

export const ChildAway: Story = { name: 'ChildCard, away', args: { children: cardOf(thabo) } }

export const Summaries: Story = {
  name: 'SummaryCards',
  args: {
    children: <SummaryCards data={dashboardOf(family, { myActivities: [outing] })} shown={family} today={today} />,
  },
}

export const NoChild: Story = { name: 'NoChildren', args: { children: <NoChildren /> } }

export const Activities: Story = { name: 'ActivityCard, an outing', args: { children: activityOf(visit) } }

export const ActivityAnswered: Story = {
  name: 'ActivityCard, with consent',
  args: {
    children: activityOf({
      ...visit,
      replies: [{ id: 1, childId: lerato.id, attending: true, consentedAt: `${today}T06:00:00.000Z` }],
    }),
  },
}

export const ActivityToday: Story = {
  name: 'ActivityCard, today',
  args: { children: activityOf({ ...visit, date: today }) },
}

export const Chips: Story = { name: 'ChildChips', args: { children: <ChildChips family={family} search="" /> } }

export const Enrolment: Story = {
  name: 'EnrolmentNote',
  args: { children: <EnrolmentNote family={[lerato, { ...thabo, enrolledOn: addDays(today, 48) }]} /> },
}

export const Notices: Story = { name: 'NoticeList', args: { children: <NoticeList notices={notices} level={2} /> } }

export const NoticesNone: Story = { name: 'NoNotices', args: { children: <NoNotices /> } }

export const Nothing: Story = {
  name: 'EmptyCard',
  args: {
    children: (
      <EmptyCard scene="activities" title="Nothing is planned at the moment">
        What the centre plans will appear here.
      </EmptyCard>
    ),
  },
}

export const Navigation: Story = {
  name: 'ViewGroups',
  args: {
    children: (
      <ViewGroups
        views={views}
        current="messages"
        badges={{ messages: { count: 2, what: 'unread messages' }, notices: { count: 3, what: 'new notices' } }}
      />
    ),
  },
}

export const Reach: Story = {
  name: 'WhatsApp and CallCentre',
  args: {
    children: (
      <Stack space={12}>
        <Inline>
          <WhatsApp />
        </Inline>
        <Text>
          Please call us
          <CallCentre />.
        </Text>
      </Stack>
    ),
  },
}
