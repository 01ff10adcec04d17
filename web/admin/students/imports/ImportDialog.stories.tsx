import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { readCsv } from '#graphql/values/csv.ts'
import { addMonths, todayInJohannesburg } from '#graphql/values/dates.ts'
import { peopleServer } from '#web/admin/shared/people/peopleServer.ts'
import { samplePeople } from '#web/admin/shared/people/samplePeople.ts'
import { AtAddress, dialogOf } from '#web/admin/shared/storyFrame.tsx'
import { failure, type Mock, mockOf } from '#web/app/mocks.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { ImportDialog, ImportPreview } from './ImportDialog.tsx'
import { previewOf } from './preview.ts'
import { ImportFamilyDocument } from '../students.generated.ts'

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

/** The same dialog further on. */
const further = (children: ReactNode): Story['render'] =>
  function Further({ onClose }) {
    return (
      <AtAddress at="/admin/dashboard?section=students" mocks={[]}>
        <Dialog
          size="large"
          title="Import students and parents"
          description="From a CSV or Excel file. Nothing is saved until you confirm."
          onClose={onClose}
        >
          {children}
        </Dialog>
      </AtAddress>
    )
  }

const born = addMonths(todayInJohannesburg(), -40)
const head = 'Name;Surname;DOB;Class;Parent e-mail;Shoe size'
const good = [
  `Lesedi;Moloi;${born};Young Scholars;palesa@families.example;5`,
  `Karabo;Moloi;${born};;palesa@families.example;5`,
]
const bad = [`Kabelo;;12/2023;Elephants;nobody;5`, `Lesedi;Moloi;${born};;;5`]
const { rooms, programs } = samplePeople()
const choices = { classes: rooms.map((room) => ({ ...room, enrolled: 2 })), programs }
const previewFrom = (...lines: string[]) => previewOf(readCsv(lines.join('\n')), choices, [])

export const Filled: Story = {
  tags: ['dark-scheme'],
  name: 'Filled preview',
  render: further(<ImportPreview preview={previewFrom(head, ...good, ...bad)} />),
}

const file = (...lines: string[]) => new File([lines.join('\r\n')], 'students.csv', { type: 'text/csv' })

async function upload(list: File) {
  const dialog = await dialogOf('Import students and parents')
  await userEvent.upload(await dialog.findByLabelText('List of students'), list)
  return dialog
}

async function importTwo() {
  const dialog = await upload(file(head, ...good))
  await userEvent.click(await dialog.findByRole('button', { name: 'Import 2 students' }))
  return dialog
}

export const FilledRunning: Story = {
  name: 'Filled while it runs',
  args: { overrides: [mockOf(ImportFamilyDocument, 'pending')] },
  play: async () => {
    await expect((await importTwo()).getByRole('button', { name: 'Stop' })).toBeVisible()
  },
}

export const Empty: Story = { name: 'Empty, before a file is chosen' }

// Tests: what happens when something is pressed, typed or refused.

export const SaysWhatToDo: Story = {
  ...Empty,
  name: 'Says that a file is to be chosen',
  play: async () => {
    const dialog = await dialogOf('Import students and parents')
    await expect(await dialog.findByText('Choose a file to see its preview.')).toBeVisible()
  },
}

