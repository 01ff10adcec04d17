import { GraphQLDateTimeISO, GraphQLLocalDate, GraphQLLocalTime } from 'graphql-scalars'
import { GraphQLScalarType } from 'graphql'

/** A calendar date, `yyyy-MM-dd`, in the centre's zone. Travels as text from the database to the screen. */
export const CalendarDate = GraphQLLocalDate

/** A time of day, `HH:mm`. */
export const TimeOfDay = GraphQLLocalTime

/** A moment, ISO 8601 in UTC. The database already hands it over as such a text, so writing it out costs nothing. */
export const Moment = new GraphQLScalarType({
  ...GraphQLDateTimeISO.toConfig(),
  name: 'DateTime',
  serialize: (value) => (value instanceof Date ? value.toISOString() : value),
})
