import type { Meta, StoryObj } from '@storybook/react-vite'
import { GraphQLError } from 'graphql'
import type { ReactNode } from 'react'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { AtAddress, dialogOf, told } from '#web/admin/shared/storyFrame.tsx'
import { failure, type Mock, mockOf, pageOf } from '#web/app/mocks.tsx'
import { ConfirmIdentityDocument } from '#web/shared/session/confirmIdentity.generated.ts'
import { LetterDialog } from './Outbox.tsx'
import { busyEmails, busyLog, fullSettings, sampleEmails, sampleSettings, settingsServer } from './sampleSettings.ts'
import {
  AuditLogDocument,
  OutboxDocument,
  ResendEmailDocument,
  SendTestEmailDocument,
  SaveCareDocument,
  SaveCentreDocument,
  SaveFeeTermsDocument,
  SaveRatiosDocument,
  SaveReadingDocument,
  SaveReportCardSettingsDocument,
  SettingsDocument,
} from './settings.generated.ts'
import { Settings } from './Settings.screen.tsx'

interface Args {
  tab: string
  overrides: Mock[]
  /** Open over the screen. */
  dialog: ReactNode
}

const meta = {
  title: 'Admin/Settings',
  args: { tab: 'centre', overrides: [], dialog: null },
  render: ({ tab, overrides, dialog }) => (
    <AtAddress at={`/admin/dashboard?section=settings&tab=${tab}`} mocks={settingsServer(overrides)}>
      <Settings />
      {dialog}
    </AtAddress>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

const full = mockOf(SettingsDocument, { settings: fullSettings })
const busy = [
  full,
  mockOf(OutboxDocument, (page) => ({ emails: pageOf(busyEmails, page) })),
  mockOf(AuditLogDocument, (page) => ({ auditEntries: pageOf(busyLog, page) })),
]

export const Filled: Story = {
  tags: ['dark-scheme'],
  name: 'Filled centre',
  args: { overrides: busy },
}

export const FilledEmail: Story = { name: 'Filled e-mail', args: { tab: 'email', overrides: busy } }

export const FilledAudit: Story = { name: 'Filled audit log', args: { tab: 'audit', overrides: busy } }

export const EmptyAudit: Story = {
  name: 'Empty audit log',
  args: { tab: 'audit', overrides: [mockOf(AuditLogDocument, (page) => ({ auditEntries: pageOf([], page) }))] },
}

const failedEmail = busyEmails[2] as (typeof busyEmails)[number]

export const DialogFailedEmail: Story = {
  name: 'Dialog: e-mail that failed, with a link to hand over',
  args: { tab: 'email', overrides: busy, dialog: <LetterDialog email={failedEmail} onClose={fn()} /> },
}

// Tests: what happens when something is pressed, typed or refused.

export const Centre: Story = {
  name: 'Saves the details of the centre',
  args: {
    overrides: [
      mockOf(SaveCentreDocument, ({ input }) => ({
        saveCentre: { ...sampleSettings, centre: { ...sampleSettings.centre, phone: input.phone, version: 4 } },
      })),
    ],
  },
  play: async ({ canvas, step }) => {
    const form = within(await canvas.findByRole('form', { name: 'Centre details' }))
    const phone = form.getByLabelText('Phone')
    await step('what is wrong is said at its field', async () => {
      await userEvent.clear(phone)
      await userEvent.type(phone, '051')
      await userEvent.clear(form.getByLabelText(/^Website/))
      await userEvent.type(form.getByLabelText(/^Website/), 'https://kiewiet.example')
      await userEvent.click(form.getByRole('button', { name: 'Save' }))
      await expect(await form.findByText('Please enter a valid phone number.')).toBeVisible()
      await expect(form.getByText(/Please enter the address without https/)).toBeVisible()
    })
    await step('then it is saved', async () => {
      await userEvent.type(phone, ' 555 9999')
      await userEvent.clear(form.getByLabelText(/^Website/))
      await userEvent.type(form.getByLabelText(/^Website/), 'www.kiewiet.example')
      await userEvent.click(form.getByRole('button', { name: 'Save' }))
      await told('Settings saved')
      await waitFor(() => expect(canvas.queryByText('Not saved yet')).toBeNull())
      await expect(canvas.getByLabelText('Phone')).toHaveValue('051 555 9999')
    })
  },
}

export const SomebodyElseSaved: Story = {
  name: 'Takes over what somebody else has saved',
  args: {
    overrides: [
      mockOf(
        SaveCentreDocument,
        new GraphQLError('Somebody else has changed this.', {
          extensions: { code: 'STALE', current: { ...sampleSettings.centre, tagline: 'Play first', version: 4 } },
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Centre details' }))
    await userEvent.clear(form.getByLabelText('Phone'))
    await userEvent.type(form.getByLabelText('Phone'), '051 555 0199')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await expect(await form.findByText('Play first')).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: 'Update, and keep what I typed' }))
    await expect(form.getByLabelText(/Tagline/)).toHaveValue('Play first')
    await expect(form.getByLabelText('Phone')).toHaveValue('051 555 0199')
  },
}

let reads = 0

/** The page is read again when the window comes back: what is being typed stays, what nobody touched follows. */
export const SavedByAnotherMeanwhile: Story = {
  name: 'Follows what another has saved, except what is being typed',
  beforeEach: () => {
    reads = 0
  },
  args: {
    overrides: [
      mockOf(SettingsDocument, () => {
        reads += 1
        const { centre, virtualClassroom } = sampleSettings
        const changed = {
          centre: { ...centre, tagline: 'Play first', version: 4 },
          virtualClassroom: { ...virtualClassroom, domain: 'rooms.example', version: 9 },
        }
        return { settings: { ...sampleSettings, ...(reads > 1 ? changed : {}) } }
      }),
    ],
  },
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Centre details' }))
    await userEvent.clear(form.getByLabelText('Phone'))
    await userEvent.type(form.getByLabelText('Phone'), '051 555 0199')
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await waitFor(() => expect(canvas.getByLabelText('Domain')).toHaveValue('rooms.example'))
    await expect(form.getByLabelText('Phone')).toHaveValue('051 555 0199')
    await expect(form.getByLabelText(/Tagline/)).toHaveValue(sampleSettings.centre.tagline)
  },
}

export const FeesAndBank: Story = {
  name: 'Says what is wrong with a fee, and that saving failed',
  args: { tab: 'money', overrides: [mockOf(SaveFeeTermsDocument, failure('Something went wrong.'))] },
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Fee terms' }))
    await expect(form.getByLabelText('Registration fee')).toHaveValue('R250.00')
    await userEvent.clear(form.getByLabelText('Registration fee'))
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await expect(await form.findByText('Please enter an amount, such as R250.00.')).toBeVisible()
    await userEvent.type(form.getByLabelText('Registration fee'), '300')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await expect(await form.findByText('Failed to save settings')).toBeVisible()
    await expect(canvas.getByRole('form', { name: 'Bank details' })).toBeVisible()
  },
}

export const Ratios: Story = {
  name: 'Refuses a promise that the law does not allow',
  args: { tab: 'ratios', overrides: [mockOf(SaveRatiosDocument, { saveRatios: sampleSettings })] },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByLabelText('Our ratio, 1 to')
    await userEvent.clear(first as HTMLElement)
    await userEvent.type(first as HTMLElement, '9')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Our ratio cannot exceed the legal limit.')).toBeVisible()
    await userEvent.clear(first as HTMLElement)
    await userEvent.type(first as HTMLElement, '4')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await told('Settings saved')
  },
}

