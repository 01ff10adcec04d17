import { useToday } from '#web/app/useToday.ts'
import { Panel } from '#web/ui/Card/Card.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { SaveArchive } from '../parentChild/archive/useArchive.tsx'

/** Everything that the centre holds: as tables that any spreadsheet opens, and as a backup to go back to. */
export function DataExport() {
  const today = useToday()
  return (
    <Stack>
      <Panel title="Data export">
        <Stack>
          <Text prose>
            One archive with a file for each table: children, families, registers, bills, messages and everything else,
            without passwords and keys. It contains personal data, so store it safely. The download is recorded in the
            audit log.
          </Text>
          <SaveArchive
            label="Export everything"
            pending="Exporting..."
            address="/api/admin/export"
            type="application/zip"
            fileName={`kiewiet-${today}.zip`}
            done="Export finished"
            failed="The export was interrupted and nothing was saved. Please try again."
          />
        </Stack>
      </Panel>
      <Panel title="Backup">
        <Stack>
          <Text prose>
            One file with all records and all uploaded pictures and documents as they are now. The person who runs the
            server can restore the centre from it with npm run restore. It gives access to everything, accounts
            included: guard it like the keys to the building.
          </Text>
          <SaveArchive
            label="Download backup"
            pending="Creating the backup..."
            address="/api/admin/backup"
            type="application/gzip"
            fileName={`kiewiet-${today}.backup.gz`}
            done="Backup finished"
            failed="The backup was interrupted and nothing was saved. Please try again."
          />
        </Stack>
      </Panel>
    </Stack>
  )
}
