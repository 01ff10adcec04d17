import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check, Clock, Info, TriangleAlert, Users, Wallet, X } from 'lucide-react'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Avatar, initialsOf } from '../Avatar/Avatar.tsx'
import { Badge, CountBadge } from '../Badge/Badge.tsx'
import { Chips } from '../Chips/Chips.tsx'
import { DefinitionList } from '../DefinitionList/DefinitionList.tsx'
import { Gauge } from '../Gauge/Gauge.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'
import { Card, Panel, StatCard } from './Card.tsx'

const meta = {
  title: 'Design system/Surfaces',
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Cards: Story = {
  parameters: { area: 'admin' },
  render: () => (
    <Stack>
      <Grid columnsOf={220}>
        <StatCard label="Total Students" value="89" note="in six classes" icon={Users} tone="sky" />
        <StatCard label="Monthly Revenue" value="R48k" note="paid in November" icon={Wallet} tone="coral" />
        <StatCard label="Overdue" value="6" note="R 13,790.00, oldest 34 days" icon={TriangleAlert} tone="marigold" />
      </Grid>
      <Grid columnsOf={320}>
        <Panel
          title="Recent Messages"
          aside={
            <TextLink to="/messages" tone="alone">
              View all
            </TextLink>
          }
        >
          <Inline>
            <Avatar name="Lindiwe Dlamini" size={36} />
            <Text weight="strong">Lindiwe Dlamini</Text>
            <Text size="small" tone="muted">
              May we come and see the rooms on Friday?
            </Text>
          </Inline>
        </Panel>
        <Card to="/billing">
          <Text weight="strong">Billing</Text>
          <Text size="small" tone="danger">
            R 2,340.00 overdue since 7 Nov
          </Text>
        </Card>
        <Card size="large">
          <DefinitionList
            look="sums"
            entries={[
              { term: 'Registration fee, one-time', value: 'R250' },
              { term: 'Sibling discount', value: '10%' },
            ]}
          />
        </Card>
        <Card>
          <DefinitionList
            entries={[
              { term: 'Guardian', value: 'Thandi Mokoena' },
              { term: 'Address', value: '4 Acacia Street\nUniversitas' },
            ]}
          />
        </Card>
      </Grid>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('region', { name: 'Recent Messages' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Billing/ })).toHaveAttribute('href', '/billing')
  },
}

/** A word always goes with the colour. */
export const Badges: Story = {
  render: () => (
    <Stack>
      <Inline>
        <Badge tone="good" icon={Check}>
          Paid
        </Badge>
        <Badge tone="warning" icon={Clock}>
          Late
        </Badge>
        <Badge tone="danger" icon={X}>
          Absent
        </Badge>
        <Badge tone="info" icon={Info}>
          Pending
        </Badge>
        <Badge>Draft</Badge>
        <Badge tone="teal">CAPS</Badge>
      </Inline>
      <Inline>
        <Badge tone="marigold">Infant</Badge>
        <Badge tone="coral">Toddler</Badge>
        <Badge tone="sky">Preschool</Badge>
        <Badge tone="leaf">Kindergarten</Badge>
        <CountBadge count={3} what="unread messages" />
        <CountBadge count={120} what="problems" danger />
        <CountBadge count={0} what="nothing" />
      </Inline>
      <Inline>
        {['Amahle Dlamini', 'Ben Fourie', 'Mia van Wyk', 'Zoë Jacobs', 'Sipho Nkosi'].map((name) => (
          <Avatar key={name} name={name} size={44} />
        ))}
      </Inline>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('99+')).toHaveTextContent('99+ problems')
    await expect(canvas.queryByText('nothing')).toBeNull()
    await expect(initialsOf('Mia van Wyk')).toBe('MvW')
    await expect(initialsOf('Johanna Maria van der Merwe')).toBe('JM')
  },
}

function ClassFilter() {
  const [chosen, setChosen] = useState('toddlers')
  return (
    <Chips
      label="Class"
      chosen={chosen}
      onChoose={setChosen}
      chips={[
        { value: 'infants', label: 'Discoverers', count: '3/4', tone: 'marigold' },
        { value: 'toddlers', label: 'Little Learners', count: '9/10', tone: 'coral' },
        { value: 'preschool', label: 'Young Scholars', count: '20/22', tone: 'sky' },
      ]}
    />
  )
}

export const ClassChips: Story = {
  parameters: { area: 'admin' },
  render: () => <ClassFilter />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /Discoverers/ }))
    await expect(canvas.getByRole('button', { name: /Discoverers/, pressed: true })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Little Learners/, pressed: false })).toBeVisible()
  },
}

export const Gauges: Story = {
  render: () => (
    <Stack>
      <Gauge label="4.5 children to a teacher; we promise 5, the law allows 12" value={4.5} promise={5} law={12} />
      <Gauge label="11.5 children to a teacher; we promise 8, the law allows 20" value={11.5} promise={8} law={20} />
      <Gauge label="22 children to a teacher; we promise 8, the law allows 20" value={22} promise={8} law={20} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('img')).toHaveLength(3)
  },
}
