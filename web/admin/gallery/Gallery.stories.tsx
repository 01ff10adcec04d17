import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { consentMessage } from '#graphql/gallery/gallery.rules.ts'
import { OperationError } from '#web/app/graphqlFetch.ts'
import { failure, type Mock, mockOf, pageOf } from '#web/app/mocks.tsx'
import { type Sending, SendFile } from '#web/app/upload.ts'
import { AtAddress, choose, dialogOf, InDashboard, told } from '#web/admin/shared/storyFrame.tsx'
import {
  DeleteGalleryCategoryDocument,
  GalleryManagerDocument,
  GalleryPicturesDocument,
  PublishPictureDocument,
} from './gallery.generated.ts'
import { Gallery } from './Gallery.screen.tsx'
import { galleryServer, manyPictures } from './sampleGallery.ts'

interface Args {
  at: string
  overrides: Mock[]
  more: number
  sendFile: (sending: Sending) => Promise<never>
}

const meta = {
  title: 'Admin/Gallery',
  parameters: { layout: 'fullscreen' },
  args: { at: '', overrides: [], more: 0, sendFile: (_sending: Sending) => new Promise<never>(() => undefined) },
  render: ({ at, overrides, more, sendFile }) => (
    <SendFile value={sendFile}>
      <InDashboard at={`?section=gallery${at}`} mocks={galleryServer(overrides, manyPictures(more))} />
    </SendFile>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const none = [
  mockOf(GalleryManagerDocument, {
    gallery: { all: 0, featured: 0 },
    inCategory: { all: 0, published: 0, hidden: 0, attention: 0 },
    galleryCategories: [],
  }),
  mockOf(GalleryPicturesDocument, { galleryPictures: pageOf([], { first: 100 }) }),
]

export const Filled: Story = {
  tags: ['dark-scheme'],
  name: 'Filled: All Images',
}
export const FilledFeatured: Story = { name: 'Filled: Featured', args: { at: '&tab=featured' } }

export const Empty: Story = { args: { overrides: none } }
export const EmptyCategories: Story = { name: 'Empty: Categories', args: { at: '&tab=categories', overrides: none } }

export const DialogPictureChildren: Story = {
  name: 'Dialog: a picture of children',
  args: { at: '&picture=10' },
}

// Tests

const titles = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading', { level: 2 }).textContent)
const publishOf = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('article') as HTMLElement).getByRole('button', {
    name: 'Publish',
  })

export const AllImages: Story = {
  name: 'Finds what needs attention, hides a picture and shows it again',
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByRole('heading', { name: 'Play mat' })).toBeVisible()
    await step('what needs attention is found', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Needs attention/ }))
      await waitFor(() => expect(titles()).toEqual(['Sand pit', 'Puppet theatre']))
      await userEvent.click(canvas.getByRole('button', { name: /^All/ }))
    })
    await step('one is hidden, and shown again', async () => {
      const hide = () => screen.getAllByRole('button', { name: 'Hide' })
      const before = hide().length
      await userEvent.click(hide()[0] as HTMLElement)
      await told('Picture hidden successfully')
      await expect(hide()).toHaveLength(before - 1)
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
      await waitFor(() => expect(hide()).toHaveLength(before))
    })
  },
}

/** The keyboard puts the third picture in front. */
export const Ordered: Story = {
  name: 'Puts pictures into order by keyboard',
  play: async ({ canvas }) => {
    const handle = await canvas.findByRole('button', { name: 'Move Reading corner' })
    handle.focus()
    await userEvent.keyboard(' ')
    await canvas.findByText('Reading corner is over position 2 of 11.')
    await userEvent.keyboard('{ArrowLeft}')
    await canvas.findByText('Reading corner is over position 1 of 11.')
    await userEvent.keyboard(' ')
    await waitFor(() => expect(titles().slice(0, 3)).toEqual(['Reading corner', 'Play mat', 'Garden']))
  },
}

