import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { clearDrafts, writeDraft } from '#web/app/draft.ts'
import { Mocked, mockOf } from '#web/app/mocks.tsx'
import { ClassEntry } from './ClassEntry.tsx'
import { AssessClassDocument } from './progress.generated.ts'
import type { Figures } from './progress.ts'
import type { ProgressAddress } from './useProgressAddress.ts'

afterEach(() => {
  cleanup()
  clearDrafts()
})

const followed = (id: number, firstName: string) => ({ child: { id, firstName, lastName: 'Molefe' }, areas: [] })
const figures = { classes: [], children: [followed(2, 'Naledi')] } as unknown as Figures
const address = { classId: 2, set: () => undefined } as unknown as ProgressAddress

/** Catches percentages for literacy that are saved for numeracy, unseen, once another class and area are chosen. */
it('saves the children who are shown, and leaves what was typed for another class', async () => {
  writeDraft('class-assessment', {
    area: 'numeracy',
    date: '2026-11-10',
    lines: { 1: { percent: '40', parentNote: '' } },
  })
  const saved = vi.fn((_variables: object) => ({ assessClass: { assessments: [] } }))
  render(
    <Mocked mocks={[mockOf(AssessClassDocument, saved as never)]}>
      <ClassEntry figures={figures} address={address} />
    </Mocked>,
  )
  fireEvent.change(screen.getByLabelText('Percentage for Naledi Molefe'), { target: { value: '70' } })
  fireEvent.click(screen.getByRole('button', { name: /^Save 1 Assessment/ }))
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(saved.mock.calls[0]?.[0]).toMatchObject({ input: { entries: [{ childId: 2 }] } })
})
