import * as z from 'zod/mini'
import { attendanceStatuses } from '#graphql/attendance/attendance.rules.ts'
import { roomCareSchema } from '#graphql/care/care.schema.ts'
import { code, id, longestName, optionalOf, optionalText, shortText, version } from '#graphql/platform/fields.schema.ts'
import { isTimeOfDay } from '#graphql/values/dates.ts'
import { codeLength, mostActions, pinProblem, tidyCode } from './devices.rules.ts'

const ids = z
  .array(id('Please choose classes from the list.'), 'Please choose at least one class.')
  .check(z.minLength(1, 'Please choose at least one class.'), z.maxLength(10, 'Please choose at most 10 classes.'))

export const deviceSchema = z.object({
  id: z.nullish(id()),
  name: shortText(2, 'Please name the tablet, such as Explorers.'),
  classIds: ids,
  version,
})
export type DeviceInput = z.output<typeof deviceSchema>
export type DeviceValues = z.input<typeof deviceSchema>

const codeMessage = `Please enter the ${codeLength} letters and digits that the office gave you.`
export const pairingSchema = z.object({
  code: z.string(codeMessage).check(
    z.overwrite(tidyCode),
    z.refine((typed) => typed.length === codeLength, codeMessage),
  ),
})
export type PairingInput = z.output<typeof pairingSchema>

const pinMessage = 'Please enter 4 to 6 digits.'
const digits = z.string(pinMessage).check(z.regex(/^\d{4,6}$/, pinMessage))

export const pinSchema = z.object({
  pin: digits.check(
    z.superRefine((pin, context) => {
      const message = pinProblem(pin)
      if (message) context.addIssue({ code: 'custom', message })
    }),
  ),
})
export type PinInput = z.output<typeof pinSchema>

const givenPin = { userId: id('Please choose who you are.'), pin: digits }

/** What to do at a tablet that sends no genuine key. */
export const outdatedPage = 'This page is out of date. Please reload it and enter your PIN again.'

/** Of a public key or a signature, which the tablet makes. */
const base64 = z.nullish(z.string().check(z.maxLength(200, outdatedPage), z.regex(z.regexes.base64, outdatedPage)))

export const actAsSchema = z.object({ ...givenPin, turnKey: base64 })
export type ActAsInput = z.output<typeof actAsSchema>
export type ActAsValues = z.input<typeof actAsSchema>

export const openCardSchema = z.object({ ...givenPin, childId: id('Please choose a child.') })
export type OpenCardInput = z.output<typeof openCardSchema>

const actionKinds = ['mark', 'collect', 'move', 'care'] as const

const momentMessage = 'Please enter when it happened.'
/** Also by the clock of a tablet that lost its time. */
const isMoment = (text: string) => {
  const year = new Date(text).getUTCFullYear()
  return year >= 1970 && year < 2200
}
const moment = z.string(momentMessage).check(z.refine(isMoment, momentMessage))
const time = optionalOf(isTimeOfDay, 'Please enter a time such as 07:30.')

/** What somebody did, as her turn signs it. */
export const roomActionSchema = z.object({
  id: z.string('Every action needs an id.').check(z.regex(z.regexes.uuid4, 'Every action needs an id.')),
  kind: code(actionKinds, 'Please choose what was done.'),
  byUserId: id('Please choose who did it.'),
  happenedAt: moment,
  childId: z.nullish(id()),
  classId: z.nullish(id()),
  status: z.nullish(code(attendanceStatuses, 'Please choose present, absent or late.')),
  timeIn: time,
  timeOut: time,
  collectedBy: optionalText(longestName),
  collectedReason: optionalText(500),
  care: z.nullish(roomCareSchema),
  version,
  turnKey: base64,
  signature: base64,
})
export type RoomActionInput = z.output<typeof roomActionSchema>

export const roomActionsSchema = z.object({
  sentAt: moment,
  actions: z
    .array(roomActionSchema, 'Please send a list of actions.')
    .check(
      z.minLength(1, 'Nothing was done.'),
      z.maxLength(mostActions, `Please send at most ${mostActions} actions at once.`),
    ),
})
export type RoomActionsInput = z.output<typeof roomActionsSchema>
