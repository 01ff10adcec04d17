import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { AtAddress, dialogOf, told } from '#web/admin/shared/storyFrame.tsx'
import { failure, type Mock, mockOf, pageOf } from '#web/app/mocks.tsx'
import { SendFile } from '#web/app/upload.ts'
import { CallDialog } from './notices/CallDialog.tsx'
import { busyNotices, schoolServer } from './sampleSchool.ts'
import {
  SchoolClosedDaysDocument,
  SchoolFaqDocument,
  SchoolNoticesDocument,
  UpdateHoursDocument,
} from './schoolInfo.generated.ts'
import { SchoolInfo } from './SchoolInfo.screen.tsx'

interface Args {
  at: string
  overrides: Mock[]
  /** Those of a busy week; a few in tests. */
  notices: ReturnType<typeof busyNotices> | undefined
  /** Open over the screen. */
  dialog: ReactNode
}

const meta = {
  title: 'Admin/School Info',
  args: { at: '', overrides: [], notices: undefined, dialog: null },
  render: ({ at, overrides, notices, dialog }) => (
    <SendFile value={() => Promise.resolve({} as never)}>
      <AtAddress at={`/admin/dashboard?section=school-info${at}`} mocks={schoolServer(overrides, notices)}>
        <SchoolInfo />
        {dialog}
      </AtAddress>
    </SendFile>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  tags: ['dark-scheme'],
  name: 'Filled notices',
  args: { notices: busyNotices() },
}

export const Empty: Story = { name: 'Empty notices', args: { notices: [] } }

export const EmptyHours: Story = {
  name: 'Empty closed days',
  args: { at: '&tab=hours', overrides: [mockOf(SchoolClosedDaysDocument, { closedDays: [] })] },
}

const onClose = fn()

export const DialogCall: Story = {
  name: 'Dialog: families to be called',
  args: {
    notices: busyNotices(),
    dialog: (
      <CallDialog
        people={[
          { key: 'child-31', name: 'Nomsa Dube', about: 'Sipho Dube', phone: '082 555 0101' },
          { key: 'child-32', name: 'Keabetswe Mosimanegape-Lekgoathi', about: 'Onalenna Lekgoathi', phone: null },
        ]}
        text="Gate closed"
        onClose={onClose}
      />
    ),
  },
}

export const DialogEditQuestion: Story = { name: 'Dialog: edit question', args: { at: '&tab=faq&question=2' } }

// Tests: what happens when something is pressed, typed or refused.

export const Notices: Story = {
  name: 'Deletes a notice after a question, and brings it back',
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByText('Scheduled')).toBeVisible()
    await expect(canvas.getByText(/<b>Thank you!<\/b>/)).toBeVisible()
    await step('one is deleted and comes back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Delete Staff meeting' }))
      const question = await dialogOf('Are you sure you want to delete this notice?', 'alertdialog')
      await userEvent.click(question.getByRole('button', { name: 'Delete notice' }))
      await told('Notice deleted successfully')
      await waitFor(() => expect(canvas.queryByText('Staff meeting')).not.toBeInTheDocument())
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
      await expect(await canvas.findByText('Staff meeting')).toBeVisible()
    })
  },
}

/** The address of a notice that is further down than the first page. */
export const NoticeOfALaterPage: Story = {
  name: 'Opens the notice of the address, on whatever page it is',
  args: {
    at: '&notice=2',
    overrides: [mockOf(SchoolNoticesDocument, (page) => ({ notices: pageOf([], page), classes: [] }))],
  },
  play: async () => {
    const dialog = await dialogOf('Edit notice')
    await expect(dialog.getByLabelText('Title')).toHaveValue('Staff meeting')
  },
}

export const AddNotice: Story = {
  name: 'Adds an urgent notice for one class, with a preview',
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Notice' }))
    const dialog = await dialogOf('Add Notice')
    await userEvent.selectOptions(dialog.getByLabelText('For'), 'One class')
    await userEvent.click(dialog.getByLabelText('Urgent'))
    await expect(dialog.getByLabelText(/Also send it by e-mail now/)).toBeChecked()
    await step('what is missing is said at its field', async () => {
      await userEvent.click(dialog.getByRole('button', { name: /^Add Notice/ }))
      await expect(await dialog.findByText('Please enter a title.')).toBeVisible()
      await expect(dialog.getByText('Please write the message.')).toBeVisible()
      await expect(dialog.getByText('Please choose the class.')).toBeVisible()
    })
    await userEvent.type(dialog.getByLabelText('Title'), 'Gate closed')
    await userEvent.type(dialog.getByLabelText('Message'), 'Please use the side gate.')
    await userEvent.selectOptions(dialog.getByLabelText('Class'), 'Explorers')
    const preview = within(dialog.getByRole('region', { name: 'Preview' }))
    await expect(preview.getByRole('heading', { name: 'Gate closed' })).toBeVisible()
    await expect(preview.getByText('Urgent')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /^Add Notice/ }))
    await told('Notice created successfully')
    await step('whom no e-mail reaches is listed, to be called', async () => {
      const calls = await dialogOf('Please call these families')
      await expect(calls.getByText('Nomsa Dube')).toBeVisible()
      await expect(calls.getByRole('link', { name: 'Call Nomsa Dube' })).toHaveAttribute('href', 'tel:+27825550101')
      await userEvent.click(calls.getByRole('button', { name: 'Done' }))
    })
    await expect(await canvas.findByText('Gate closed')).toBeVisible()
  },
}

