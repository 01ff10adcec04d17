import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { formatCoverage, noConsentText } from '#graphql/moments/moments.rules.ts'
import { dialogOf, stay } from '#web/admin/shared/storyFrame.tsx'
import { failure, mockOf } from '#web/app/mocks.tsx'
import { NewMoment } from './MomentDialog.tsx'
import { AddMomentDocument } from './moments.generated.ts'
import { fakeCamera, MomentsStory, wire } from './momentsStory.tsx'

const meta = {
  title: 'Admin/Staff area/New moment',
  component: MomentsStory,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => fakeCamera(),
} satisfies Meta<typeof MomentsStory>
export default meta
type Story = StoryObj<typeof meta>

export const DialogEmpty: Story = {
  name: 'Dialog of a class without children',
  args: { over: <NewMoment classId={3} offered={[]} onWritten={stay} onClose={stay} /> },
}

// Tests: what happens when something is pressed, typed or refused.

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const inDialog = async () => dialogOf('New moment')
const moment = async (name: string | RegExp) => within(await screen.findByRole('article', { name }))

/** Writes a text about a child, and takes a picture. */
async function write({ picture = false } = {}) {
  await press('New moment')
  const dialog = await inDialog()
  await userEvent.type(dialog.getByRole('textbox', { name: 'What happened' }), 'Built a bridge')
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Amahle Dlamini' }))
  if (picture) await take(dialog)
  return dialog
}

async function take(dialog: Awaited<ReturnType<typeof inDialog>>) {
  await userEvent.click(dialog.getByRole('button', { name: 'Open camera' }))
  const button = await dialog.findByRole('button', { name: 'Take a picture' })
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
  await dialog.findByRole('img', { name: 'Picture 1' })
}

const save = (dialog: Awaited<ReturnType<typeof inDialog>>) =>
  userEvent.click(dialog.getByRole('button', { name: 'Save' }))

export const WritesWithAPicture: Story = {
  name: 'Writes a moment with a picture, which follows by itself',
  play: async () => {
    const dialog = await write({ picture: true })
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Area of learning/ }), 'creativity')
    await userEvent.click(dialog.getByRole('radio', { name: 'After closing the day' }))
    await save(dialog)
    await waitFor(() => expect(wire.pictures).toHaveLength(1))
    const [written] = wire.written
    await expect(written).toMatchObject({
      classId: 3,
      text: 'Built a bridge',
      childIds: [1],
      area: 'creativity',
      telling: 'at_closing',
      pictureCount: 1,
    })
    const [sent] = wire.pictures
    await expect(sent).toMatchObject({ url: '/api/moments/101/pictures', fields: { key: sent?.key } })
    await expect(sent?.file.type).toBe('image/jpeg')
    await expect((await createImageBitmap(sent?.file as File)).width).toBe(640)
    const shown = await moment('Today: Amahle Dlamini')
    await shown.findByRole('button', { name: 'Enlarge picture 1 of 1' })
    await expect(shown.getByText('Parents will see this once you close the day.')).toBeVisible()
  },
}

export const SaysWhatIsMissing: Story = {
  name: 'Says what is missing before it is sent',
  play: async () => {
    await press('New moment')
    const dialog = await inDialog()
    await save(dialog)
    await dialog.findByText('Please write what happened.')
    await dialog.findByText('Please choose who is in it.')
    await expect(wire.written).toHaveLength(0)
  },
}

export const RefusedCamera: Story = {
  name: 'Says what to do when the camera is refused',
  beforeEach: () => fakeCamera('NotAllowedError'),
  play: async () => {
    await press('New moment')
    const dialog = await inDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Open camera' }))
    await dialog.findByText(/Allow it to the left of the address bar/)
    await userEvent.click(dialog.getByRole('button', { name: 'Continue without a picture' }))
    await expect(dialog.getByRole('button', { name: 'Open camera' })).toBeVisible()
  },
}

export const NoCamera: Story = {
  name: 'Says that there is no camera',
  beforeEach: () => fakeCamera('NotFoundError'),
  play: async () => {
    await press('New moment')
    const dialog = await inDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Open camera' }))
    await dialog.findByText(/No camera was found/)
  },
}

export const NoConsent: Story = {
  name: 'Says who has no photo consent, and what to do',
  args: {
    overrides: [
      mockOf(AddMomentDocument, () =>
        failure('Please check what you entered.', 'BAD_USER_INPUT', { childIds: noConsentText(['Amahle Dlamini']) }),
      ),
    ],
  },
  play: async () => {
    const dialog = await write({ picture: true })
    await save(dialog)
    await dialog.findByText(/There is no photo consent for Amahle Dlamini/)
    await expect(dialog.getByRole('img', { name: 'Picture 1' })).toBeVisible()
    await expect(wire.tries).toHaveLength(0)
  },
}

