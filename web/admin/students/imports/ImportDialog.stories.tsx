import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { addMonths, todayInJohannesburg } from '#graphql/values/dates.ts'
import { failure, type Mock, mockOf } from '#web/app/mocks.tsx'
import { peopleServer } from '../../shared/people/peopleServer.ts'
import { AtAddress, dialogOf } from '../../shared/storyFrame.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { ImportChoicesDocument, ImportFamilyDocument } from '../students.generated.ts'

const meta = {
  title: 'Admin/Import',
  args: { overrides: [], onClose: fn() },
  render: ({ overrides, onClose }) => (
    <AtAddress at="/admin/dashboard?section=students" mocks={peopleServer(overrides)}>
      <ImportDialog onClose={onClose} />
    </AtAddress>
  ),
} satisfies Meta<{ overrides: Mock[]; onClose: () => void }>
export default meta
type Story = StoryObj<typeof meta>

const born = addMonths(todayInJohannesburg(), -40)
const head = 'Name;Surname;DOB;Class;Parent e-mail;Shoe size'
const good = [
  `Lesedi;Moloi;${born};Young Scholars;palesa@families.example;5`,
  `Karabo;Moloi;${born};;palesa@families.example;5`,
]
const bad = [`Kabelo;;12/2023;Elephants;nobody;5`, `Lesedi;Moloi;${born};;;5`]
const file = (...lines: string[]) => new File([lines.join('\r\n')], 'students.csv', { type: 'text/csv' })

async function upload(list: File) {
  const dialog = await dialogOf('Import students and parents')
  await userEvent.upload(await dialog.findByLabelText('List of students'), list)
  return dialog
}

export const Start: Story = {
  play: async () => {
    const dialog = await dialogOf('Import students and parents')
    await expect(await dialog.findByText('Choose a file to see its preview.')).toBeVisible()
  },
}

export const PreviewNamesBadLines: Story = {
  play: async () => {
    const dialog = await upload(file(head, ...good, ...bad))
    await expect(await dialog.findByText(/2 lines ready to import, 2 lines with something to mend/)).toBeVisible()
    await expect(dialog.getByText(/Not read: Shoe size/)).toBeVisible()
    await expect(dialog.getByText(/There is no class “Elephants”/)).toBeVisible()
    await expect(dialog.getByText(/Please enter a valid date of birth/)).toBeVisible()
    await expect(dialog.getByText(/The same child stands on line 2/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Import 2 students' })).toBeVisible()
  },
}

export const Imported: Story = {
  play: async () => {
    const dialog = await upload(file(head, ...good))
    await userEvent.click(await dialog.findByRole('button', { name: 'Import 2 students' }))
    await expect(await dialog.findByText('2 students imported')).toBeVisible()
    await expect(dialog.getByRole('progressbar', { name: 'Importing students' })).toHaveAttribute('aria-valuenow', '2')
  },
}

/** Excel on Windows saves CSV in Windows-1252, where ê and š are one byte each. */
export const SavedByExcelOnWindows: Story = {
  play: async () => {
    const line = [...`Zo`, 0xeb, ...`;Mo`, 0x9a, ...`weu;${born};;zoe@families.example;5`]
    const bytes = [...`${head}\r\n`, ...line].map((one) => (typeof one === 'number' ? one : one.charCodeAt(0)))
    const dialog = await upload(new File([Uint8Array.from(bytes)], 'students.csv', { type: 'text/csv' }))
    await expect(await dialog.findByText('Zoë Mošweu')).toBeVisible()
  },
}

export const ExcelFile: Story = {
  play: async () => {
    const { default: write } = await import('write-excel-file/browser')
    const text = (value: string) => ({ type: String, value })
    const birth = { type: Date, value: new Date(`${born}T00:00:00Z`), format: 'dd/mm/yyyy' }
    const rows = [head.split(';').slice(0, 3).map(text), [text('Zoë'), text('Mošweu'), birth]]
    const dialog = await upload(new File([await write(rows).toBlob()], 'students.xlsx'))
    await expect(await dialog.findByText('Zoë Mošweu')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Import 1 student' })).toBeVisible()
  },
}

export const DamagedExcelFile: Story = {
  play: async () => {
    const dialog = await upload(new File(['PK and nothing else'], 'students.xlsx'))
    await expect(await dialog.findByText(/no lines below its first one that can be read/)).toBeVisible()
  },
}

export const PartlyRefused: Story = {
  args: {
    overrides: [
      mockOf(ImportFamilyDocument, ({ input }) =>
        input.firstName === 'Karabo'
          ? failure('Karabo Moloi is enrolled already.', 'CONFLICT')
          : { importFamily: { id: 90 } },
      ),
    ],
  },
  play: async () => {
    const dialog = await upload(file(head, ...good))
    await userEvent.click(await dialog.findByRole('button', { name: 'Import 2 students' }))
    await expect(await dialog.findByText('1 student imported')).toBeVisible()
    await expect(dialog.getByText('Line 3, Karabo Moloi: Karabo Moloi is enrolled already.')).toBeVisible()
  },
}

export const WrongColumns: Story = {
  play: async () => {
    const dialog = await upload(file('Child,Age', 'Lesedi,3'))
    await expect(await dialog.findByText(/no column “First name”, “Last name”, “Date of birth”/)).toBeVisible()
    await expect(dialog.queryByRole('button', { name: /^Import \d/ })).toBeNull()
  },
}

export const EmptyFile: Story = {
  play: async () => {
    const dialog = await upload(file(head))
    await expect(await dialog.findByText(/This file has no lines below its first one/)).toBeVisible()
  },
}

export const Failed: Story = {
  args: { overrides: [mockOf(ImportChoicesDocument, failure('Something went wrong on our side.'))] },
  play: async () => {
    const dialog = await dialogOf('Import students and parents')
    await expect(await dialog.findByText('The classes could not be loaded.')).toBeVisible()
  },
}
