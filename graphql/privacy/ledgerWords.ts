import { permitting } from '#graphql/data/auditLog.ts'

/** The one way to change the words of bills and payments; amounts and days stay sealed. */
export const withLedgerWordsOpen = permitting('kiewiet.ledger_words_open')
