import type { Knex } from 'knex'
import { type ConsentKind, consentKinds, consentTexts } from '#graphql/consents/consents.rules.ts'
import { startOfJohannesburgDay } from '#graphql/values/dates.ts'
import { placedChildren } from './placements.ts'
import type { Random } from './random.ts'

/** How many of a hundred families say yes. */
const saysYes: Record<ConsentKind, number> = { photo: 88, outing: 95, medical: 99 }

/** The parents' answers from the day each child came; the demo parent has one left to give. */
export async function insertConsents(db: Knex, parentId: number, random: Random) {
  const links: { childId: number; parentId: number; enrolledOn: string; firstName: string }[] = await db(
    'guardianships',
  )
    .join(placedChildren(db), 'children.id', 'guardianships.child_id')
    .where({ isPrimary: true })
    .orderBy('children.id')
    .select('child_id', 'parent_id', 'enrolled_on', 'first_name')
  const rows = links.flatMap(({ childId, parentId: givenBy, enrolledOn, firstName }) =>
    consentKinds
      .filter((kind) => !(givenBy === parentId && firstName === 'Thabo' && kind === 'outing'))
      .map((kind) => ({
        childId,
        kind,
        granted: givenBy === parentId || random.between(1, 100) <= saysYes[kind],
        version: consentTexts[kind].version,
        givenBy,
        givenAt: startOfJohannesburgDay(enrolledOn).toISOString(),
      })),
  )
  await db('consents').insert(rows)
}
