import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { OperationError } from '#web/app/graphqlFetch.ts'
import { failure, type Mock, mockOf } from '#web/app/mocks.tsx'
import { type Sending, SendFile } from '#web/app/upload.ts'
import { AtAddress } from '../../shared/storyFrame.tsx'
import {
  ChildDocumentsDocument,
  type ChildDocumentsQuery,
  RemoveChildDocumentDocument,
  RestoreChildDocumentDocument,
} from './panels.generated.ts'
import { ChildDocuments } from './ChildDocuments.tsx'

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

const paper = {
  note: null,
  createdAt: '2026-01-14T08:00:00.000Z',
  uploadedByName: 'Thandi Mokoena',
  isCurrent: true,
  isOwn: false,
  checkedAt: null,
}
const papers: ChildDocumentsQuery['child']['documents'] = [
  { ...paper, id: 1, kind: 'birth_certificate', expiresOn: null, checkedAt: '2026-01-15T08:00:00.000Z' },
  { ...paper, id: 2, kind: 'medical_aid', expiresOn: addDays(todayInJohannesburg(), 10) },
  { ...paper, id: 3, kind: 'clinic_card', expiresOn: addDays(todayInJohannesburg(), -10), note: 'Second page follows' },
]

/** A server that keeps what is deleted and restored. */
function server(documents = papers): Mock[] {
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
  return within(await screen.findByRole('dialog', { name: 'Document of Lerato' }))
}
const photo = () => new File(['photo'], 'card.jpg', { type: 'image/jpeg' })

/** The first document: what is missing is said, then the file is sent. */
export const FirstUpload: Story = {
  args: { mocks: server([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No birth certificate/)).toBeVisible()
    const dialog = await openDialog(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'Upload document' }))
    await expect(await dialog.findByText('Please choose a file.')).toBeVisible()
    await userEvent.selectOptions(dialog.getByLabelText('What paper it is'), 'Medical aid card')
    await userEvent.upload(dialog.getByLabelText(/File or photo/), photo())
    await expect(await dialog.findByText('Chosen: card.jpg')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Upload document' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await screen.findByText('Medical aid card of Lerato is handed in')
  },
}

export const UploadRefused: Story = {
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

export const Loading: Story = {
  args: { mocks: [mockOf(ChildDocumentsDocument, 'pending')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading documents')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { mocks: [mockOf(ChildDocumentsDocument, failure('Something went wrong.'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The documents could not be loaded.')).toBeVisible()
  },
}
