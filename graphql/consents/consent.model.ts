import { ObjectType } from 'type-graphql'
import { NumberedRow } from '#graphql/data/model.ts'
import { int, maybe, moment, text, withFields, yes } from '#graphql/platform/graphql/output.ts'
import type { ConsentKind } from './consents.rules.ts'

/** Answers are added, never changed. */
@ObjectType('Consent', { description: "A parent's answer to what the centre asks consent for." })
export class Consent extends withFields(NumberedRow, {
  childId: int('The child.'),
  kind: text<ConsentKind>('photo, outing or medical.'),
  granted: yes('Yes, or no (never given, or withdrawn).'),
  version: text('Version of the text that was answered.'),
  signedBy: maybe(
    text('Who signed the paper that an administrator recorded; null where a parent answered in the portal.'),
  ),
  givenAt: moment('When it was answered.'),
}) {
  static override tableName = 'consents'
  static override entity = 'consent'

  givenBy!: number | null
}
