import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { InDashboard } from '#web/admin/shared/storyFrame.tsx'
import { failure, type Mock, mockOf } from '#web/app/mocks.tsx'
import { EnrollApplicationDocument } from './applications.generated.ts'
import { invitationUrl, sampleApplications, workingServer } from './sampleApplications.ts'

const meta = {
  title: 'Admin/Applications/One application',
  parameters: {
    layout: 'fullscreen',
  },
  args: { id: 38, overrides: [] },
  render: ({ id, overrides }) => (
    <InDashboard at={`?section=applications&application=${id}`} mocks={workingServer(overrides)} />
  ),
} satisfies Meta<{ id: number; overrides: Mock[] }>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { tags: ['dark-scheme'] }

// Tests

/** The first one waits for the section's code as well. */
async function dialogOf(name: string) {
  const dialog = await screen.findByRole('dialog', { name })
  await waitFor(() => expect(dialog).toBeVisible())
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  return within(dialog)
}

export const Opened: Story = {
  name: 'Shows an application, and adds a note',
  play: async ({ step }) => {
    const dialog = await dialogOf('Oratile Mokone')
    await expect(dialog.getByRole('link', { name: '082 555 0118' })).toHaveAttribute('href', 'tel:+27825550118')
    await expect(dialog.getByText('New → In review')).toBeVisible()
    await expect(dialog.getByText(/mornings suit them best/)).toBeVisible()
    await expect(dialog.getByText('Sibling at Kiewiet')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Lerato Mokoena' })).toHaveAttribute(
      'href',
      expect.stringContaining('child=4'),
    )
    await step('a note joins the history', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: 'Add a note' }), 'Asked for the clinic card.')
      await userEvent.click(dialog.getByRole('button', { name: 'Add note' }))
      await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Add a note' })).toHaveValue(''))
      await expect(await dialog.findByText('Asked for the clinic card.')).toBeInTheDocument()
    })
  },
}

export const MovedFromHere: Story = {
  name: 'Moves the application, and closes',
  play: async ({ canvas }) => {
    const dialog = await dialogOf('Oratile Mokone')
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Put on the waiting list' }))
    const question = await dialogOf('Put on the waiting list: Oratile Mokone')
    await userEvent.click(question.getByRole('button', { name: 'Put on the waiting list' }))
    await expect(await dialog.findByText('Waitlisted')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByText('/admin/dashboard?section=applications')).toBeInTheDocument()
  },
}

export const TakenUpAgain: Story = {
  name: 'Takes a declined application up again',
  args: { id: 30 },
  play: async () => {
    const dialog = await dialogOf('Megan Adams')
    await userEvent.click(dialog.getByRole('button', { name: 'Reopen' }))
    await expect(await dialog.findByText('In review')).toBeVisible()
  },
}

export const Enroll: Story = {
  name: 'Enrolls a child and hands out the invitation',
  args: { id: 31 },
  play: async ({ step }) => {
    const detail = await dialogOf('Ava Meyer')
    await userEvent.click(detail.getByRole('button', { name: 'Enroll' }))
    const dialog = await dialogOf('Enroll Ava Meyer')
    await expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveValue('Ava')
    await expect(dialog.getByRole('textbox', { name: 'Last name' })).toHaveValue('Meyer')
    await expect(dialog.getByRole('combobox', { name: 'Class' })).toHaveDisplayValue(
      'Young Scholars · 3-4 years · 3 places left',
    )
    const asked = sampleApplications.find(({ id }) => id === 31)?.startDate ?? ''
    await expect(dialog.getByLabelText('First day')).toHaveValue(asked.split('-').reverse().join('/'))
    await expect(dialog.getByText(/The place is reserved from now on/)).toBeInTheDocument()
    await step('enrolling hands out the invitation', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Enroll' }))
      const done = await dialogOf('Ava Meyer is enrolled')
      await expect(done.getByRole('textbox', { name: 'Invitation link' })).toHaveValue(invitationUrl)
      const chat = await done.findByRole('link', { name: 'Send by WhatsApp' })
      await expect(chat.getAttribute('href')).toContain(encodeURIComponent(invitationUrl))
      await expect(chat.getAttribute('href')).toContain('https://wa.me/27825550118?text=Dear%20Carin%20Meyer')
    })
  },
}

const fullMessage =
  'Future Leaders is full: 25 of 25 places are taken. Please choose another class, or tick that the child is enrolled anyway.'

