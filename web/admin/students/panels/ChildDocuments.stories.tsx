import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { AtAddress } from '#web/admin/shared/storyFrame.tsx'
import { OperationError } from '#web/app/graphqlFetch.ts'
import { type Mock, mockOf } from '#web/app/mocks.tsx'
import { SendFile, type Sending } from '#web/app/upload.ts'
import {
  ChildDocumentsDocument,
  RemoveChildDocumentDocument,
  RestoreChildDocumentDocument,
} from './panels.generated.ts'
import { ChildDocuments } from './ChildDocuments.tsx'
import { childPanelAnswers, emptyPanelAnswers, samplePapers } from './sampleChildPanels.ts'

interface Args {
  mocks: Mock[]
  send: (sending: Sending) => Promise<never>
}

const meta = {
  title: 'Admin/Child/Documents',
  render: ({ mocks, send }) => (
    <SendFile value={send}>
      <AtAddress at="/admin/dashboard?section=students&child=1" mocks={mocks}>
        <ChildDocuments childId={1} />
      </AtAddress>
    </SendFile>
  ),
  args: { mocks: [], send: async () => ({}) as never },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  tags: ['dark-scheme'],
  args: { mocks: childPanelAnswers(1) },
}

export const Empty: Story = { args: { mocks: emptyPanelAnswers(1) } }

// Tests: what happens when something is pressed, typed or refused.

/** A server that keeps what is deleted and restored. */
function server(documents = samplePapers): Mock[] {
  const gone = new Set<number>()
  return [
    mockOf(ChildDocumentsDocument, () => ({
      child: { id: 1, firstName: 'Lerato', documents: documents.filter(({ id }) => !gone.has(id)) },
    })),
    mockOf(RemoveChildDocumentDocument, ({ id }) => {
      gone.add(id)
      return { removeChildDocument: { id } }
    }),
    mockOf(RestoreChildDocumentDocument, ({ id }) => {
      gone.delete(id)
      return { restoreChildDocument: { id } }
    }),
  ]
}

export const DeletedAndBack: Story = {
  name: 'Says what expires, deletes a document and brings it back',
  args: { mocks: server() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Birth certificate' })).toHaveAttribute(
      'href',
      '/api/child-documents/1/file',
    )
    await expect(canvas.getByText(/^Expires /)).toBeVisible()
    await expect(canvas.getByText(/^Expired /)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Medical aid card' }))
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Medical aid card' })).toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByRole('link', { name: 'Medical aid card' })).toBeVisible()
  },
}

const openDialog = async (canvas: { findByRole: typeof screen.findByRole }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add document' }))
  return within(await screen.findByRole('dialog', { name: 'Add a document for Lerato' }))
}
const photo = () => new File(['photo'], 'card.jpg', { type: 'image/jpeg' })

/** The first document: what is missing is said, then the file is sent. */
export const FirstUpload: Story = {
  name: 'Names what is missing, then hands in the first document',
  args: { mocks: server([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No birth certificate/)).toBeVisible()
    const dialog = await openDialog(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'Upload document' }))
    await expect(await dialog.findByText('Please choose a file.')).toBeVisible()
    await userEvent.selectOptions(dialog.getByLabelText('Document type'), 'Medical aid card')
    await userEvent.upload(dialog.getByLabelText(/File or photo/), photo())
    await expect(await dialog.findByText('Chosen: card.jpg')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Upload document' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await screen.findByText('Medical aid card uploaded for Lerato')
  },
}

export const UploadRefused: Story = {
  name: 'Says why a file was refused',
  args: {
    mocks: server(),
    send: async () => {
      throw new OperationError('Please check the form.', 'REFUSED', 400, { file: 'This PDF is damaged.' })
    },
  },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas)
    await userEvent.upload(dialog.getByLabelText(/File or photo/), photo())
    await userEvent.click(dialog.getByRole('button', { name: 'Upload document' }))
    await waitFor(() => expect(dialog.getByText('This PDF is damaged.')).toBeVisible())
  },
}
