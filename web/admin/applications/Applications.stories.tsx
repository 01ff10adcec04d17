import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { addMonths, todayInJohannesburg } from '#graphql/values/dates.ts'
import { InDashboard } from '#web/admin/shared/storyFrame.tsx'
import { failure, type Mock, mockOf } from '#web/app/mocks.tsx'
import { ApplicationsDocument, EnrollChoicesDocument, MoveApplicationDocument } from './applications.generated.ts'
import { busyMonth } from './busyApplications.ts'
import { applicationYears, sampleApplications, sampleChoices, workingServer } from './sampleApplications.ts'

const meta = {
  title: 'Admin/Applications',
  parameters: {
    layout: 'fullscreen',
  },
  args: { at: '', overrides: [] },
  render: ({ at, overrides }) => <InDashboard at={`?section=applications${at}`} mocks={workingServer(overrides)} />,
} satisfies Meta<{ at: string; overrides: Mock[] }>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  tags: ['dark-scheme'],
  name: 'Filled: board',
  args: { overrides: [busyMonth] },
}
export const FilledTable: Story = { name: 'Filled: table', args: { at: '&view=table', overrides: [busyMonth] } }

// Tests

/** `dd/mm/yyyy`, as people type it. */
const typed = (date: string) => date.split('-').reverse().join('/')

const column = (name: string) => within(screen.getByRole('region', { name }))
/** The first one waits for the section's code as well. */
const shown = () => screen.findByRole('region', { name: 'In review' })

async function dialogOf(name: string) {
  const dialog = await screen.findByRole('dialog', { name })
  await waitFor(() => expect(dialog).toBeVisible())
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  return within(dialog)
}

async function choose(child: string, deed: string) {
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${child}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: deed }))
}

export const BoardView: Story = {
  name: 'Shows closed applications when asked',
  play: async ({ canvas, step }) => {
    await shown()
    await expect(column('New').getByText('Amogelang Motsepe')).toBeVisible()
    await expect(column('New').getByText('Allergy noted')).toBeVisible()
    await expect(column('Waitlisted').getByText('Next on the waiting list')).toBeVisible()
    await expect(column('Enrolled').getByText('Nobody enrolled this month yet.')).toBeVisible()
    await expect(canvas.getByText(/Declined 2 · Withdrawn 1/)).toBeVisible()
    await step('closed applications appear when they are asked for', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show closed applications' }))
      await expect(column('Declined').getByText('Megan Adams')).toBeInTheDocument()
      await userEvent.click(canvas.getByRole('button', { name: 'Hide closed applications' }))
      await expect(screen.queryByRole('region', { name: 'Declined' })).toBeNull()
    })
  },
}

export const Filters: Story = {
  name: 'Finds applications by words and program',
  play: async ({ canvas, step }) => {
    await shown()
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search name or reference' }), 'patel')
    await waitFor(() => expect(screen.queryByText('Hannah Steyn')).toBeNull())
    await expect(column('In review').getByText('Yusuf Patel')).toBeVisible()
    await step('opening one keeps what was searched for', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /Patel/ }))
      await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(canvas.getByRole('searchbox', { name: 'Search name or reference' })).toHaveValue('patel')
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Program' }), 'infants')
    await expect(screen.queryByText('Yusuf Patel')).toBeNull()
    await expect(column('New').getByText('Amogelang Motsepe')).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search name or reference' }), 'nobody')
    await expect(await canvas.findByText('No applications found.')).toBeVisible()
  },
}

export const TableView: Story = {
  name: 'Opens an application from a row of the table',
  play: async ({ canvas, step }) => {
    await shown()
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }))
    const table = within(await canvas.findByRole('table', { name: 'Applications' }))
    await expect(table.getAllByRole('rowheader')).toHaveLength(7)
    await step('a row opens its application', async () => {
      await userEvent.click(table.getByText('Yusuf Patel'))
      await expect(await screen.findByRole('dialog', { name: 'Yusuf Patel' })).toBeInTheDocument()
      await expect(
        canvas.getByText('/admin/dashboard?section=applications&view=table&application=37'),
      ).toBeInTheDocument()
      await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
  },
}

export const EarlierYear: Story = {
  name: 'Shows what was received in an earlier year',
  play: async ({ canvas, step }) => {
    await shown()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Received' }), 'Received in 2025')
    const table = within(await canvas.findByRole('table', { name: 'Applications' }))
    await expect(table.getAllByRole('rowheader')).toHaveLength(1)
    await expect(canvas.getByText('/admin/dashboard?section=applications&year=2025')).toBeInTheDocument()
    await step('and back to what is at hand', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Received' }), 'Open and last 12 months')
      await shown()
    })
  },
}