export const EnrollIntoAFullClass: Story = {
  name: 'Enrolls into a full class on purpose',
  args: {
    id: 31,
    overrides: [
      mockOf(EnrollApplicationDocument, ({ input }) =>
        input.overrideCapacity
          ? {
              enrollApplication: {
                invitationUrl: null,
                application: {
                  id: 31,
                  status: 'enrolled',
                  waitlistPosition: null,
                  updatedAt: new Date().toISOString(),
                  version: 4,
                },
              },
            }
          : failure(fullMessage, 'CONFLICT', { classId: fullMessage }),
      ),
    ],
  },
  play: async ({ step }) => {
    const detail = await dialogOf('Ava Meyer')
    await userEvent.click(detail.getByRole('button', { name: 'Enroll' }))
    const dialog = await dialogOf('Enroll Ava Meyer')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Class' }), '5')
    await step('the server refuses a full class at its field', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Enroll' }))
      await expect(await dialog.findByText(fullMessage)).toBeVisible()
    })
    await step('staff may do it on purpose', async () => {
      await userEvent.click(dialog.getByRole('checkbox', { name: /Enroll anyway/ }))
      await userEvent.click(dialog.getByRole('button', { name: 'Enroll' }))
      const done = await dialogOf('Ava Meyer is enrolled')
      await expect(done.getByText(/already has an account/)).toBeVisible()
    })
  },
}

const ava = 'A child of this name and date of birth is already here: Ava Meyer.'

export const EnrollTwice: Story = {
  name: 'Asks whether it is the same child',
  args: {
    id: 31,
    overrides: [mockOf(EnrollApplicationDocument, failure(ava, 'CONFLICT', { anotherChild: ava }, { existingId: 12 }))],
  },
  play: async () => {
    const detail = await dialogOf('Ava Meyer')
    await userEvent.click(detail.getByRole('button', { name: 'Enroll' }))
    const dialog = await dialogOf('Enroll Ava Meyer')
    await userEvent.click(await dialog.findByRole('button', { name: 'Enroll' }))
    const another = { name: 'No, this is a different child with the same name and date of birth' }
    await expect(await dialog.findByRole('checkbox', another)).not.toBeChecked()
    await expect(dialog.getByText(ava)).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Open the record' })).toBeVisible()
  },
}

export const EnrollForm: Story = {
  name: 'Says that a class is for other ages, and what is missing',
  args: { id: 31 },
  play: async () => {
    const detail = await dialogOf('Ava Meyer')
    await userEvent.click(detail.getByRole('button', { name: 'Enroll' }))
    const dialog = await dialogOf('Enroll Ava Meyer')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Class' }), '5')
    await expect(dialog.getByText(/Ava Meyer is 3 y 8 m old; Future Leaders is for 4-6 years/)).toBeVisible()
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Last name' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Enroll' }))
    await expect(await dialog.findByText('Last name is required')).toBeVisible()
  },
}

export const EnrollTooLate: Story = {
  name: 'Says that somebody else was faster',
  args: {
    id: 31,
    overrides: [mockOf(EnrollApplicationDocument, failure('Somebody else has changed this.', 'STALE'))],
  },
  play: async () => {
    const detail = await dialogOf('Ava Meyer')
    await userEvent.click(detail.getByRole('button', { name: 'Enroll' }))
    const dialog = await dialogOf('Enroll Ava Meyer')
    await userEvent.click(dialog.getByRole('button', { name: 'Enroll' }))
    await expect(await screen.findByText(/Ava Meyer is now “Offered”/)).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Enroll Ava Meyer' })).toBeNull())
  },
}

export const Empty: Story = {
  name: 'Says that it is not found',
  args: { id: 999 },
  play: async () => {
    await expect(await screen.findByText('This application was not found.')).toBeInTheDocument()
  },
}

export const Corrected: Story = {
  name: 'Corrects what an application says',
  play: async () => {
    const dialog = await dialogOf('Oratile Mokone')
    await userEvent.click(dialog.getByRole('button', { name: 'Edit' }))
    const form = await dialogOf('Edit Oratile Mokone')
    await expect(form.getByLabelText('Parent or guardian')).toHaveValue('Boitumelo Mokone')
    await userEvent.clear(form.getByLabelText("Child's full name"))
    await userEvent.type(form.getByLabelText("Child's full name"), 'Oratile Mokoena')
    await userEvent.selectOptions(form.getByLabelText(/^Full-time or half-day/), 'Full-time')
    await expect(form.getByLabelText(/^Brothers or sisters/)).toHaveValue('Thabo, in Explorers')
    await userEvent.clear(form.getByLabelText(/^Brothers or sisters/))
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    const corrected = await dialogOf('Oratile Mokoena')
    await expect(await corrected.findByText('Full-time')).toBeVisible()
    await expect(corrected.queryByText('Thabo, in Explorers')).toBeNull()
  },
}
