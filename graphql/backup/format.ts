import { CommandError } from '#graphql/database/cli.ts'

/**
 * A backup is one gzip file of lines, so that it is written and read in a stream, can be looked into with `zcat`, and
 * does not depend on where the database runs. A line that begins with `#` says what comes; every other line is a row of the
 * table named last, as PostgreSQL writes it in JSON.
 */
export type Mark =
  | { kind: 'start'; format: 1; takenAt: string; migrations: string[] }
  /** The state of each sequence: its last number, and whether that was given out. */
  | { kind: 'sequences'; values: Record<string, [number, boolean]> }
  | { kind: 'table'; name: string }
  /** One uploaded file: its path below the folder of uploads, and its bytes in base64. */
  | { kind: 'file'; path: string; bytes: string }
  /** Without it the file was cut off. */
  | ({ kind: 'end' } & Totals)

export const lineOf = (mark: Mark) => `#${JSON.stringify(mark)}\n`

/** The mark of a line; null for a row. */
export const markOf = (line: string): Mark | null => (line.startsWith('#') ? (JSON.parse(line.slice(1)) as Mark) : null)

export interface Totals {
  rows: number
  files: number
  /** Uploads that the database names and the folder does not have. */
  missing?: number
}

/** A backup that cannot be used, or a place where it cannot go. The message says what to do. */
export class BackupError extends CommandError {}

export const formatTotals = ({ rows, files }: Totals) =>
  `${rows.toLocaleString('en-ZA')} rows and ${files.toLocaleString('en-ZA')} uploaded files`
