import { assertFreshAuthentication } from '#graphql/accounts/freshAuthentication.service.ts'
import { noteReading } from '#graphql/children/unusualReading.service.ts'
import { audit } from '#graphql/data/audit.ts'
import type { Context } from '#graphql/platform/context.ts'
import { readPrivateFile } from '#graphql/platform/files/files.service.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { Download } from '#graphql/platform/rest/route.ts'
import { formatDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { type ArchivedFile, archiveOf } from './archive.ts'
import { type Family, familyOf, idsOf, namesOf } from './family.service.ts'
import { mayHandleFamilies } from './privacy.policy.ts'
import { fileIdsIn, personalDataOf, type PersonalDataTable } from './personalData.ts'

/** The files that can still be read; one that was removed is left out. */
async function filesIn(context: Context, tables: readonly PersonalDataTable[]): Promise<ArchivedFile[]> {
  const files: ArchivedFile[] = []
  for (const id of fileIdsIn(tables)) {
    const file = await readPrivateFile(context, id).catch(() => null)
    if (file) files.push({ name: `${id} ${file.name}`, bytes: file.bytes })
  }
  return files
}

const aboutOf = ({ parents, children, others }: Family) =>
  [
    `Everything that the centre keeps about a parent and the children of that parent, on ${formatDate(todayInJohannesburg())}.`,
    `Parent: ${namesOf(parents).join(', ')}`,
    `Children: ${namesOf(children).join(', ') || 'none'}`,
    `Other guardians of these children: ${namesOf(others).join(', ') || 'none'}. What is theirs is not in here.`,
    '',
    'everything.json holds all records, tables/ the same as spreadsheets (CSV), files/ what was uploaded.',
    'Passwords, sessions and links that open an account are left out.',
    'Section 23 of the Protection of Personal Information Act (4 of 2013) gives a right to this.',
    '',
  ].join('\r\n')

/** Of other guardians the names alone. The export is logged. */
export async function exportFamily(context: Context, parentId: number): Promise<Download> {
  authorise(context, mayHandleFamilies)
  await assertFreshAuthentication(context)
  const family = await familyOf(context, parentId)
  const tables = await personalDataOf(context.db, family)
  const bytes = archiveOf(tables, await filesIn(context, tables), aboutOf(family))
  await audit(context, { action: 'exportFamily', entity: 'user', entityId: parentId })
  await noteReading(context, idsOf(family.children))
  return new Download(bytes, `family ${parentId}.zip`, 'application/zip', 'attachment')
}
