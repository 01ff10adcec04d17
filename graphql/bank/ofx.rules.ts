import { isCalendarDate } from '#graphql/values/dates.ts'
import { centsIn, isOut } from './named.rules.ts'
import { contradicts, payment, type Read, type Statement, statementOf } from './statementLines.rules.ts'

/** Whether a file is OFX: SGML (1.x) or XML (2.x). */
export const isOfx = (text: string) =>
  /^\s*(OFXHEADER|<\?|<OFX)/i.test(text.replace(/^\uFEFF/, '')) && /<OFX>/i.test(text)

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

const decoded = (value: string) =>
  value
    .replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex: string, number: string, name: string) => {
      if (name) return named[name.toLowerCase()] ?? whole
      const code = hex ? Number.parseInt(hex, 16) : Number(number)
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
    })
    .trim()

/** Text that XML takes as it is, with what would be a tag or an entity escaped. */
const withoutSections = (text: string) =>
  text.replaceAll(/<!\[CDATA\[(.*?)\]\]>/gs, (_, plain: string) =>
    plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  )

interface Tag {
  line: number
  /** `/STMTTRN` where it closes. */
  name: string
  value: string
}

/** SGML leaves out the tags that close a field: a value ends where the next tag begins. */
function tagsOf(source: string): Tag[] {
  const text = withoutSections(source)
  const found = [...text.matchAll(/<(\/?[A-Z][A-Z\d.]*)\s*\/?>/gi)]
  let [line, at] = [1, 0]
  return found.map((match, index) => {
    line += text.slice(at, match.index).split(/\r\n|\r|\n/).length - 1
    at = match.index
    const value = text.slice(match.index + match[0].length, found[index + 1]?.index)
    return { line, name: (match[1] ?? '').toUpperCase(), value: decoded(value) }
  })
}

interface Transaction {
  line: number
  account: string
  fields: Map<string, string>
}

/** The first fields of a transaction: where its own tag is missing, the second of these begins the next one. */
const opening = new Set(['TRNTYPE', 'DTPOSTED', 'TRNAMT'])
const ends = new Set(['/STMTTRN', '/BANKTRANLIST', '/STMTRS', '/CCSTMTRS', 'LEDGERBAL', 'AVAILBAL'])

function transactionsOf(text: string): Transaction[] {
  const all: Transaction[] = []
  let account = ''
  let open: Transaction | undefined
  for (const { line, name, value } of tagsOf(text)) {
    if (ends.has(name)) open = undefined
    else if (name === 'STMTTRN' || (opening.has(name) && (!open || open.fields.has(name)))) {
      open = { line, account, fields: new Map() }
      all.push(open)
    } else if (name === 'ACCTID' && !open) account = value
    if (open && name !== 'STMTTRN' && value !== '' && !open.fields.has(name)) open.fields.set(name, value)
  }
  return all
}

/** `20261103`, `20261103120000.000[+2:SAST]`: the day in South Africa where it says its time zone, else as it is written. */
export function ofxDate(text: string): string | null {
  const match =
    /^(\d{4})(\d\d)(\d\d)(?:(\d\d)(\d\d)(?:\d\d(?:\.\d+)?)?)?(?:\[([+-]?\d{1,2}(?:\.\d+)?)(?::[^\]]*)?\])?$/.exec(text)
  const [, year, month, day, hour, minute, zone] = match ?? []
  const date = `${year}-${month}-${day}`
  if (!match || !isCalendarDate(date)) return null
  if (zone === undefined || hour === undefined) return date
  const local =
    Date.parse(`${date}T00:00:00Z`) + (Number(hour) + 2 - Number(zone)) * 3_600_000 + Number(minute) * 60_000
  return new Date(local).toISOString().slice(0, 10)
}

/** `1,234.56` as people write it, and `1.234,56` as well. */
const amountOf = (text: string) => (/^[-+]?\d{1,3}(\.\d{3})+,\d\d$/.test(text) ? text.replaceAll('.', '') : text)

function wordsOf(fields: Transaction['fields']): string {
  const [name, memo] = [fields.get('NAME') ?? '', fields.get('MEMO') ?? '']
  // the name is often the beginning of the memo
  if (memo.startsWith(name)) return memo
  return name.includes(memo) ? name : `${name} ${memo}`
}

/** Kinds of transaction that take money from the account, of those that OFX has for TRNTYPE. */
const saysOut = ['DEBIT', 'DIRECTDEBIT', 'FEE', 'SRVCHG', 'CASH']
/** Kinds that may go either way, which the sign says: of a file without any sign nobody knows. */
const mayBeOut = [...saysOut, 'ATM', 'POS', 'CHECK', 'PAYMENT', 'REPEATPMT']

function readTransaction({ fields, account }: Transaction, first: string, twice: Set<string>, out: string[]): Read {
  const [day, amount] = [fields.get('DTPOSTED') ?? '', amountOf(fields.get('TRNAMT') ?? '')]
  if (account !== first)
    return {
      reason: `It belongs to account ${account}, but the first line of the file to ${first}. Please import each account separately.`,
    }
  if (isOut(amount) && centsIn(amount)) return 'outgoing'
  const type = fields.get('TRNTYPE')?.toUpperCase() ?? ''
  if (out.includes(type)) return contradicts(amount, type)
  const id = fields.get('FITID')
  const read = payment(ofxDate(day), { day, amount }, wordsOf(fields))
  return typeof read === 'string' || 'reason' in read || !id || twice.has(id) ? read : { ...read, transactionId: id }
}

/**
 * Reads a statement in OFX, where every line that names a date or an amount is money in, money out or refused with a reason.
 * The number of a line is where it begins in the file.
 */
export function readOfx(text: string): Statement {
  const all = transactionsOf(text)
  const ids = all.map(({ fields }) => fields.get('FITID') ?? '')
  // a number that stands for several lines names none of them
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index))
  const first = all[0]?.account ?? ''
  const out = all.some(({ fields }) => isOut(fields.get('TRNAMT') ?? '')) ? saysOut : mayBeOut
  return statementOf(all.map((each) => ({ line: each.line, read: readTransaction(each, first, twice, out) })))
}
