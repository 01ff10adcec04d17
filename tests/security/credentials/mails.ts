import type { KindName } from './kinds.ts'

/** What an e-mail calls the credentials that their owner knows of. */
const words: Partial<Record<KindName, RegExp>> = {
  'second factor': /two-step sign-in/i,
  password: /\bpassword\b(?! link)/i,
  'session elsewhere': /signed you out/,
  passkey: /passkey/,
  'PIN for the tablets': /tablet PIN/,
  'turn at a tablet': /class tablet|tablet PIN/,
  'calendar address': /calendar link/,
  'invitation to the mailbox': /invitations/,
  'link for a new password': /password links/,
}

const hasEnded = /signed you out|removed|no longer|was changed|turned off|have ended/
const hasStayed = /not changed|as they are now/

/** What people are told of by name. */
export const inMails = (Object.keys(words) as KindName[]).sort()

/** What an e-mail says of each of them, sentence by sentence. */
export function toldIn(body: string): { ended: KindName[]; stays: KindName[] } {
  const sentences = body.split(/(?<=\.)\s+/)
  const says = (kind: KindName, what: RegExp) =>
    sentences.some((sentence) => words[kind]?.test(sentence) && what.test(sentence))
  const ended = inMails.filter((kind) => says(kind, hasEnded))
  const stays = body.includes('Nothing else has changed.')
    ? inMails.filter((kind) => !ended.includes(kind))
    : inMails.filter((kind) => says(kind, hasStayed))
  return { ended, stays }
}