const saveCare = fn()

export const Care: Story = {
  name: 'Says when families read the day, and how often a sleeping child is looked at',
  args: {
    tab: 'care',
    overrides: [
      mockOf(SaveCareDocument, ({ input }) => {
        saveCare(input)
        return { saveCare: { ...sampleSettings, care: { ...sampleSettings.care, ...input, version: 1 } } }
      }),
    ],
  },
  play: async ({ canvas }) => {
    saveCare.mockClear()
    await expect(await canvas.findByRole('radio', { name: 'During the day' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'After closing the day' }))
    const [first] = canvas.getAllByLabelText('Interval, in minutes')
    await userEvent.clear(first as HTMLElement)
    await userEvent.type(first as HTMLElement, '2')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Please enter 5 to 120 minutes.')).toBeVisible()
    await userEvent.type(first as HTMLElement, '0')
    const [months] = canvas.getAllByLabelText('Up to, in months')
    await userEvent.clear(months as HTMLElement)
    await userEvent.type(months as HTMLElement, '30')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Please enter the age groups in ascending order.')).toBeVisible()
    await userEvent.clear(months as HTMLElement)
    await userEvent.type(months as HTMLElement, '12')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await told('Settings saved')
    await expect(saveCare).toHaveBeenCalledWith({
      version: 0,
      telling: 'at_closing',
      sleepChecks: [
        { toMonths: 12, minutes: 20 },
        { toMonths: 24, minutes: 15 },
        { toMonths: null, minutes: 30 },
      ],
      wipesAChange: 3,
    })
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'After closing the day' })).toBeChecked())
  },
}

const saveReportCards = fn()

export const ReportCardsApproved: Story = {
  name: 'Has report cards approved by the office',
  args: {
    overrides: [
      mockOf(SaveReportCardSettingsDocument, ({ input }) => {
        saveReportCards(input)
        const { needApproval } = input
        return { saveReportCardSettings: { ...sampleSettings, reportCards: { version: 1, needApproval } } }
      }),
    ],
  },
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Report cards' }))
    const box = form.getByRole('checkbox', { name: /^Report cards need the office's approval/ })
    await expect(box).not.toBeChecked()
    await userEvent.click(box)
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await told('Settings saved')
    await expect(saveReportCards).toHaveBeenCalledWith({ version: 0, needApproval: true })
    await waitFor(() => expect(form.queryByText('Not saved yet')).toBeNull())
    await expect(box).toBeChecked()
  },
}

export const UnusualReading: Story = {
  name: 'Says from how many children on reading is unusual',
  args: { tab: 'audit', overrides: [mockOf(SaveReadingDocument, { saveReading: sampleSettings })] },
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Records per hour')
    await userEvent.clear(field)
    await userEvent.type(field, '2')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Please enter a whole number from 5 to 1000.')).toBeVisible()
    await userEvent.type(field, '5')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await told('Settings saved')
  },
}

