import { Download } from 'lucide-react'
import { Button } from '#web/ui/Button/Button.tsx'
import { Menu, MenuItem } from '#web/ui/Menu/Menu.tsx'
import { downloadCsv } from './download.ts'
import { tellExportFailed } from './useListExport.ts'
import { downloadXlsx } from './xlsx.ts'

interface ExportItemsProps {
  /** Name of the file, without its ending. */
  fileName: string
  /** Name of the sheet. */
  sheet: string
  /** What is shown, its head first; of a list that is read page by page all of it. */
  rows: () => string[][] | Promise<string[][]>
  disabled: boolean
  /** Saves a list of personal details: see `useListExport`. */
  saveWith?: (rows: number, download: () => unknown) => Promise<unknown>
  /** Words before the kind of file, where the menu holds other things too. */
  words?: string
}

/** The kinds of files that a list can be saved as: items of a menu. */
export function ExportItems({ fileName, sheet, rows, disabled, saveWith, words = '' }: ExportItemsProps) {
  async function save(download: (cells: string[][]) => unknown) {
    try {
      const cells = await rows()
      const run = () => download(cells)
      await (saveWith ? saveWith(cells.length - 1, run) : run())
    } catch {
      tellExportFailed()
    }
  }
  // beside other things, which have pictures
  const look = words ? { icon: Download } : {}
  return (
    <>
      <MenuItem
        {...look}
        disabled={disabled}
        onSelect={() => void save((cells) => downloadCsv(`${fileName}.csv`, cells))}
      >
        {words}CSV
      </MenuItem>
      <MenuItem
        {...look}
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
