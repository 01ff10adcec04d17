import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import type { Context } from '#graphql/platform/context.ts'
import { anyone, authorise } from '#graphql/platform/policy.ts'
import { listPrograms } from '#graphql/programs/programs.service.ts'
import { centre, feeTerms } from '#graphql/settings/settings.service.ts'
import type { DocumentContent, DocumentName } from './documents.rules.ts'
import { draw } from './documents.pdf.ts'
import { uploadedDocument } from './replace.service.ts'

export interface MadeDocument {
  bytes: Buffer
  /** Differs when the bytes differ, for `ETag`. */
  tag: string
}

async function lastChange(db: Knex): Promise<string> {
  const { rows } = await db.raw(
    'select greatest((select max(updated_at) from settings), (select max(updated_at) from programs)) as at',
  )
  return rows[0].at ?? new Date(0).toISOString()
}

async function contentOf(context: Context): Promise<DocumentContent> {
  const programs = await listPrograms(context)
  return {
    centre: await centre(context),
    programs: programs.map(({ name, formLabel, ageLabel, fullTimeCents, halfDayCents }) => ({
      name,
      formLabel,
      ageLabel,
      fullTimeCents,
      halfDayCents,
    })),
    terms: await feeTerms(context),
    changedAt: await lastChange(context.db),
  }
}

const made = new Map<DocumentName, { madeFrom: string; document: Promise<MadeDocument> }>()

const tagOf = (bytes: Buffer) => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`

/**
 * A document with what holds now: what staff have uploaded, or drawn from the data, once, and again when anything that
 * it says has changed. Public.
 */
export async function documentOf(context: Context, name: DocumentName): Promise<MadeDocument> {
  authorise(context, anyone)
  const uploaded = await uploadedDocument(context, name)
  if (uploaded) return { bytes: uploaded.bytes, tag: tagOf(uploaded.bytes) }
  const content = await contentOf(context)
  const madeFrom = JSON.stringify(content)
  const known = made.get(name)
  if (known?.madeFrom === madeFrom) return known.document
  const document = draw(name, content).then((bytes) => ({
    bytes,
    tag: tagOf(bytes),
  }))
  made.set(name, { madeFrom, document })
  document.catch(() => made.delete(name))
  return document
}
