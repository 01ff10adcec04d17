import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { AtAddress, dialogOf, told } from '#web/admin/shared/storyFrame.tsx'
import { failure, type Mock, mockOf } from '#web/app/mocks.tsx'
import { ChildPath } from './ChildPath.tsx'
import {
  AddPlacementDocument,
  CorrectionEffectsDocument,
  CorrectPlacementDocument,
  RemovePlacementDocument,
} from './placements.generated.ts'
import { correctionAnswers, pathAnswer, samplePlacement } from './samplePath.ts'

const meta = {
  title: 'Admin/Child/Class history',
  render: ({ mocks }) => (
    <AtAddress at="/admin/dashboard?section=students&child=1" mocks={mocks}>
      <ChildPath childId={1} />
    </AtAddress>
  ),
  args: { mocks: [pathAnswer(1)] },
} satisfies Meta<{ mocks: Mock[] }>
export default meta
type Story = StoryObj<typeof meta>

const today = todayInJohannesburg()

export const Filled: Story = { tags: ['dark-scheme'] }

export const FilledOne: Story = {
  name: 'Filled, one class since the first day',
  args: { mocks: [pathAnswer(1, [samplePlacement(1, 3, addDays(today, -40), null)])] },
}

export const Empty: Story = {
  name: 'Empty, starts later and without a class yet',
  args: { mocks: [pathAnswer(1, [samplePlacement(1, null, addDays(today, 40), null)])] },
}

// Tests: what happens when something is pressed, typed or refused.

export const NewestFirst: Story = {
  name: 'Shows what lies ahead first, marks today, and says when the child was away',
  play: async ({ canvas }) => {
    const parts = await canvas.findAllByRole('listitem')
    const words = parts.map((part) => part.textContent ?? '')
    const starts = ['Young ScholarsPlanned', 'Little LearnersNow', 'Away', 'Explorers', 'Discoverers']
    await expect(words.map((text, index) => text.startsWith(starts[index] ?? '?'))).toEqual(starts.map(() => true))
    await expect(parts.map((part) => part.getAttribute('aria-current'))).toEqual([null, 'true', null, null, null])
    await expect(within(parts[3] as HTMLElement).getByText('Toddlers, half-day')).toBeVisible()
    await expect(within(parts[1] as HTMLElement).getByRole('link', { name: 'Little Learners' })).toHaveAttribute(
      'href',
      '/admin/dashboard?section=classrooms&class=3',
    )
  },
}

export const ClosedClass: Story = {
  name: 'Leads to no class that is closed',
  args: {
    mocks: [
      pathAnswer(1, [
        samplePlacement(1, 1, '2025-02-03', '2025-12-31', {
          class: { id: 1, name: 'Discoverers', closedAt: '2026-01-05T08:00:00.000Z' },
        }),
      ]),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Discoverers (closed)')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

const taken = 'Lerato is in Little Learners from 1 August 2026. Correct that first, or choose other days.'
let refusals = 0
export const Corrects: Story = {
  name: 'Says what a correction touches, and what is in its way beside the field',
  args: {
    mocks: [
      pathAnswer(1),
      ...correctionAnswers,
      mockOf(CorrectPlacementDocument, ({ input: { id, version, dayPlan, fromDate, toDate = null } }) => {
        refusals += 1
        if (refusals % 2 === 1) return failure(taken, 'BAD_USER_INPUT', { toDate: taken })
        const place = { id, classId: 2, programId: 2, dayPlan, fromDate, toDate }
        return { correctPlacement: { ...place, version: (version ?? 0) + 1 } }
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Edit Explorers/ }))
    const dialog = await dialogOf('Edit placement')
    await expect(
      await dialog.findByText(/^214 days on the register\. 17 months billed: January \d{4} to/),
    ).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: 'Full-time' }))
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Was here all day')
    await userEvent.click(dialog.getByRole('button', { name: /^Save correction/ }))
    await expect(await dialog.findByText(taken)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /^Save correction/ }))
    await told('Record corrected')
  },
}

export const CorrectsFreely: Story = {
  name: 'Says that nothing rests on the days that are corrected',
  args: {
    mocks: [
      pathAnswer(1),
      mockOf(CorrectionEffectsDocument, { correctionEffects: { billedMonths: [], registerDays: 0 } }),
      ...correctionAnswers,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Edit Young Scholars/ }))
    const dialog = await dialogOf('Edit placement')
    await expect(await dialog.findByText('There are no bills or register days in this period.')).toBeVisible()
  },
}

let added: object | null = null
let removals: object[] = []
export const Adds: Story = {
  name: 'Adds where a child was, and takes that back',
  args: {
    mocks: [
      pathAnswer(1),
      ...correctionAnswers,
      mockOf(AddPlacementDocument, ({ input }) => {
        added = input
        return { addPlacement: { id: 9, version: 1 } }
      }),
      mockOf(RemovePlacementDocument, ({ input }) => {
        removals = [...removals, input]
        return { removePlacement: { id: input.id } }
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a placement' }))
    const dialog = await dialogOf('Add a placement')
    await expect(dialog.queryByRole('button', { name: 'Remove' })).toBeNull()
    await userEvent.selectOptions(dialog.getByLabelText(/^Class/), 'Explorers')
    await userEvent.type(dialog.getByLabelText('First day'), '03/02/2025')
    await userEvent.type(dialog.getByLabelText(/^Last day/), '28/02/2025')
    await expect(await dialog.findByText(/^214 days on the register/)).toBeVisible()
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Was forgotten')
    await userEvent.click(dialog.getByRole('button', { name: 'Add placement' }))
    await told('Placement added')
    await expect(added).toMatchObject({ childId: 1, classId: 2, fromDate: '2025-02-03', toDate: '2025-02-28' })
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await told('Placement removed')
    await expect(removals.at(-1)).toMatchObject({ childId: 1, id: 9, version: 1 })
  },
}

const here = 'Lerato is on the register as present on 3 March 2025. Correct the register first.'
let refusedRemovals = 0
export const Removes: Story = {
  name: 'Asks why a placement is removed, says what was recorded, and what is in its way',
  args: {
    mocks: [
      pathAnswer(1),
      ...correctionAnswers,
      mockOf(RemovePlacementDocument, ({ input }) => {
        refusedRemovals += 1
        return refusedRemovals % 2 === 1 ? failure(here, 'CONFLICT') : { removePlacement: { id: input.id } }
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Edit Explorers/ }))
    await userEvent.click((await dialogOf('Edit placement')).getByRole('button', { name: 'Remove' }))
    const dialog = await dialogOf('Remove this placement?')
    await expect(await dialog.findByText(/^214 days on the register/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Remove placement' }))
    await expect(await dialog.findByText('Please give a short reason.')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Reason'), 'Was entered twice')
    await userEvent.click(dialog.getByRole('button', { name: 'Remove placement' }))
    await expect(await dialog.findByText(new RegExp(here))).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Remove placement' }))
    await told('Placement removed')
  },
}