export const MoveByDragging: Story = {
  name: 'Moves an application by dragging',
  play: async ({ canvas }) => {
    await shown()
    const card = canvas.getByRole('article', { name: 'Hannah Steyn' })
    const target = canvas.getByRole('region', { name: 'In review' })
    const dataTransfer = new DataTransfer()
    await fireEvent.dragStart(card, { dataTransfer })
    await waitFor(() => expect(target).toHaveAttribute('data-drop', 'possible'))
    await fireEvent.dragOver(target, { dataTransfer })
    await waitFor(() => expect(target).toHaveAttribute('data-drop', 'over'))
    await fireEvent.drop(target, { dataTransfer })
    await fireEvent.dragEnd(card, { dataTransfer })
    await expect(await column('In review').findByText('Hannah Steyn')).toBeVisible()
    await expect(await screen.findByText('Hannah Steyn is now “In review”.')).toBeInTheDocument()
  },
}

/** A tour has no way back to New, so that column steps back while the card is in the air. */
export const Dragging: Story = {
  name: 'Shows where a card can be dropped',
  play: async ({ canvas }) => {
    await shown()
    const dataTransfer = new DataTransfer()
    await fireEvent.dragStart(canvas.getByRole('article', { name: 'Oratile Mokone' }), { dataTransfer })
    await waitFor(() => expect(canvas.getByRole('region', { name: 'New' })).toHaveAttribute('data-drop', 'refused'))
    await fireEvent.dragOver(canvas.getByRole('region', { name: 'Tour booked' }), { dataTransfer })
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Tour booked' })).toHaveAttribute('data-drop', 'over'),
    )
  },
}

export const MoveByMenuAndUndo: Story = {
  name: 'Moves an application by its menu, and back',
  play: async ({ step }) => {
    await shown()
    await step('withdrawn at once', async () => {
      await choose('Oratile Mokone', 'Mark as withdrawn')
      await waitFor(() => expect(column('In review').queryByText('Oratile Mokone')).toBeNull())
    })
    await step('and back by Undo', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
      await expect(await column('In review').findByText('Oratile Mokone')).toBeVisible()
    })
  },
}

export const BookATour: Story = {
  name: 'Books a tour',
  play: async ({ step }) => {
    await shown()
    await choose('Yusuf Patel', 'Book a tour')
    const dialog = await dialogOf('Book a tour: Yusuf Patel')
    await step('without a day it asks for one', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Book a tour' }))
      await expect(await dialog.findByText('Please choose the date of the tour.')).toBeVisible()
    })
    await step('with day and time it is booked', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: 'Date of the tour' }), '31/12/2030')
      await userEvent.clear(dialog.getByRole('textbox', { name: 'Time' }))
      await userEvent.type(dialog.getByRole('textbox', { name: 'Time' }), '1030')
      await userEvent.click(dialog.getByRole('button', { name: 'Book a tour' }))
      await expect(await column('Tour booked').findByText('Tour Tue 31 Dec 2030, 10:30')).toBeInTheDocument()
      await expect(await screen.findByText('Fatima Patel has been notified by e-mail.')).toBeInTheDocument()
    })
  },
}

export const OfferAPlace: Story = {
  name: 'Offers a place',
  play: async () => {
    await shown()
    await choose('Liam Pretorius', 'Offer a place')
    const dialog = await dialogOf('Offer Liam Pretorius a place')
    await userEvent.click(dialog.getByRole('button', { name: 'Offer a place' }))
    await expect(await column('Offered').findByText('Liam Pretorius')).toBeInTheDocument()
  },
}

const fasterColleague = mockOf(MoveApplicationDocument, () =>
  failure('Somebody else has changed this in the meantime.', 'STALE'),
)

/** In a full class an offer has to be wanted. */
export const OfferInAFullClass: Story = {
  name: 'Offers a place in a full class on purpose',
  args: {
    overrides: [
      mockOf(EnrollChoicesDocument, {
        ...sampleChoices,
        classPlaces: sampleChoices.classPlaces.map((places) =>
          places.class.name === 'Little Learners' ? { ...places, taken: 14, offered: 1, free: 0 } : places,
        ),
      }),
    ],
  },
  play: async ({ step }) => {
    await shown()
    await choose('Liam Pretorius', 'Offer a place')
    const dialog = await dialogOf('Offer Liam Pretorius a place')
    await step('class, first day and fee are proposed, and the places of that day are shown', async () => {
      await expect(dialog.getByLabelText('Class')).toHaveDisplayValue('Little Learners · 2-3 years · full')
      await expect(dialog.getByText('Fee in the offer: R2,600.00 a month.')).toBeVisible()
      await expect(dialog.getByText(/^14 of 15 places are taken and 1 is offered on /)).toBeVisible()
    })
    await step('half days cost less', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: 'Half-day' }))
      await expect(dialog.getByText('Fee in the offer: R2,500.00 a month.')).toBeVisible()
    })
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Little Learners is full\. Offer the place anyway\./ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Offer a place' }))
    await expect(await column('Offered').findByText('Liam Pretorius')).toBeInTheDocument()
  },
}

