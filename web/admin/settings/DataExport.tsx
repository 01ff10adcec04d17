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
            One archive with a file for each table: children, families, registers, bills, messages and all else, without
            passwords and keys. It holds personal data; keep it where nobody else reads it. Who takes it is kept in the
            audit log.
          </Text>
          <SaveArchive
            label="Export everything"
            pending="Exporting..."
            address="/api/admin/export"
            type="application/zip"
            fileName={`kiewiet-${today}.zip`}
            done="Export finished"
            failed="The export was interrupted. Nothing was saved; try again."
          />
        </Stack>
      </Panel>
      <Panel title="Backup">
        <Stack>
          <Text prose>
            One file with every record and every uploaded picture and paper, as they are at this moment. The person who
            runs the server brings the centre back from it with npm run restore. It opens everything, accounts too: keep
            it as you keep the keys of the building.
          </Text>
          <SaveArchive
            label="Download backup"
            pending="Making the backup..."
            address="/api/admin/backup"
            type="application/gzip"
            fileName={`kiewiet-${today}.backup.gz`}
            done="Backup finished"
            failed="The backup was interrupted. Nothing was saved; try again."
          />
        </Stack>
      </Panel>
    </Stack>
  )
}
