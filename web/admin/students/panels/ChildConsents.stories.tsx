import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { consentTexts } from '#graphql/consents/consents.rules.ts'
import { AtAddress } from '#web/admin/shared/storyFrame.tsx'
import { type Mock, mockOf } from '#web/app/mocks.tsx'
import { AnswerConsentDocument } from '#web/shared/consents/answerConsent.generated.ts'
import { ChildConsentsDocument, type ChildConsentsQuery } from './panels.generated.ts'
import { ChildConsents } from './ChildConsents.tsx'
import { childPanelAnswers, emptyPanelAnswers } from './sampleChildPanels.ts'

const meta = {
  title: 'Admin/Child/Consents',
  render: ({ mocks }) => (
    <AtAddress at="/admin/dashboard?section=students&child=1" mocks={mocks}>
      <ChildConsents childId={1} />
    </AtAddress>
  ),
  args: { mocks: [] },
} satisfies Meta<{ mocks: Mock[] }>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  tags: ['dark-scheme'],
  args: { mocks: childPanelAnswers(1) },
}

export const Empty: Story = { args: { mocks: emptyPanelAnswers(1) } }

// Tests: what happens when something is pressed, typed or refused.

const child: ChildConsentsQuery['child'] = {
  id: 1,
  firstName: 'Lerato',
  consents: [
    {
      id: 7,
      kind: 'photo',
      granted: true,
      version: consentTexts.photo.version,
      signedBy: null,
      givenAt: '2026-01-14T08:00:00.000Z',
      givenByName: 'Thandi Mokoena',
    },
  ],
}
const given = { id: 8, childId: 1, version: consentTexts.outing.version, givenByName: 'Annelie Kruger' }

/** A server that stores the answers. */
function consentServer() {
  let { consents } = child
  return [
    mockOf(ChildConsentsDocument, () => ({ child: { ...child, consents } })),
    mockOf(AnswerConsentDocument, ({ input: { kind, granted, signedBy = null } }) => {
      const answerConsent = { ...given, kind, granted, signedBy, givenAt: '2026-11-10T06:00:00.000Z' }
      consents = [...consents, answerConsent]
      return { answerConsent }
    }),
  ]
}

export const RecordsPaper: Story = {
  name: 'Names what is missing, then records a signed paper',
  args: {
    mocks: consentServer(),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('14 January 2026 by Thandi Mokoena')).toBeVisible()
    await expect(canvas.getAllByText('Not answered yet')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Record signed form' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Signed form for Lerato' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Record consent' }))
    await expect(await dialog.findByText('Please choose the answer.')).toBeVisible()
    await expect(dialog.getByText('Please enter who signed the form.')).toBeVisible()
    await userEvent.selectOptions(dialog.getByLabelText('Consent'), 'Outings')
    await userEvent.click(dialog.getByLabelText('Consent given'))
    await userEvent.type(dialog.getByLabelText('Signed by'), 'Sipho Mokoena')
    await userEvent.click(dialog.getByRole('button', { name: 'Record consent' }))
    await expect(
      await canvas.findByText('10 November 2026 by Sipho Mokoena on paper, recorded by Annelie Kruger'),
    ).toBeVisible()
    await waitFor(() => expect(canvas.getAllByText('Not answered yet')).toHaveLength(1))
  },
}
