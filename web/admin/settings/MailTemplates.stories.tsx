import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { AtAddress, told } from '#web/admin/shared/storyFrame.tsx'
import { type Mock, mockOf } from '#web/app/mocks.tsx'
import { sampleSettings, settingsServer } from './sampleSettings.ts'
import { SaveMailTemplateDocument, SaveVisitTimesDocument } from './settings.generated.ts'
import { Settings } from './Settings.screen.tsx'

const meta = {
  title: 'Admin/Settings/E-mail texts',
  args: { overrides: [] },
  render: ({ overrides }) => (
    <AtAddress at="/admin/dashboard?section=settings&tab=texts" mocks={settingsServer(overrides)}>
      <Settings />
    </AtAddress>
  ),
} satisfies Meta<{ overrides: Mock[] }>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { tags: ['dark-scheme'] }

// Tests: what happens when something is pressed, typed or refused.

const saved = fn()

export const SavesATemplate: Story = {
  name: 'Shows a text as a family reads it, refuses a gap that is unknown or missing, and saves',
  args: {
    overrides: [
      mockOf(SaveMailTemplateDocument, ({ input }) => {
        saved(input)
        const templates = sampleSettings.mailTemplates.templates.map((each) =>
          each.kind === input.kind ? { ...each, subject: input.subject, text: input.text } : each,
        )
        return { saveMailTemplate: { ...sampleSettings, mailTemplates: { version: 1, templates } } }
      }),
    ],
  },
  play: async ({ canvas }) => {
    saved.mockClear()
    await userEvent.selectOptions(await canvas.findByLabelText('E-mail'), 'Place offered')
    const form = within(canvas.getByRole('form', { name: 'E-mails to applicants' }))
    const preview = await canvas.findByRole('region', { name: 'Preview' })
    await expect(preview).toHaveTextContent('We are happy to offer Naledi Molefe a place in Little Learners')
    const text = canvas.getByLabelText('Text')
    await userEvent.clear(text)
    await userEvent.type(text, 'Good news for {{{{child}} and {{{{dog}}.')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText(/^Please use only these placeholders: {{place}}/)).toBeVisible()
    await userEvent.clear(text)
    await userEvent.type(text, '{{{{place}}: {{{{link}}')
    await expect(await canvas.findByText(/^Please keep {{until}}/)).toBeVisible()
    await userEvent.type(text, ' {{{{until}}')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    await expect(saved.mock.calls[0]?.[0]).toMatchObject({ kind: 'offered', text: '{{place}}: {{link}} {{until}}' })
    await told('Settings saved')
    await userEvent.click(await canvas.findByRole('button', { name: 'Use default text' }))
    await waitFor(() => expect(preview).toHaveTextContent('We are happy to offer'))
  },
}

export const SavesTheTimesOfVisits: Story = {
  name: 'Says which times of a weekday are offered for a visit',
  args: {
    overrides: [
      mockOf(SaveVisitTimesDocument, ({ input }) => {
        saved(input)
        return {
          saveVisitTimes: { ...sampleSettings, visitTimes: { ...sampleSettings.visitTimes, ...input, version: 1 } },
        }
      }),
    ],
  },
  play: async ({ canvas }) => {
    saved.mockClear()
    const form = within(await canvas.findByRole('form', { name: 'Visits' }))
    const monday = form.getByLabelText(/^Monday/)
    await userEvent.clear(form.getByLabelText(/^Friday/))
    await userEvent.clear(monday)
    await userEvent.type(monday, '9')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(monday).toHaveAccessibleDescription(/such as 09:00, 10:30/))
    await userEvent.clear(monday)
    await userEvent.type(monday, '11:00 08:30')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    await expect(saved.mock.calls[0]?.[0]).toMatchObject({ monday: '08:30, 11:00', friday: '' })
  },
}
