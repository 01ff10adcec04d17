import { createHash, randomBytes } from 'node:crypto'
import type { Knex } from 'knex'
import type { DocumentKind } from '#graphql/childDocuments/childDocuments.rules.ts'
import type { Environment } from '#graphql/platform/environment.ts'
import { writeFiles } from '#graphql/platform/files/uploadFolder.ts'
import { addDays, startOfJohannesburgDay, todayInJohannesburg } from '#graphql/values/dates.ts'
import { drawSpecimen } from './specimen.ts'

interface DemoPaper {
  /** First and last name of the child. */
  of: string
  kind: DocumentKind
  /** Days from today; null for what does not expire. */
  expiresIn: number | null
  /** How many days ago it was handed in. */
  age: number
}

/** What the demo parent handed in: one card that ends soon, one that has ended. */
const papers: readonly DemoPaper[] = [
  { of: 'Lerato Mokoena', kind: 'birth_certificate', expiresIn: null, age: 200 },
  { of: 'Lerato Mokoena', kind: 'clinic_card', expiresIn: 18, age: 190 },
  { of: 'Thabo Mokoena', kind: 'birth_certificate', expiresIn: null, age: 320 },
  { of: 'Thabo Mokoena', kind: 'medical_aid', expiresIn: -6, age: 310 },
]

/**
 * Papers of the demo family with their files, which no database holds: to be called once, after the demo data was
 * loaded, where the upload folder is known.
 */
export async function insertPapers(db: Knex, environment: Environment, today = todayInJohannesburg()) {
  const children: { id: number; name: string; dateOfBirth: string; parentId: number }[] = await db('children')
    .join('guardianships', 'guardianships.child_id', 'children.id')
    .where({ isPrimary: true })
    .orderBy('children.id')
    .select('children.id', 'date_of_birth', 'parent_id', db.raw("first_name || ' ' || last_name as name"))
  for (const { of, kind, expiresIn, age } of papers) {
    const child = children.find(({ name }) => name === of)
    if (!child) throw new Error(`The demo has no child ${of}`)
    const expiresOn = expiresIn === null ? null : addDays(today, expiresIn)
    const bytes = await drawSpecimen({ kind, name: of, dateOfBirth: child.dateOfBirth, expiresOn })
    const key = randomBytes(16).toString('hex')
    const file = { name: 'document.pdf', type: 'application/pdf' }
    const createdAt = startOfJohannesburgDay(addDays(today, -age)).toISOString()
    const [{ id: fileId }] = await db('stored_files')
      .insert({
        key,
        state: 'kept',
        kind: 'document',
        name: `${kind}.pdf`,
        mediaType: file.type,
        byteCount: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        variants: JSON.stringify([{ ...file, size: bytes.length }]),
        createdBy: child.parentId,
        createdAt,
      })
      .returning('id')
    await writeFiles(environment, key, [{ ...file, bytes }])
    const row = { childId: child.id, kind, expiresOn, fileId, uploadedBy: child.parentId, createdAt }
    await db('child_documents').insert(row)
  }
}