/** What lies further back is read when it is asked for; the last one of a page is put behind, not at the very end. */
export const ManyPictures: Story = {
  name: 'Shows more pictures when asked',
  args: { more: 120, at: '&picture=219' },
  // without the shell: so many pictures take their time
  render: ({ at, overrides, more }) => (
    <AtAddress at={`/admin/dashboard?section=gallery${at}`} mocks={galleryServer(overrides, manyPictures(more))}>
      <Gallery />
    </AtAddress>
  ),
  play: async ({ canvas }) => {
    const dialog = await dialogOf('Outing 120')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(titles()).toHaveLength(100))
    const handle = canvas.getByRole('button', { name: 'Move Outing 88' })
    handle.focus()
    await userEvent.keyboard(' ')
    await canvas.findByText('Outing 88 is over position 99 of 131.')
    await userEvent.keyboard('{ArrowRight}')
    await canvas.findByText('Outing 88 is over position 100 of 131.')
    await userEvent.keyboard(' ')
    await waitFor(() => expect(titles().slice(98)).toEqual(['Outing 89', 'Outing 88']))
    await userEvent.click(canvas.getByRole('button', { name: 'Show more pictures' }))
    await waitFor(() => expect(titles()).toHaveLength(131))
    await expect(titles().slice(98, 101)).toEqual(['Outing 89', 'Outing 88', 'Outing 90'])
    await expect(canvas.queryByRole('button', { name: 'Show more pictures' })).toBeNull()
  },
}

export const AsksForTheFirst: Story = {
  ...Empty,
  name: 'Asks for the first picture',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Upload the first one above.')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: /Featured/ }))
    await expect(await canvas.findByText('No featured pictures')).toBeVisible()
  },
}

const fileOf = (name: string, size = 2_400_000) => new File([new Uint8Array(size)], name, { type: 'image/jpeg' })

/** One is on its way, one is refused by the server, one is too large to be sent at all. */
export const Uploading: Story = {
  name: 'Says how each upload goes',
  args: {
    sendFile: ({ file, onProgress }) => {
      if (file.name === 'broken.jpg')
        return Promise.reject(
          new OperationError('This picture is damaged or incomplete. Please choose another file.', 'REFUSED', 400),
        )
      onProgress(0.4)
      return new Promise<never>(() => undefined)
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'Play mat' })
    const input = canvasElement.querySelector('input[type=file]') as HTMLInputElement
    await userEvent.upload(input, [fileOf('broken.jpg'), fileOf('sand.jpg'), fileOf('garden.jpg')])
    await expect(await canvas.findByText('broken.jpg was not uploaded')).toBeVisible()
    await expect(canvas.getByText(/This picture is damaged/)).toBeVisible()
    await expect(await canvas.findByRole('progressbar', { name: 'sand.jpg' })).toHaveAttribute('aria-valuenow', '40')
    await expect(canvas.getByRole('progressbar', { name: 'garden.jpg' })).toHaveAttribute('aria-valuetext', 'Waiting')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove broken.jpg' }))
    await waitFor(() => expect(canvas.queryByText('broken.jpg was not uploaded')).not.toBeInTheDocument())
  },
}

/** A picture without a caption asks for one first; then it can be published. */
export const CaptionFirst: Story = {
  name: 'Asks for a caption before a picture is published',
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { name: 'Sand pit' })
    await userEvent.click(publishOf('Sand pit'))
    const dialog = await dialogOf('Sand pit')
    await userEvent.type(dialog.getByLabelText(/Caption/), 'Two spades and a bucket')
    await userEvent.clear(dialog.getByLabelText('Title'))
    await step('a title is needed', async () => {
      await userEvent.click(dialog.getByRole('button', { name: /^Save/ }))
      await waitFor(() =>
        expect(dialog.getByLabelText('Title')).toHaveAccessibleDescription('Please enter a short title.'),
      )
    })
    await userEvent.type(dialog.getByLabelText('Title'), 'Sand pit')
    await step('a child is named', async () => {
      await userEvent.type(dialog.getByRole('combobox', { name: /Recognisable children/ }), 'Thabo')
      await userEvent.click(await screen.findByRole('option', { name: /Thabo/ }))
      await expect(dialog.getByRole('button', { name: 'Thabo van der Westhuizen is not in it' })).toBeVisible()
    })
    await userEvent.click(dialog.getByRole('button', { name: /^Save/ }))
    await told('Picture updated successfully')
    const inToast = within(screen.getByRole('region', { name: 'Notifications' }))
    await userEvent.click(inToast.getByRole('button', { name: 'Publish' }))
    await told('Picture published successfully')
  },
}

