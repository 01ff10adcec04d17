/** So many within so many seconds. */
export interface Limit {
  most: number
  withinSeconds: number
}

/**
 * Applications, looks at their state, messages and registrations from one address. Phones of one mobile network share an
 * address, so it is far more than a family sends, far less than a program could, and too few to guess.
 */
export const formsFromOneAddress: Limit = { most: 60, withinSeconds: 3_600 }

/** Wrong passwords from one address, whichever accounts they are tried on. */
export const wrongPasswordsFromOneAddress: Limit = { most: 100, withinSeconds: 900 }

/** Codes that tablets are paired with, tried from one address: a code has as many others as nobody can try. */
export const pairingCodesFromOneAddress: Limit = { most: 20, withinSeconds: 900 }

/** Sign-ins by passkey that are begun from one address: nothing can be guessed there, but each begins with a row. */
export const passkeysFromOneAddress: Limit = { most: 300, withinSeconds: 900 }

/** Applications, or visits, with one mailbox, which a stranger can type: a family with three children gets each. */
export const formsOfOneMailbox: Limit = { most: 3, withinSeconds: 86_400 }

/** Visits from one address, so that nobody takes all times. Families of one mobile network are fewer on a day. */
export const visitsFromOneAddress: Limit = { most: 8, withinSeconds: 86_400 }

/** E-mails with a link to one mailbox, so that nobody fills it by asking again and again. */
export const passwordRequestsOfOneAccount: Limit = { most: 5, withinSeconds: 3_600 }

/** E-mails of one kind that tell an owner of a change to the account: more than anybody makes by hand. */
export const noticesOfOneAccount: Limit = { most: 10, withinSeconds: 3_600 }

/**
 * Tries of one account by everybody it does not know, whichever networks they come from. Far more than one network gets
 * with its pauses, so that somebody alone cannot use them up.
 */
export const guessesOfOneAccount: Limit = { most: 60, withinSeconds: 3_600 }

/** Messages to the office from one account: more than anybody types. */
export const messagesOfOneAccount: Limit = { most: 30, withinSeconds: 3_600 }

/** The same from staff, to families one by one: each message is an e-mail too. */
export const messagesOfStaff: Limit = { most: 300, withinSeconds: 3_600 }

/** The same from somebody who has only registered. */
export const messagesOfNewcomers: Limit = { most: 5, withinSeconds: 3_600 }

/** Changes of one kind to the own account: each stays in the audit log for years, also of somebody who has only registered. */
export const ownChanges: Limit = { most: 30, withinSeconds: 3_600 }

/** Counts one more of a name and a subject in SQL, beginning at one again where the time has run out. Its parameters are expressions. */
export const countSql = (name: string, subject: string, seconds: string) => `
  insert into throttles as t (name, subject, count, free_at, ends_at)
  values (${name}, ${subject}, 1, clock_timestamp(), clock_timestamp() + make_interval(secs => ${seconds}))
  on conflict (name, subject) do update set
    count = case when t.ends_at <= clock_timestamp() then 1 else t.count + 1 end,
    ends_at = case when t.ends_at <= clock_timestamp() then excluded.ends_at else t.ends_at end`

const freeTries = 5
const firstPause = 30
const longestPause = 900

/** Wrong passwords of a sender are forgotten so long after the last one, in seconds. */
export const forgetTriesAfter = 3_600

/**
 * How long a sender waits after so many wrong passwords in a row, in seconds: not at all for the first four, then
 * 30, 60, 120 … up to a quarter of an hour. In SQL, of an expression that counts the tries.
 */
export const pauseAfterSql = (tries: string) =>
  `case when ${tries} < ${freeTries} then 0
    else least(${firstPause} * power(2, least(${tries} - ${freeTries}, 20)), ${longestPause}) end`

/**
 * What counts as one sender: an IPv4 address, or the /56 network of an IPv6 address, since a single line is given all
 * addresses of one: 256 networks of its own.
 */
export function networkOf(address: string, prefix: 48 | 56 = 56): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!address.includes(':')) return address
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const groups = head ? head.split(':') : []
  const last = tail ? tail.split(':') : []
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - last.length)
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...last]
  const [first, second, third, fourth = '0'] = all.map((group) => group.replace(/^0+(?=.)/, ''))
  if (prefix === 48) return `${first}:${second}:${third}::/48`
  // of the fourth group the last two digits are the line's own
  return `${first}:${second}:${third}:${fourth.length > 2 ? `${fourth.slice(0, -2)}00` : '0'}::/56`
}

/** `30 seconds`, `2 minutes`: for people, who need not know it to the second. */
export function formatSeconds(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
