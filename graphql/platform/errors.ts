import { GraphQLError } from 'graphql'

/** Every way an operation can fail, with its HTTP status. */
export const statusOf = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  SECOND_FACTOR_REQUIRED: 401,
  FORBIDDEN: 403,
  FRESH_AUTHENTICATION_REQUIRED: 403,
  UNKNOWN_OPERATION: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  STALE: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  MISDIRECTED: 421,
  IDEMPOTENCY_MISMATCH: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
  UNAVAILABLE: 503,
} as const

export type ErrorCode = keyof typeof statusOf

interface ErrorDetails {
  /** Message for each wrong field, by field name; nested names joined by dots. */
  fields?: Record<string, string>
  /** After how many seconds it is worth trying again. */
  retryAfter?: number
  /** The record as it is now, where a save was refused because somebody else saved first. */
  current?: unknown
  /** Id of the record that is in the way, so that a screen can offer to open it. */
  existingId?: number
}

/** The one error that services throw. Its message is shown to people: plain words that say what to do next. */
export class AppError extends GraphQLError {
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    const { retryAfter } = details
    const headers = retryAfter ? { headers: new Map([['retry-after', String(retryAfter)]]) } : {}
    super(message, { extensions: { code, ...details, http: { status: statusOf[code], ...headers } } })
    this.code = code
    this.details = details
  }
}

export const notFound = (what: string) => new AppError('NOT_FOUND', `${what} was not found. It may have been removed.`)

/** What cannot be done while something else is as it is. */
export const conflict = (message: string, details?: ErrorDetails) => new AppError('CONFLICT', message, details)

/** @param retryAfter after how many seconds it is worth trying again */
export const unavailable = (message: string, retryAfter: number) => new AppError('UNAVAILABLE', message, { retryAfter })

/** What is wrong with a field of an input, said beside that field. */
export const fieldError = (field: string, message: string, code: ErrorCode = 'BAD_USER_INPUT') =>
  new AppError(code, message, { fields: { [field]: message } })

const uniqueViolation = '23505'
const foreignKeyViolation = '23503'
const exclusionViolation = '23P01'
const checkViolation = '23514'
/** Ended by `statement_timeout`. Run again at once it would take as long, so that is left to who asked. */
const queryCanceled = '57014'

/** Class 22 of PostgreSQL's codes, data exceptions: a value that its column cannot hold, such as text with a NUL in it. */
const isDataException = (code: string | undefined) => code?.length === 5 && code.startsWith('22')

export const usernameTaken = 'This username is already taken. Please choose another one.'

/** What a person reads when a unique index or an exclusion refuses a row, by its name. */
const takenMessages: Record<string, string> = {
  users_username_key: usernameTaken,
  users_email_key: 'An account with this e-mail address already exists. Sign in, or reset your password.',
  attendance_child_id_date_key:
    'This child already has an attendance record for that day. Edit the existing record instead.',
  duties_apart: 'This person already has this duty on one of these days. Please check the duties and save again.',
  leave_kinds_name_key: 'A leave type with this name already exists. Please choose another name.',
  staff_attendance_staff_id_date_key:
    'This staff member already has an attendance record for that day. Edit the existing record instead.',
  guardianships_parent_id_child_id_key: 'This parent is already linked to this child.',
  bills_correction_key: 'This record has been corrected, so the corrected one applies.',
  bills_fee_key: 'This month has been billed again in the meantime, so the deleted record stays deleted.',
  bills_uniform_order_key:
    'This uniform order has been billed again in the meantime, so the deleted record stays deleted.',
  bills_registration_key: "This child's registration fee has already been billed.",
  report_cards_child_term_year: 'This child already has a report card for that term. Edit the existing one instead.',
  gallery_categories_name_key: 'A category with this name already exists. Please choose another name.',
  timetable_entries_class_key:
    'This class already has an entry at that time. Please check the timetable and save again.',
  timetable_entries_teacher_key:
    'This teacher already has an entry at that time. Please check the timetable and save again.',
  timetable_entries_room_key: 'This room is taken at that time. Please check the timetable and save again.',
  timetable_templates_name_key: 'A template with this name already exists. Please choose another name.',
  assessments_child_area_date_key:
    'This child already has an assessment for that area on that day. Edit the existing one instead.',
  bank_accounts_name_key: 'A bank account with this name already exists. Please choose another name.',
  classes_name_key: 'A class with this name already exists. Please choose another name.',
}

const fieldOfConstraint: Record<string, string> = {
  users_username_key: 'username',
  users_email_key: 'email',
  timetable_templates_name_key: 'name',
}

/** Codes that Node gives while the database cannot be reached, and PostgreSQL when it gave a statement up. */
const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  // ended by the server, since nothing had come on it for long
  '25P03',
])

/**
 * Serialization failure, deadlock, lock not available: the transaction lost against another one, nothing was saved. The same
 * of a prepared statement that is gone, or whose tables another instance has just migrated.
 */
const transactionConflicts = new Set(['40001', '40P01', '55P03', '26000', '0A000'])

/** PostgreSQL's classes of codes: connection exceptions, insufficient resources, operator intervention, system errors. */
const isUnavailableClass = (code: string) => code.length === 5 && /^(08|53|57|58)/.test(code)

/** How node-postgres and knex say that a connection is gone or none was to be had. */
const unavailableMessage =
  /Unable to acquire a connection|timeout exceeded when trying to connect|Query read timeout|Connection terminated|timeout expired|Connection ended|is not queryable|Client was closed|Transaction query already complete/i

interface DriverError {
  code?: string
  constraint?: string
  name?: string
  message?: string
  nativeError?: DriverError
  originalError?: unknown
}

const driverErrorOf = (error: DriverError): DriverError => error.nativeError ?? error

/** Whether a transaction failed only because another one changed the same at that moment, so that it can be run again. */
export const isTransactionConflict = (error: unknown): boolean =>
  transactionConflicts.has(driverErrorOf((error ?? {}) as DriverError).code ?? '')

/** The AppError for an error, or null where nothing of it may be shown. */
export function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  if (!error || typeof error !== 'object') return null
  const outer = error as DriverError
  if (outer.originalError && outer.originalError !== error) {
    const inner = toAppError(outer.originalError)
    if (inner) return inner
  }
  const driver = driverErrorOf(outer)
  const { code, constraint = '' } = driver
  if (code === uniqueViolation || code === exclusionViolation) {
    const field = fieldOfConstraint[constraint]
    const message = takenMessages[constraint] ?? 'This already exists.'
    return conflict(message, field ? { fields: { [field]: message } } : {})
  }
  if (code === foreignKeyViolation)
    return new AppError('NOT_FOUND', 'A related record was not found. Please reload and try again.')
  if (code === checkViolation || isDataException(code))
    return new AppError('BAD_USER_INPUT', 'One of the values is not valid. Please check the form and try again.')
  if (isTransactionConflict(outer)) {
    return unavailable(
      'Several people are changing the same records at the moment, so nothing was saved. Please try again in a few seconds.',
      2,
    )
  }
  if (code === queryCanceled) {
    return unavailable(
      'This took too long and was stopped, so nothing was saved. Please try again in a minute, with fewer items if possible.',
      60,
    )
  }
  const isAway =
    (code && (unavailableCodes.has(code) || isUnavailableClass(code))) ||
    driver.name === 'KnexTimeoutError' ||
    unavailableMessage.test(driver.message ?? '')
  return isAway
    ? unavailable('The database cannot be reached at the moment. Please try again in a few seconds.', 5)
    : null
}
