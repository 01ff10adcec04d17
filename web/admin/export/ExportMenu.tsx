import { Download, Printer } from 'lucide-react'
import { toast } from '#web/ui/Toast/toast.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Menu, MenuItem } from '#web/ui/Menu/Menu.tsx'
import { csvOf } from './csv.ts'
import { downloadCsv } from './download.ts'
import { downloadXlsx } from './xlsx.ts'

export interface ExportMenuProps {
  /** Name of the file, without its ending. */
  fileName: string
  /** Name of the sheet. */
  sheet: string
  /** What is shown, its head first. */
  rows: () => string[][]
  disabled: boolean
}

/** What is shown, on paper or as a file. */
export function ExportMenu({ fileName, sheet, rows, disabled }: ExportMenuProps) {
  async function saveXlsx() {
    try {
      await downloadXlsx(`${fileName}.xlsx`, sheet, rows())
    } catch {
      toast({
        tone: 'danger',
        title: 'Error',
        text: 'The file could not be made. Check your connection and try again.',
      })
    }
  }
  return (
    <>
      <Button size="small" icon={Printer} onClick={() => window.print()} disabled={disabled}>
        Print
      </Button>
      <Menu
        button={
          <Button size="small" icon={Download} disabled={disabled}>
            Export
          </Button>
        }
      >
        <MenuItem onSelect={() => downloadCsv(`${fileName}.csv`, csvOf(rows()))}>CSV</MenuItem>
        <MenuItem onSelect={() => void saveXlsx()}>Excel (XLSX)</MenuItem>
      </Menu>
    </>
  )
}
