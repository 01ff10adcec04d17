import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { choose, dialogOf, told } from '#web/admin/shared/storyFrame.tsx'
import { mockOf, pageOf } from '#web/app/mocks.tsx'
import { ChildrenToObserveDocument, ClassMomentsDocument } from './moments.generated.ts'
import { MomentsStory } from './momentsStory.tsx'
import { sampleMoment, sampleMoments } from './sampleMoments.ts'

const meta = {
  title: 'Admin/Staff area/Moments',
  component: MomentsStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MomentsStory>
export default meta
type Story = StoryObj<typeof meta>

const noMoments = mockOf(ClassMomentsDocument, (page) => ({ classMoments: pageOf([], page) }))
const allObserved = mockOf(ChildrenToObserveDocument, { childrenToObserve: [] })

export const Filled: Story = { tags: ['dark-scheme'] }
export const FilledPages: Story = {
  name: 'Filled: more than a page',
  args: { moments: Array.from({ length: 30 }, (_, index) => sampleMoment(60 - index)) },
}
export const Empty: Story = { args: { overrides: [noMoments, allObserved] } }

// Tests: what happens when something is pressed, typed or refused.

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const moment = async (name: string | RegExp) => within(await screen.findByRole('article', { name }))

export const Changes: Story = {
  name: 'Changes what was written',
  play: async () => {
    await choose('Actions for the moment with Ben Fourie', 'Edit')
    const dialog = await dialogOf('Edit moment')
    await expect(dialog.queryByRole('button', { name: 'Open camera' })).toBeNull()
    const field = dialog.getByRole('textbox', { name: 'What happened' })
    await userEvent.clear(field)
    await userEvent.type(field, 'Ben painted a whale')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Dineo Molefe' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    const shown = await moment('Today: Ben Fourie, Dineo Molefe')
    await expect(shown.getByText('Ben painted a whale')).toBeVisible()
  },
}

export const Deletes: Story = {
  name: 'Deletes a moment and brings it back',
  play: async () => {
    await choose('Actions for the moment with Ben Fourie', 'Delete')
    const question = await dialogOf('Are you sure you want to delete this moment?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: 'Delete moment' }))
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Today: Ben Fourie' })).toBeNull())
    await press('Undo')
    await moment('Today: Ben Fourie')
    await told('Moment restored successfully')
  },
}

export const TellsAsItIs: Story = {
  name: 'Tells a moment without the pictures that never came',
  play: async () => {
    const shown = await moment('Today: Ben Fourie')
    await shown.findByText('2 of 3 pictures have arrived')
    await userEvent.click(shown.getByRole('button', { name: 'Share without them' }))
    await waitFor(() => expect(shown.queryByText('2 of 3 pictures have arrived')).toBeNull())
  },
}

export const ShowsLarge: Story = {
  name: 'Shows a picture large, and the next one',
  play: async () => {
    const shown = await moment(/Amahle Dlamini, Lerato/)
    await userEvent.click(await shown.findByRole('button', { name: 'Enlarge picture 1 of 2' }))
    const dialog = await dialogOf('Picture 1 of 2')
    await expect(dialog.getByRole('img')).toHaveAttribute('src', expect.stringContaining('?size=large'))
    await userEvent.click(dialog.getByRole('button', { name: 'Next picture' }))
    await dialogOf('Picture 2 of 2')
  },
}

export const HidesWithdrawn: Story = {
  name: 'Says why pictures are not shown',
  play: async () => {
    const shown = await moment(/Lerato Mokoena, Naledi Khumalo/)
    await expect(shown.getByText(/one of the children has no photo consent/)).toBeVisible()
    await expect(shown.queryByRole('button', { name: /large/ })).toBeNull()
  },
}

export const RemovesAComment: Story = {
  name: 'Shows what families answered, and removes a comment',
  args: { moments: sampleMoments().slice(2) },
  play: async () => {
    const shown = await moment(/Dineo Molefe/)
    await expect(shown.getByText('Love it: 2')).toBeVisible()
    await userEvent.click(shown.getByRole('button', { name: "Remove Thandi Molefe's comment" }))
    const question = await dialogOf('Are you sure you want to delete this comment?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: 'Remove comment' }))
    await waitFor(() => expect(shown.queryByText('She counts the stairs at home, too!')).toBeNull())
  },
}

export const ReadsMore: Story = {
  ...FilledPages,
  name: 'Shows the next page',
  play: async () => {
    await press('Show more moments')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(30))
  },
}