export const SaysThatNothingIsThere: Story = {
  name: 'Says that nothing is there yet',
  args: {
    overrides: [
      mockOf(SchoolNoticesDocument, (page) => ({ notices: pageOf([], page), classes: [] })),
      mockOf(SchoolFaqDocument, { faqEntries: [] }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No notices yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'FAQ' }))
    await expect(await canvas.findByText('No questions yet')).toBeVisible()
  },
}

export const Programs: Story = {
  name: 'Changes the fee and the tags of a program',
  args: { at: '&tab=programs' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('R2,350.00 full-time · R2,050.00 half-day')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Infant Program' }))
    const dialog = await dialogOf('Edit Infant Program')
    await userEvent.clear(dialog.getByLabelText(/full-time fee/))
    await userEvent.type(dialog.getByLabelText(/full-time fee/), 'a lot')
    await userEvent.click(dialog.getByRole('button', { name: /^Save/ }))
    await expect(await dialog.findByText(/Please enter an amount such as/)).toBeVisible()
    await userEvent.clear(dialog.getByLabelText(/full-time fee/))
    await userEvent.type(dialog.getByLabelText(/full-time fee/), 'R 2400')
    await userEvent.type(dialog.getByLabelText('Tags'), '{Enter}Garden')
    await userEvent.click(dialog.getByRole('button', { name: /^Save/ }))
    await told('Program updated successfully')
    await expect(await canvas.findByText('Garden')).toBeVisible()
  },
}

export const Questions: Story = {
  name: 'Moves a question, and adds one',
  args: { at: '&tab=faq' },
  play: async ({ canvas }) => {
    const questions = () => canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    await userEvent.click(await canvas.findByRole('button', { name: 'Move up: Do you provide meals?' }))
    await waitFor(() => expect(questions()[1]).toBe('Do you provide meals?'))
    await userEvent.click(canvas.getByRole('button', { name: 'Move down: Do you provide meals?' }))
    await waitFor(() => expect(questions()[2]).toBe('Do you provide meals?'))
    await userEvent.click(canvas.getByRole('button', { name: 'Add Question' }))
    const dialog = await dialogOf('Add Question')
    await userEvent.click(dialog.getByRole('button', { name: /^Add Question/ }))
    await expect(await dialog.findByText('Please write the question.')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Question'), 'Where do we park?')
    await userEvent.type(dialog.getByLabelText('Answer'), 'In the lane.')
    await userEvent.click(dialog.getByRole('button', { name: /^Add Question/ }))
    await told('Question created successfully')
    await expect(await canvas.findByText('Where do we park?')).toBeVisible()
  },
}

export const Statistics: Story = {
  name: 'Adds a figure of the home page',
  args: { at: '&tab=statistics' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/“12hrs open each day” comes/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add Figure' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await expect(await canvas.findByText('Please enter the figure.')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Figure 7'), '3')
    await userEvent.type(canvas.getByLabelText('What figure 7 counts'), 'gardens')
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await told('Statistics updated successfully')
  },
}

export const Hours: Story = {
  name: 'Checks the hours, and adds closed days',
  args: {
    at: '&tab=hours',
    overrides: [mockOf(UpdateHoursDocument, failure('Somebody else has changed this in the meantime.', 'STALE'))],
  },
  play: async ({ canvas }) => {
    const closes = await canvas.findByLabelText('Closing time')
    await userEvent.clear(closes)
    await userEvent.type(closes, '05:00')
    await userEvent.click(canvas.getByRole('button', { name: /^Save hours/ }))
    await expect(await canvas.findByText('The closing time must be after the opening time.')).toBeVisible()
    await userEvent.clear(closes)
    await userEvent.type(closes, '18:00')
    await userEvent.click(canvas.getByRole('button', { name: /^Save hours/ }))
    await told(/Failed to save hours. Somebody else has changed this/)
    await userEvent.click(canvas.getByRole('button', { name: 'Add Closed Days' }))
    const dialog = await dialogOf('Add Closed Days')
    await userEvent.type(dialog.getByLabelText('First day'), '14/12/2026')
    await userEvent.type(dialog.getByLabelText('Last day'), '10/12/2026')
    await userEvent.type(dialog.getByLabelText('Reason'), 'Repairs')
    await userEvent.click(dialog.getByRole('button', { name: /^Add Closed Days/ }))
    await expect(await dialog.findByText('The last day cannot be before the first.')).toBeVisible()
    await userEvent.clear(dialog.getByLabelText('Last day'))
    await userEvent.type(dialog.getByLabelText('Last day'), '15/12/2026')
    await userEvent.click(dialog.getByRole('button', { name: /^Add Closed Days/ }))
    await told('Closed days created successfully')
    await expect(await canvas.findByText('Repairs')).toBeVisible()
  },
}

export const Documents: Story = {
  name: 'Replaces a document, and goes back to the generated one',
  args: { at: '&tab=documents' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/Our fees 2026.pdf, 402 KB, uploaded/)).toBeVisible()
    const [first] = canvasElement.querySelectorAll<HTMLInputElement>('input[type=file]')
    await userEvent.upload(first as HTMLInputElement, new File(['%PDF-1.4'], 'form.pdf', { type: 'application/pdf' }))
    await told('Document replaced successfully')
    await userEvent.click(canvas.getByRole('button', { name: /Use generated document/ }))
    await told('The generated document has been restored')
    await waitFor(() => expect(canvas.getAllByText('Generated')).toHaveLength(3))
  },
}
