/** Whether a statement begins as a read does. One that begins with `with` may still write further on. */
export const beginsAsRead = (sql: string) => /^\s*(?:select|with)\b/i.test(sql)

/** Whether a statement reads and does nothing else; one that takes rows for an update is none. */
export const isPlainRead = (sql: string) => beginsAsRead(sql) && !/\b(?:insert|update|delete)\b/i.test(sql)
