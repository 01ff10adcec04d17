import * as z from 'zod/mini'
import {
  calendarDate,
  code,
  emptyAsNull,
  id,
  shortText,
  text,
  timeOfDay,
  version,
  wholeBetween,
} from '#graphql/platform/fields.schema.ts'
import { isSecureLink, longestMinutes, sessionStatuses, shortestMinutes } from './session.rules.ts'

const durationMessage = `Please enter minutes from ${shortestMinutes} to ${longestMinutes}.`
const linkMessage = 'Please enter an address starting with https://.'

export const sessionStatus = code(sessionStatuses, 'Please choose scheduled, live, completed or cancelled.')

const link = emptyAsNull(text(1, linkMessage, 2_000).check(z.refine(isSecureLink, linkMessage)))

const classId = emptyAsNull(id('Please choose a class from the list.'))

const title = shortText(2, 'Please enter a title.')
const durationMinutes = wholeBetween(shortestMinutes, longestMinutes, durationMessage)

const planned = {
  title,
  classId,
  teacherId: id('Please choose a teacher.'),
  date: calendarDate('Please choose a date.'),
  time: timeOfDay('Please enter a time such as 09:30.'),
  durationMinutes,
  meetingLink: link,
}

export const sessionSchema = z.object(planned)
export type SessionInput = z.output<typeof sessionSchema>
export type SessionValues = z.input<typeof sessionSchema>

export const updateSessionSchema = z.object({ id: id(), ...planned, version })
export type UpdateSessionInput = z.output<typeof updateSessionSchema>

/** Start Instant Session: it begins now, with the person who starts it. */
export const instantSessionSchema = z.object({ title, classId, durationMinutes })
export type InstantSessionInput = z.output<typeof instantSessionSchema>
export type InstantSessionValues = z.input<typeof instantSessionSchema>

/** End: how many took part, and where the recording is, if there is one. */
export const endSessionSchema = z.object({
  id: id(),
  participants: wholeBetween(0, 1_000, 'Please enter how many took part.'),
  recordingLink: link,
  version,
})
export type EndSessionInput = z.output<typeof endSessionSchema>
export type EndSessionValues = z.input<typeof endSessionSchema>