export const TestEmail: Story = {
  name: 'Sends a test e-mail to whoever asks',
  args: {
    tab: 'email',
    overrides: [
      full,
      mockOf(SendTestEmailDocument, { sendTestEmail: { id: 9901, recipient: 'annelie@kiewiet.example' } }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send test e-mail' }))
    await told('Test e-mail to annelie@kiewiet.example')
  },
}

export const Email: Story = {
  name: 'Narrows the outbox, and sends an e-mail again',
  args: {
    tab: 'email',
    overrides: [mockOf(ResendEmailDocument, ({ id }) => ({ resendEmail: { ...sampleEmails[1], id } as never }))],
  },
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByText('No mail server is set up')).toBeVisible()
    const table = await canvas.findByRole('table', { name: 'E-mails' })
    await step('the list is narrowed by status', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Failed' }))
      await waitFor(() => expect(within(table).getAllByRole('rowheader')).toHaveLength(1))
    })
    await step('one that failed says why, and is sent again', async () => {
      await userEvent.click(within(table).getByText('Your visit to Kiewiet'))
      const letter = await dialogOf('Your visit to Kiewiet')
      await expect(letter.getByText('Mailbox unavailable')).toBeVisible()
      await userEvent.click(letter.getByRole('button', { name: 'Send again' }))
      await told('Sending the e-mail again')
    })
  },
}

export const Audit: Story = {
  name: 'Shows what was changed, and who read medical notes',
  args: { tab: 'audit' },
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByText('Update item: Sun hat'))
    const dialog = await dialogOf('Update item: Sun hat')
    await expect(dialog.getByText('R95.00')).toBeVisible()
    await expect(dialog.getByText('R99.00')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await step('who read medical notes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Medical notes access' }))
      await expect(await canvas.findByText(/Read medical notes: Lerato Mokoena/)).toBeVisible()
    })
  },
}

export const Periods: Story = {
  name: 'Says how long each kind of data is kept',
  args: { tab: 'data' },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Periods' }))
    const notes = table.getByRole('row', { name: /who read medical notes/ })
    await expect(notes).toHaveTextContent('5 years')
    await expect(notes).toHaveTextContent('Tax Administration Act')
    await expect(table.getByRole('row', { name: /Duplicate-request keys/ })).toHaveTextContent('48 hours')
  },
}

export const ExportFailed: Story = {
  name: 'Says that the export was interrupted',
  args: { tab: 'data' },
  play: async ({ canvas }) => {
    // there is no server behind a story
    await userEvent.click(await canvas.findByRole('button', { name: 'Export everything' }))
    await told('The export was interrupted and nothing was saved. Please try again.')
    await userEvent.click(canvas.getByRole('button', { name: 'Download backup' }))
    await told('The backup was interrupted and nothing was saved. Please try again.')
  },
}

export const ExportAsksForPassword: Story = {
  name: 'Asks for the password and a code before the export',
  args: {
    tab: 'data',
    overrides: [
      mockOf(ConfirmIdentityDocument, ({ input: { currentPassword, code } }) => {
        if (currentPassword !== 'kiewiet-admin') {
          const message = 'This is not your current password.'
          return failure(message, 'BAD_USER_INPUT', { currentPassword: message })
        }
        if (!code) return failure('Please enter the code from your authenticator app.', 'SECOND_FACTOR_REQUIRED')
        return { confirmIdentity: true }
      }),
    ],
  },
  play: async ({ canvas, step }) => {
    const refused = { success: false, code: 'FRESH_AUTHENTICATION_REQUIRED' }
    const request = spyOn(window, 'fetch')
    request.mockResolvedValueOnce(Response.json(refused, { status: 403 }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Export everything' }))
    const dialog = await dialogOf("Confirm it's you")
    const send = () => userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    await step('a wrong password is said at its field', async () => {
      await userEvent.type(dialog.getByLabelText('Your password'), 'guess')
      await send()
      await waitFor(() =>
        expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription(
          'This is not your current password.',
        ),
      )
    })
    await step('a code is wanted where there is a second factor, and then the file comes', async () => {
      await userEvent.clear(dialog.getByLabelText('Your password'))
      await userEvent.type(dialog.getByLabelText('Your password'), 'kiewiet-admin')
      await send()
      await userEvent.type(await dialog.findByLabelText('Code'), '123456')
      request.mockResolvedValueOnce(new Response('archive', { headers: { 'Content-Type': 'application/zip' } }))
      await send()
      await told('7 bytes saved.')
      await expect(request).toHaveBeenLastCalledWith('/api/admin/export', expect.objectContaining({ method: 'POST' }))
    })
    request.mockRestore()
  },
}

export const Empty: Story = {
  name: 'Says that there are no e-mails',
  args: { tab: 'email', overrides: [full, mockOf(OutboxDocument, (page) => ({ emails: pageOf([], page) }))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No e-mails')).toBeVisible()
  },
}