export const PreviewNamesBadLines: Story = {
  name: 'Names the rows that cannot be imported, and why',
  play: async () => {
    const dialog = await upload(file(head, ...good, ...bad))
    await expect(await dialog.findByText(/2 rows ready to import, 2 rows to correct/)).toBeVisible()
    await expect(dialog.getByText(/Ignored: Shoe size/)).toBeVisible()
    await expect(dialog.getByText(/There is no class “Elephants”/)).toBeVisible()
    await expect(dialog.getByText(/Please enter a valid date of birth/)).toBeVisible()
    await expect(dialog.getByText(/The same child is in row 2/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Import 2 students' })).toBeVisible()
  },
}

export const Imported: Story = {
  name: 'Imports the students of a list',
  play: async () => {
    const dialog = await importTwo()
    await expect(await dialog.findByText('2 students imported')).toBeVisible()
    await expect(dialog.getByRole('progressbar', { name: 'Importing students' })).toHaveAttribute('aria-valuenow', '2')
  },
}

export const OrderInDoubt: Story = {
  name: 'Guesses no date where the order of day and month is in doubt, and reads them as somebody chooses',
  play: async () => {
    const year = born.slice(0, 4)
    const list = file('Name,Surname,DOB', `Lesedi,Moloi,05/04/${year}`, `Karabo,Moloi,05/14/${year}`)
    const dialog = await upload(list)
    await expect(await dialog.findByText(/Row 3 has 05\/14\/\d{4}, which is only a date if the month/)).toBeVisible()
    await expect(dialog.getByText(/05\/04.* is ambiguous/)).toBeVisible()
    await expect(dialog.queryByRole('button', { name: /^Import \d/ })).toBeNull()
    await userEvent.selectOptions(dialog.getByLabelText('Order of day and month'), 'Month first: 05/04 is 4 May')
    await expect(await dialog.findByRole('button', { name: 'Import 2 students' })).toBeVisible()
    await expect(dialog.getByLabelText('Order of day and month')).toHaveFocus()
    await expect(dialog.getByText(`4 May ${year}`)).toBeVisible()
    await userEvent.selectOptions(dialog.getByLabelText('Order of day and month'), 'Day first: 05/04 is 5 April')
    await expect(await dialog.findByRole('button', { name: 'Import 1 student' })).toBeVisible()
    await expect(dialog.getByText(`5 Apr ${year}`)).toBeVisible()
    await expect(dialog.getByText(/Please enter a valid date of birth/)).toBeVisible()
  },
}

/** Excel on Windows saves CSV in Windows-1252, where ê and š are one byte each. */
export const SavedByExcelOnWindows: Story = {
  name: 'Reads a list that Excel saved on Windows',
  play: async () => {
    const line = [...`Zo`, 0xeb, ...`;Mo`, 0x9a, ...`weu;${born};;zoe@families.example;5`]
    const bytes = [...`${head}\r\n`, ...line].map((one) => (typeof one === 'number' ? one : one.charCodeAt(0)))
    const dialog = await upload(new File([Uint8Array.from(bytes)], 'students.csv', { type: 'text/csv' }))
    await expect(await dialog.findByText('Zoë Mošweu')).toBeVisible()
  },
}

const wrongByte = () =>
  new File([`${head}\r\nZoë;Moloi;${born};;;5\r\nZo`, Uint8Array.of(0xeb), `;Dube;${born};;;5`], 'students.csv', {
    type: 'text/csv',
  })

export const EncodingChosen: Story = {
  name: 'Shows the encoding of a list with a wrong byte, and reads it in another one',
  play: async () => {
    const dialog = await upload(wrongByte())
    await expect(await dialog.findByText('Zoë Moloi')).toBeVisible()
    await expect(dialog.getByText(/contains an unreadable character/)).toBeVisible()
    await expect(dialog.getByLabelText('Encoding')).toHaveDisplayValue('Unicode (UTF-8)')
    await userEvent.selectOptions(dialog.getByLabelText('Encoding'), 'Windows (Western European)')
    await expect(await dialog.findByText('Zoë Dube')).toBeVisible()
    await expect(dialog.getByText('ZoÃ« Moloi')).toBeVisible()
    await expect(dialog.getByLabelText('Encoding')).toHaveDisplayValue('Windows (Western European)')
  },
}

/** An Excel file of these sheets; one whose name begins with "old" is hidden. */
async function workbook(sheets: Record<string, string[][]>): Promise<File> {
  const { default: write } = await import('write-excel-file/browser')
  const list = Object.entries(sheets).map(([sheet, rows]) => ({
    sheet,
    data: rows.map((row) =>
      row.map((value) =>
        value === born
          ? { type: Date, value: new Date(`${value}T00:00:00Z`), format: 'dd/mm/yyyy' }
          : { type: String, value },
      ),
    ),
  }))
  const hide = {
    files: {
      transform: {
        'xl/workbook.xml': {
          transformElementAttributes: (tag: string, attributes: Record<string, string | number>) =>
            tag === 'sheet' && String(attributes.name).startsWith('old')
              ? { ...attributes, state: 'hidden' }
              : attributes,
        },
      },
    },
  }
  return new File([await write(list, { features: [hide] }).toBlob()], 'students.xlsx')
}

const headRow = head.split(';').slice(0, 3)

export const ExcelFile: Story = {
  name: 'Reads an Excel file',
  play: async () => {
    const dialog = await upload(await workbook({ Children: [headRow, ['Zoë', 'Mošweu', born]] }))
    await expect(await dialog.findByText('Zoë Mošweu')).toBeVisible()
    await expect(dialog.getByLabelText('Sheet')).toHaveDisplayValue('Children')
    await expect(dialog.getByRole('button', { name: 'Import 1 student' })).toBeVisible()
  },
}

export const SheetChosen: Story = {
  name: 'Reads no cover, template or hidden sheet as the list, and shows which sheet it is',
  play: async () => {
    const dialog = await upload(
      await workbook({
        'old 2019': [headRow, ['Left', 'Long ago', born]],
        Cover: [['Kiewiet'], ['Lists of the children']],
        Template: [headRow],
        Toddlers: [headRow, ['Zoë', 'Mošweu', born]],
        Babies: [headRow, ['Thabo', 'Nkosi', born]],
      }),
    )
    await expect(await dialog.findByText('Zoë Mošweu')).toBeVisible()
    const sheet = dialog.getByLabelText('Sheet')
    await expect(sheet).toHaveDisplayValue('Toddlers')
    await expect([...sheet.querySelectorAll('option')].map((option) => option.text)).toEqual([
      'old 2019 (hidden)',
      'Cover',
      'Template',
      'Toddlers',
      'Babies',
    ])
    await userEvent.selectOptions(sheet, 'Babies')
    await expect(await dialog.findByText('Thabo Nkosi')).toBeVisible()
    await expect(dialog.queryByText('Zoë Mošweu')).toBeNull()
    await userEvent.selectOptions(sheet, 'Cover')
    await expect(await dialog.findByText(/no column “First name”/)).toBeVisible()
    await userEvent.selectOptions(sheet, 'old 2019 (hidden)')
    await expect(await dialog.findByText('Left Long ago')).toBeVisible()
  },
}

export const HiddenAlone: Story = {
  name: 'Leaves a hidden list to be chosen where the sheets that are seen hold none',
  play: async () => {
    const old = [headRow, ['Left', 'Long ago', born]]
    const dialog = await upload(await workbook({ 'old 2019': old, Cover: [['Kiewiet'], ['Lists of the children']] }))
    await expect(await dialog.findByText(/no column “First name”/)).toBeVisible()
    await expect(dialog.getByLabelText('Sheet')).toHaveDisplayValue('Cover')
    await expect(dialog.queryByRole('button', { name: /^Import \d/ })).toBeNull()
  },
}

export const DamagedExcelFile: Story = {
  name: 'Says that a damaged Excel file has no rows',
  play: async () => {
    const dialog = await upload(new File(['PK and nothing else'], 'students.xlsx'))
    await expect(await dialog.findByText(/no readable rows below the first one/)).toBeVisible()
  },
}

export const PartlyRefused: Story = {
  name: 'Says which student was refused, and why',
  args: {
    overrides: [
      mockOf(ImportFamilyDocument, ({ input }) =>
        input.firstName === 'Karabo'
          ? failure('Karabo Moloi is already enrolled.', 'CONFLICT')
          : { importFamily: { id: 90 } },
      ),
    ],
  },
  play: async () => {
    const dialog = await upload(file(head, ...good))
    await userEvent.click(await dialog.findByRole('button', { name: 'Import 2 students' }))
    await expect(await dialog.findByText('1 student imported')).toBeVisible()
    await expect(dialog.getByText('Row 3, Karabo Moloi: Not imported. Karabo Moloi is already enrolled.')).toBeVisible()
  },
}

export const WrongColumns: Story = {
  name: 'Names the columns that are missing',
  play: async () => {
    const dialog = await upload(file('Child,Age', 'Lesedi,3'))
    await expect(await dialog.findByText(/no column “First name”, “Last name”, “Date of birth”/)).toBeVisible()
    await expect(dialog.queryByRole('button', { name: /^Import \d/ })).toBeNull()
  },
}

export const EmptyFile: Story = {
  name: 'Says that a file has no rows',
  play: async () => {
    const dialog = await upload(file(head))
    await expect(await dialog.findByText(/This file has no readable rows/)).toBeVisible()
  },
}