export const NoConsent: Story = {
  name: 'Says that consent is missing',
  args: {
    overrides: [
      mockOf(
        PublishPictureDocument,
        failure(consentMessage([{ firstName: 'Lerato', lastName: 'Mokoena' }]), 'BAD_USER_INPUT'),
      ),
    ],
  },
  play: async ({ canvas }) => {
    const badge = await canvas.findByText(/^No photo consent: Lerato Mokoena, Boitumelo/)
    await expect(badge).toBeVisible()
    const right = (element: Element | null) => element?.getBoundingClientRect().right ?? Number.NaN
    await expect(right(badge)).toBeLessThanOrEqual(right(badge.closest('li')))
    await userEvent.click(publishOf('Puppet theatre'))
    await told(/Failed to publish picture. There is no photo consent for Lerato Mokoena/)
  },
}

export const DeletedAndBack: Story = {
  name: 'Deletes a picture and brings it back',
  play: async ({ canvas }) => {
    const remove = async () => {
      await canvas.findByRole('heading', { name: 'Garden' })
      await choose('More for Garden', 'Delete')
      const question = await dialogOf('Are you sure you want to delete this picture?', 'alertdialog')
      await userEvent.click(question.getByRole('button', { name: 'Delete picture' }))
      await told('Picture deleted successfully')
      await expect(canvas.queryByRole('heading', { name: 'Garden' })).not.toBeInTheDocument()
    }
    await remove()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await remove()
    await userEvent.click(canvas.getByRole('button', { name: 'Deleted pictures' }))
    await userEvent.click(await (await dialogOf('Deleted pictures')).findByRole('button', { name: 'Restore Garden' }))
    await told('Garden was restored')
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByRole('heading', { name: 'Garden' })).toBeVisible()
  },
}

export const CategoriesTab: Story = {
  name: 'Adds a category, and says why one stays',
  args: {
    at: '&tab=categories',
    overrides: [
      mockOf(
        DeleteGalleryCategoryDocument,
        failure('2 pictures are in Outings. Please move them to another category first.', 'CONFLICT'),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Category' }))
    const dialog = await dialogOf('Add Category')
    await userEvent.click(dialog.getByRole('button', { name: /^Add Category/ }))
    await expect(await dialog.findByText('Please enter a name for the category.')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Name'), 'Outings')
    await userEvent.click(dialog.getByRole('button', { name: /^Add Category/ }))
    await told('Category created successfully')
    await expect(await canvas.findByRole('link', { name: 'Outings' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Outings' }))
    const question = await dialogOf('Are you sure you want to delete this category?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: 'Delete category' }))
    await told(/Failed to delete category. 2 pictures are in Outings/)
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Outdoors' }))
    const kept = await dialogOf('Outdoors has 2 pictures', 'alertdialog')
    await expect(kept.getByText(/^Pictures are never deleted with their category/)).toBeVisible()
    await userEvent.click(kept.getByRole('button', { name: 'Show pictures' }))
    await expect(await canvas.findByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Outdoors')
  },
}

let isAway = false
const manager = galleryServer([]).find(({ name }) => name === 'GalleryManager') as Mock

/** What was saved is not called a failure because the list could not be loaded again. */
export const SavedButNotRefreshed: Story = {
  name: 'Says that it is saved where the list cannot be read again',
  args: {
    at: '&tab=categories',
    overrides: [{ ...manager, answer: (variables) => (isAway ? failure('Away') : manager.answer(variables)) }],
  },
  beforeEach: () => {
    isAway = false
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Category' }))
    const dialog = await dialogOf('Add Category')
    await userEvent.type(dialog.getByLabelText('Name'), 'Outings')
    isAway = true
    await userEvent.click(dialog.getByRole('button', { name: /^Add Category/ }))
    await told('Saved, but not refreshed')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(screen.queryByText(/Failed to save category/)).toBeNull()
    await expect(await canvas.findByText('The gallery could not be loaded.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Outdoors' })).toBeVisible()
  },
}
