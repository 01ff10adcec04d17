import { Download } from 'lucide-react'
import { Button } from '#web/ui/Button/Button.tsx'
import { Menu, MenuItem } from '#web/ui/Menu/Menu.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { csvOf } from '../export/csv.ts'
import { downloadCsv } from '../export/download.ts'
import { downloadXlsx } from '../export/xlsx.ts'

export interface ExportMenuProps {
  /** What is exported, where the word Export alone says too little. */
  label?: string
  /** Name of the file, without its ending. */
  fileName: string
  /** Name of the sheet. */
  sheet: string
  /** What is shown, its head first. */
  rows: () => string[][]
  disabled: boolean
}

/** What is shown, as a file. */
export function ExportMenu({ label = 'Export', fileName, sheet, rows, disabled }: ExportMenuProps) {
  async function saveXlsx() {
    try {
      await downloadXlsx(`${fileName}.xlsx`, sheet, rows())
    } catch {
      const text = 'The file could not be made. Check your connection and try again.'
      toast({ tone: 'danger', title: 'Error', text })
    }
  }
  return (
    <Menu
      button={
        <Button size="small" icon={Download} disabled={disabled}>
          {label}
        </Button>
      }
    >
      <MenuItem onSelect={() => downloadCsv(`${fileName}.csv`, csvOf(rows()))}>CSV</MenuItem>
      <MenuItem onSelect={() => void saveXlsx()}>Excel (XLSX)</MenuItem>
    </Menu>
  )
}
