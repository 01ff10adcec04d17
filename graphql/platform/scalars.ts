import { GraphQLDateTimeISO, GraphQLLocalDate, GraphQLLocalTime, GraphQLSafeInt } from 'graphql-scalars'
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

/** Whole cents of an amount. Sums over many years are more than an Int holds. */
export const Cents = new GraphQLScalarType({
  ...GraphQLSafeInt.toConfig(),
  name: 'Cents',
  description: 'An amount of money in whole cents.',
})
