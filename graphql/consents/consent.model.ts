import { ObjectType } from 'type-graphql'
import { NumberedRow } from '#graphql/data/model.ts'
import { int, maybe, moment, text, withFields, yes } from '#graphql/platform/graphql/output.ts'
import type { ConsentKind } from './consents.rules.ts'

/** Answers are added, never changed. */
@ObjectType('Consent', { description: "A parent's answer to a consent." })
export class Consent extends withFields(NumberedRow, {
  childId: int('The child.'),
  kind: text<ConsentKind>('photo, outing or medical.'),
  granted: yes('Whether it is given; false if never given or withdrawn.'),
  version: text('Version of the text that the parent answered.'),
  signedBy: maybe(
    text('Who signed the paper form recorded by an administrator; null if a parent answered in the portal.'),
  ),
  givenAt: moment('When the parent answered.'),
}) {
  static override tableName = 'consents'
  static override entity = 'consent'

  givenBy!: number | null
}