export const SentAgain: Story = {
  name: 'Sends a picture that failed again, with the same key',
  play: async ({ step }) => {
    const dialog = await write({ picture: true })
    wire.isAway = true
    await save(dialog)
    const shown = await moment('Today: Amahle Dlamini')
    await shown.findByText('Picture 1.jpg was not uploaded')
    await expect(shown.getByText('The picture has not arrived')).toBeVisible()
    await step('by a press', async () => {
      await userEvent.click(shown.getByRole('button', { name: 'Try again' }))
      await waitFor(() => expect(wire.tries).toHaveLength(2))
      await shown.findByText('Picture 1.jpg was not uploaded')
    })
    await step('by itself, once the connection is back', async () => {
      wire.isAway = false
      window.dispatchEvent(new Event('online'))
      await shown.findByRole('button', { name: 'Enlarge picture 1 of 1' })
    })
    await expect(new Set(wire.tries.map(({ fields }) => fields?.key)).size).toBe(1)
    await expect(wire.pictures).toHaveLength(1)
  },
}

/** How far the lightest and the darkest of 32 pixels in a row are apart: black and white stripes, or one grey. */
function contrastOf(canvas: HTMLCanvasElement, x: number, y: number): number {
  const { data } = canvas.getContext('2d')?.getImageData(x, y, 32, 1) ?? { data: [] }
  const reds = [...data].filter((_, index) => index % 4 === 0)
  return Math.max(...reds) - Math.min(...reds)
}

export const BlursAFace: Story = {
  name: 'Blurs what is painted before the picture is sent',
  play: async () => {
    const dialog = await write({ picture: true })
    await userEvent.click(dialog.getByRole('button', { name: 'Blur a face in picture 1' }))
    const blur = await dialogOf('Blur a face')
    const board = await blur.findByRole('application')
    const canvas = board.querySelector('canvas') as HTMLCanvasElement
    await waitFor(() => expect(contrastOf(canvas, 304, 240)).toBeGreaterThan(180))
    const { left, top, width, height } = board.getBoundingClientRect()
    const at = (part: number) => ({
      target: board,
      coords: { clientX: left + width * part, clientY: top + height / 2 },
    })
    await userEvent.pointer([{ keys: '[MouseLeft>]', ...at(0.4) }, at(0.6), { keys: '[/MouseLeft]', ...at(0.6) }])
    await waitFor(() => expect(contrastOf(canvas, 304, 240)).toBeLessThan(60))
    await userEvent.click(blur.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(contrastOf(canvas, 304, 240)).toBeGreaterThan(180))
    await expect(blur.getByRole('button', { name: 'Use this picture' })).toBeDisabled()
    board.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowLeft} ')
    await userEvent.click(blur.getByRole('button', { name: 'Use this picture' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Blur a face' })).toBeNull())
    await save(await inDialog())
    await waitFor(() => expect(wire.pictures).toHaveLength(1))
    const sent = Object.assign(document.createElement('canvas'), { width: 640, height: 480 })
    sent.getContext('2d')?.drawImage(await createImageBitmap(wire.pictures[0]?.file as File), 0, 0)
    await expect(contrastOf(sent, 304, 240)).toBeLessThan(60)
    await expect(contrastOf(sent, 10, 10)).toBeGreaterThan(180)
  },
}

export const TakesAPictureAway: Story = {
  name: 'Takes a picture away before it is sent',
  play: async () => {
    const dialog = await write({ picture: true })
    await userEvent.click(dialog.getByRole('button', { name: 'Remove picture 1' }))
    await save(dialog)
    await waitFor(() => expect(wire.written).toMatchObject([{ pictureCount: 0 }]))
    await expect(wire.tries).toHaveLength(0)
  },
}

export const WritesAboutAChild: Story = {
  name: 'Names those without an observation, and writes about one by a press',
  play: async () => {
    await screen.findByText(formatCoverage(3) ?? '')
    await press('Lerato Mokoena')
    const dialog = await inDialog()
    await expect(dialog.getByRole('checkbox', { name: 'Lerato Mokoena' })).toBeChecked()
    await expect(dialog.getByRole('checkbox', { name: 'Amahle Dlamini' })).not.toBeChecked()
  },
}
