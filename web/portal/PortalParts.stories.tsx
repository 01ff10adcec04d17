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
import { ChildChips, EnrolmentNote } from './family/ChildChips.tsx'
import { CallCentre, WhatsApp } from './shell/centre.tsx'
import { EmptyCard } from './shell/ViewPage.tsx'
import { lerato, outing, PortalPart, thabo, today } from './storyFrame.tsx'

/** What the views of the portal are made of. */
const meta = {
  title: 'Portal/Parts',
  args: { children: null },
  render: ({ children }) => <PortalPart>{children}</PortalPart>,
} satisfies Meta<{ children: ReactNode }>
export default meta
type Story = StoryObj<typeof meta>

const family = [lerato, thabo]

const little = { id: 2, name: 'Little Learners', program: { id: 2, companion: 'coral' } }
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

export const ChildIn: Story = {
  name: 'ChildCard, in',
  args: {
    children: (
      <ChildCard
        child={lerato}
        family={family}
        activities={[outing]}
        viewer="Thandi Mokoena"
        closings={[]}
        face=""
        today={today}
      />
    ),
  },
}

export const NoChild: Story = { name: 'NoChildren', args: { children: <NoChildren /> } }

export const Activities: Story = {
  name: 'ActivityCard, an outing',
  args: { children: <ActivityCard activity={visit} ownChildren={[{ ...lerato, class: little }]} today={today} /> },
}

export const Chips: Story = { name: 'ChildChips', args: { children: <ChildChips family={family} search="" /> } }

export const Enrolment: Story = {
  name: 'EnrolmentNote',
  args: { children: <EnrolmentNote family={[lerato, { ...thabo, enrolledOn: addDays(today, 48) }]} /> },
}

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
