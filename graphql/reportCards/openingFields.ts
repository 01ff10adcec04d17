import { ShownField } from '#graphql/data/shownField.ts'
import type { Context } from '#graphql/platform/context.ts'
import { isNew, type Openable, type Openings, openingsOf } from './publication.service.ts'
import { Opening } from './reportCard.model.ts'

/** Decorates the resolver class of what parents read: its type says who has opened it. */
export const OpeningFields = (publication: Openings) => (resolver: { prototype: object }) => {
  const openings = (context: Context, row: Openable) => openingsOf(context, publication, row)
  const meaning = 'Family members who opened it, earliest first. For administrators; empty for others.'
  ShownField('openings', [Opening], openings, meaning)(resolver)
  const unopened = (context: Context, row: Openable) => isNew(context, publication, row)
  ShownField('isNew', Boolean, unopened, 'Whether the signed-in user has not opened it yet.')(resolver)
}
