import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { OnPaper } from './OnPaper.tsx'
import * as paper from './paper.css.ts'

/**
 * The rows of a list for paper: those that are loaded, and all of them once they were read to be printed.
 * @param key what the list is narrowed to; another one is read again
 */
export function usePrinted<Row>(key: string, shown: readonly Row[], readAll: () => Promise<Row[]>) {
  const [read, setRead] = useState<{ key: string; rows: Row[] } | null>(null)
  return {
    printed: read?.key === key ? read.rows : shown,
    prepare: async () => {
      const rows = await readAll()
      flushSync(() => setRead({ key, rows }))
    },
  }
}

interface PrintableProps {
  title: string
  date: string
  /** The lines of the paper, their head first. */
  rows: readonly (readonly string[])[]
  /** The list as the screen shows it. */
  children: ReactNode
}

/** A list that is printed as a table of its own, with all its rows. */
export function Printable({ title, date, rows, children }: PrintableProps) {
  return (
    <div className={paper.screen}>
      <div className={paper.onScreen}>{children}</div>
      <OnPaper title={title} date={date} rows={rows} />
    </div>
  )
}
