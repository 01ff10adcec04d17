import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { failure, mockOf } from '#web/app/mocks.tsx'
import { dialogOf, Portal } from '../storyFrame.tsx'
import { ReactToMomentDocument } from './moments.generated.ts'
import { PictureAddress } from './moments.ts'
import { drawnPicture, filled, garden, manyMoments, withoutPictures } from './sampleMoments.ts'
import { commented, lerato, reacted, resetServer, server, thabo } from './storyServer.ts'

const meta = {
  title: 'Portal/Moments',
  component: Portal,
  parameters: { layout: 'fullscreen' },
  args: { at: '/parent/moments', mocks: [] },
  beforeEach: resetServer,
  decorators: [
    (Story) => (
      <PictureAddress value={drawnPicture}>
        <Story />
      </PictureAddress>
    ),
  ],
} satisfies Meta<typeof Portal>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  tags: ['dark-scheme'],
  args: { mocks: server(filled) },
}

export const FilledPictureDialog: Story = {
  name: 'Dialog: a picture',
  tags: ['!interaction'],
  args: { mocks: server([garden]) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Picture 1 of 3/ }))
    await dialogOf('Pictures of 24 November 2026')
  },
}

// Tests

const gardenName = 'Moment from 24 November 2026, 10:42'

export const TellsWhatWasSeen: Story = {
  ...Filled,
  name: 'Tells what was seen, by the day',
  play: async ({ canvas }) => {
    const today = within(await canvas.findByRole('region', { name: 'Today' }))
    await expect(today.getAllByRole('article')).toHaveLength(2)
    await expect(within(canvas.getByRole('region', { name: 'Yesterday' })).getByText('Numeracy & Math')).toBeVisible()
    const before = within(canvas.getByRole('region', { name: 'Thursday, 19 November 2026' }))
    await expect(before.getByText('The pictures of this moment are not available right now.')).toBeVisible()
    const moment = within(today.getByRole('article', { name: gardenName }))
    await expect(moment.getByText('Knowledge and understanding of the world')).toBeVisible()
    const picture = moment.getByRole('img', { name: 'Picture 3 of 3, 24 November 2026' })
    await expect(picture).toHaveAttribute('width', '1200')
    await expect(picture).toHaveAttribute('height', '1600')
    await expect(picture).toHaveAttribute('loading', 'lazy')
    // whose it is says itself in a family with one child
    await expect(moment.queryByText('Lerato')).toBeNull()
  },
}

export const TellsTwoChildrenApart: Story = {
  name: 'Tells two children apart',
  args: { mocks: server(filled, [lerato, thabo]) },
  play: async ({ canvas, step }) => {
    const moment = within(await canvas.findByRole('article', { name: gardenName }))
    await expect(moment.getByText('Lerato')).toBeVisible()
    await expect(moment.queryByText('Thabo')).toBeNull()
    await step('a chip leaves the moments of one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Thabo' }))
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2))
      await expect(canvas.queryByRole('article', { name: gardenName })).toBeNull()
    })
  },
}

export const Reacts: Story = {
  ...Filled,
  name: 'Reacts, with another word, and takes it back',
  play: async ({ canvas, step }) => {
    const moment = within(await canvas.findByRole('article', { name: gardenName }))
    const button = (name: RegExp) => moment.getByRole('button', { name })
    await step('by keyboard', async () => {
      button(/^Love it/).focus()
      await userEvent.keyboard(' ')
      await waitFor(() => expect(button(/^Love it 3 people$/)).toHaveAttribute('aria-pressed', 'true'))
      await waitFor(() => expect(reacted).toHaveBeenLastCalledWith({ momentId: garden.id, reaction: 'love' }))
    })
    await step('another one takes its place', async () => {
      await userEvent.click(button(/^So proud/))
      await waitFor(() => expect(button(/^So proud 2 people$/)).toHaveAttribute('aria-pressed', 'true'))
      await expect(button(/^Love it 2 people$/)).toHaveAttribute('aria-pressed', 'false')
    })
    await step('a second press takes it back', async () => {
      await userEvent.click(button(/^So proud/))
      await waitFor(() => expect(button(/^So proud 1 person$/)).toHaveAttribute('aria-pressed', 'false'))
      await waitFor(() => expect(reacted).toHaveBeenLastCalledWith({ momentId: garden.id, reaction: null }))
    })
  },
}