let reads = 0
const changedMeanwhile = mockOf(ApplicationsDocument, () => {
  reads += 1
  const offered = { status: 'offered', version: 7 }
  return {
    applicationYears,
    applications: sampleApplications.map((application) =>
      application.id === 38 && reads > 1 ? { ...application, ...offered } : application,
    ),
  }
})

export const SomebodyWasFaster: Story = {
  name: 'Says that somebody else was faster',
  args: { overrides: [fasterColleague, changedMeanwhile] },
  play: async () => {
    reads = 0
    await shown()
    reads = 1
    await choose('Oratile Mokone', 'Mark as withdrawn')
    await expect(await screen.findByText(/Oratile Mokone is now “Offered”/)).toBeInTheDocument()
    await expect(await column('Offered').findByText('Oratile Mokone')).toBeInTheDocument()
  },
}

export const MoveRefused: Story = {
  name: 'Puts a card back when its move is refused',
  args: {
    overrides: [
      mockOf(MoveApplicationDocument, () => failure('The server cannot do that now. Please try again.', 'UNAVAILABLE')),
    ],
  },
  play: async () => {
    await shown()
    await choose('Oratile Mokone', 'Mark as withdrawn')
    await expect(await screen.findByText('The server cannot do that now. Please try again.')).toBeInTheDocument()
    await expect(column('In review').getByText('Oratile Mokone')).toBeVisible()
  },
}

export const Empty: Story = {
  name: 'Says that nothing came yet',
  args: { overrides: [mockOf(ApplicationsDocument, { applicationYears: [], applications: [] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No applications yet')).toBeVisible()
  },
}

export const ByHand: Story = {
  name: 'Takes down an application at the desk, and opens it',
  play: async ({ canvas, step }) => {
    await shown()
    await userEvent.click(canvas.getByRole('button', { name: 'Add application' }))
    const dialog = await dialogOf('Add application')
    await step('one way to reach the parent is needed', async () => {
      await userEvent.type(dialog.getByLabelText("Child's full name"), 'Naledi Molefe')
      await userEvent.type(dialog.getByLabelText('Date of birth'), typed(addMonths(todayInJohannesburg(), -26)))
      await userEvent.type(dialog.getByLabelText('Parent or guardian'), 'Kagiso Molefe')
      await userEvent.click(dialog.getByRole('button', { name: 'Add application' }))
      await expect(await dialog.findByText('Please enter a phone number or an e-mail address.')).toBeVisible()
      await expect(dialog.getByLabelText('Program')).toHaveDisplayValue('Toddlers (18-36 months)')
    })
    await step('then it is there', async () => {
      await userEvent.type(dialog.getByLabelText('Phone'), '082 555 0188')
      await userEvent.selectOptions(dialog.getByLabelText(/^Full-time or half-day/), 'Half-day')
      await userEvent.type(dialog.getByLabelText(/^Brothers or sisters/), 'Tumelo Molefe')
      await userEvent.click(dialog.getByRole('button', { name: 'Add application' }))
      const opened = await dialogOf('Naledi Molefe')
      await expect(await opened.findByText('Half-day')).toBeVisible()
      await expect(opened.getByText('Tumelo Molefe')).toBeVisible()
    })
  },
}

export const MovesATour: Story = {
  name: 'Moves a tour by a press on an open time',
  play: async () => {
    await shown()
    await choose('Liam Pretorius', 'Move the tour')
    const dialog = await dialogOf('Move the tour: Liam Pretorius')
    const slots = dialog.getAllByRole('button', { name: /\d\d:\d\d$/ })
    const slot = slots.at(-1) as HTMLElement
    await userEvent.click(slot)
    await expect(slot).toHaveAttribute('aria-pressed', 'true')
    await expect(dialog.getByLabelText('Time')).toHaveValue('14:30')
    await userEvent.click(dialog.getByRole('button', { name: 'Move the tour' }))
    await expect(await screen.findByText("Liam Pretorius's tour has been moved.")).toBeVisible()
  },
}
