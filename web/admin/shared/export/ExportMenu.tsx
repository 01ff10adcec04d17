import { Download } from 'lucide-react'
import { Button } from '#web/ui/Button/Button.tsx'
import { Menu, MenuItem } from '#web/ui/Menu/Menu.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { csvOf } from '#graphql/values/writeCsv.ts'
import { downloadCsv } from './download.ts'
import { downloadXlsx } from './xlsx.ts'

interface ExportItemsProps {
  /** Name of the file, without its ending. */
  fileName: string
  /** Name of the sheet. */
  sheet: string
  /** What is shown, its head first; of a list that is read page by page all of it. */
  rows: () => string[][] | Promise<string[][]>
  disabled: boolean
  /** Words before the kind of file, where the menu holds other things too. */
  words?: string
}

/** The kinds of files that a list can be saved as: items of a menu. */
export function ExportItems({ fileName, sheet, rows, disabled, words = '' }: ExportItemsProps) {
  async function save(download: (cells: string[][]) => unknown) {
    try {
      await download(await rows())
    } catch {
      const text = 'The file could not be made. Check your connection and try again.'
      toast({ tone: 'danger', title: 'Error', text })
    }
  }
  return (
    <>
      <MenuItem disabled={disabled} onSelect={() => void save((cells) => downloadCsv(`${fileName}.csv`, csvOf(cells)))}>
        {words}CSV
      </MenuItem>
      <MenuItem
        disabled={disabled}
        onSelect={() => void save((cells) => downloadXlsx(`${fileName}.xlsx`, sheet, cells))}
      >
        {words}Excel (XLSX)
      </MenuItem>
    </>
  )
}

interface ExportMenuProps extends ExportItemsProps {
  /** What is exported, where the word Export alone says too little. */
  label?: string
}

/** What is shown, as a file. */
export function ExportMenu({ label = 'Export', ...items }: ExportMenuProps) {
  return (
    <Menu
      button={
        <Button size="small" icon={Download} disabled={items.disabled}>
          {label}
        </Button>
      }
    >
      <ExportItems {...items} />
    </Menu>
  )
}