export const SaysThatAReactionFailed: Story = {
  name: 'Says that a reaction was not saved',
  args: {
    mocks: server(filled, [lerato], [mockOf(ReactToMomentDocument, failure('Please try again.', 'UNAVAILABLE'))]),
  },
  play: async ({ canvas }) => {
    const moment = within(await canvas.findByRole('article', { name: gardenName }))
    await userEvent.click(moment.getByRole('button', { name: /^Thank you/ }))
    await expect(await canvas.findByText('Your reaction was not saved. Please try again.')).toBeVisible()
    await expect(moment.getByRole('button', { name: 'Thank you' })).toHaveAttribute('aria-pressed', 'false')
  },
}

export const Comments: Story = {
  ...Filled,
  name: 'Sends a comment to the teachers',
  play: async ({ canvas, step }) => {
    const moment = within(await canvas.findByRole('article', { name: gardenName }))
    const opener = moment.getByRole('button', { name: 'Write a comment' })
    await userEvent.click(opener)
    const field = await moment.findByRole('textbox', { name: 'Your comment' })
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription('Only the class teachers can read this, not other families.')
    await step('nothing is not sent', async () => {
      await userEvent.click(moment.getByRole('button', { name: /Send/ }))
      await expect(await moment.findByText('Please write a comment.')).toBeVisible()
      await expect(commented).not.toHaveBeenCalled()
    })
    await step('what was written is listed with its time', async () => {
      await userEvent.type(field, 'She told us all about the snail.')
      await userEvent.click(moment.getByRole('button', { name: /Send/ }))
      const list = await moment.findByRole('list', { name: 'Comments' })
      await expect(within(list).getByRole('listitem')).toHaveTextContent('You, 12:05She told us all about the snail.')
      await expect(moment.queryByRole('textbox')).toBeNull()
      await expect(opener).toHaveFocus()
      await expect(commented).toHaveBeenCalledWith({
        momentId: garden.id,
        text: 'She told us all about the snail.',
      })
    })
  },
}

export const DeletesAComment: Story = {
  ...Filled,
  name: 'Deletes a comment, after a question',
  play: async ({ canvas }) => {
    const comments = within(await canvas.findByRole('list', { name: 'Comments' }))
    await expect(comments.getByRole('listitem')).toHaveTextContent(/^You, Mon 23 Nov, 18:20/)
    await userEvent.click(comments.getByRole('button', { name: 'Delete comment' }))
    const question = await dialogOf('Are you sure you want to delete this comment?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: /Delete comment/ }))
    await waitFor(() => expect(canvas.queryByText('At home it was twelve on Sunday!')).toBeNull())
    await expect(await canvas.findByText('Comment deleted')).toBeVisible()
  },
}

export const LooksAtPictures: Story = {
  ...Filled,
  name: 'Looks at the pictures with the keyboard',
  play: async ({ canvas, step }) => {
    const moment = within(await canvas.findByRole('article', { name: gardenName }))
    const second = moment.getByRole('button', { name: 'Picture 2 of 3, 24 November 2026' })
    second.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await dialogOf('Pictures of 24 November 2026')
    await expect(dialog.getByRole('img', { name: /^Picture 2 of 3/ })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Next' })).toHaveFocus()
    await step('arrow keys and buttons go round', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}')
      await expect(await dialog.findByRole('img', { name: /^Picture 1 of 3/ })).toBeVisible()
      await userEvent.keyboard('{ArrowLeft}')
      await expect(await dialog.findByText('3 of 3')).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Previous' }))
      await expect(await dialog.findByText('2 of 3')).toBeVisible()
    })
    await step('Escape closes, and the focus is where it was', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(second).toHaveFocus())
      await expect(canvas.queryByRole('dialog')).toBeNull()
    })
  },
}

export const ShowsMore: Story = {
  name: 'Shows more moments when asked',
  args: { mocks: server([...manyMoments, withoutPictures]) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(20))
    await userEvent.click(canvas.getByRole('button', { name: 'Show more moments' }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(26))
    await expect(canvas.getAllByRole('region', { name: 'Friday, 20 November 2026' })).toHaveLength(1)
    await expect(canvas.queryByRole('button', { name: 'Show more moments' })).toBeNull()
  },
}

export const Empty: Story = {
  name: 'Says that there are no moments yet',
  args: { mocks: server([]) },
  play: async ({ canvas }) => {
    const words = 'No moments yet. Teachers share pictures and observations here.'
    await expect(await canvas.findByText(words)).toBeVisible()
  },
}
