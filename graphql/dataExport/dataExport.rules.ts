/** Tables that hold no data of the centre: what the server needs to work, and keys to accounts. */
const tablesLeftOut =
  /^(knex_|(sessions|known_devices|idempotency_keys|throttles|content_version|second_factors|recovery_codes|passkeys|passkey_challenges|invitations|account_links|calendar_feeds)$)/

/** Columns that nobody may take away, of whatever table. */
const columnsLeftOut = /hash|secret|token|salt|password|sealed/

export const isExported = (table: string) => !tablesLeftOut.test(table)
export const isExportedColumn = (column: string, type: string) => !columnsLeftOut.test(column) && type !== 'bytea'
