import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { billStatuses } from '#graphql/billing/billing.rules.ts'
import { statusBadge } from '#web/shared/billing/statusBadge.tsx'
import { ClassBadge } from '#web/shared/calendar/ClassBadge.tsx'
import { ContactBadges } from '#web/shared/contacts/contact.tsx'
import { GradeBadge, StatusBadge } from '#web/shared/progress/format.tsx'
import { OrderStatusBadge } from '#web/shared/uniforms/OrderStatusBadge.tsx'
import { SessionBadge } from '#web/shared/virtualClassroom/sessionWords.tsx'
import { oneOf } from '#web/ui/Foundations/controls.ts'
import { Inline } from '#web/ui/Inline/Inline.tsx'

/**
 * The badges of the product that put a code of the server into a word, a tone and an icon. Use them wherever that
 * status is shown, so that it looks the same everywhere.
 *
 * - **Use it for:** The state of a bill, an order, a goal, a grade, a lesson, a person on the list of a child; the
 *   class that something is for.
 * - **Not for:** A state that none of them knows: add it to its table of looks, not a `Badge` on the
 *   screen.
 * - **Parts:** Each takes the code and gives a `Badge`. Good is green, waiting is blue, something to do is amber,
 *   something bad is red, over is grey.
 * - **Accessibility:** As `Badge`: the word is always there.
 * - **Words:** The words of the specification, exactly.
 */
const meta = {
  title: 'Design system/Centre/Status badges',
  component: OrderStatusBadge,
  subcomponents: { ClassBadge, ContactBadges, GradeBadge, SessionBadge, StatusBadge },
  args: { status: 'shipped' },
  argTypes: { status: oneOf(['pending', 'processing', 'shipped', 'delivered', 'cancelled']) },
} satisfies Meta<typeof OrderStatusBadge>
export default meta
type Story = StoryObj<typeof meta>

/** `OrderStatusBadge`: how far an order of uniforms is. */
export const Default: Story = {}

/** `statusBadge`: what is owed. */
export const Bills: Story = {
  render: () => (
    <Inline>
      {billStatuses.map((status) => (
        <span key={status}>{statusBadge(status)}</span>
      ))}
    </Inline>
  ),
}

/** `GradeBadge` and `StatusBadge`: how a child is getting on, and a goal of theirs. */
export const Progress: Story = {
  render: () => (
    <Inline>
      {['excellent', 'good', 'developing', 'needs_support'].map((grade) => (
        <GradeBadge key={grade} grade={grade} />
      ))}
      {['on-track', 'behind', 'completed'].map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </Inline>
  ),
}

/** `SessionBadge`: a lesson in the virtual classroom. */
export const Sessions: Story = {
  render: () => (
    <Inline>
      {['live', 'scheduled', 'completed', 'cancelled'].map((status) => (
        <SessionBadge key={status} status={status} />
      ))}
      <SessionBadge status="live" forgotten />
    </Inline>
  ),
}

/** `ContactBadges`: what somebody on the list of a child may do. */
export const Contacts: Story = {
  render: () => (
    <Inline>
      {['yes', 'asked', 'refused'].map((collecting) => (
        <ContactBadges key={collecting} contact={{ inEmergency: collecting === 'yes', collecting }} />
      ))}
    </Inline>
  ),
}

/** `ClassBadge`: whom an activity is for. */
export const Classes: Story = {
  render: () => (
    <Inline>
      {['marigold', 'coral', 'sky', 'leaf'].map((companion) => (
        <ClassBadge key={companion} forClass={{ name: `The ${companion} class`, program: { companion } }} />
      ))}
      <ClassBadge forClass={null} />
    </Inline>
  ),
}

export const WordGoesWithTheColour: Story = {
  ...Bills,
  play: async ({ canvas }) => {
    for (const word of ['Paid', 'Unpaid', 'Overdue']) await expect(canvas.getByText(word)).toBeVisible()
  },
}
