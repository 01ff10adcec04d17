export const done = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Settles when what a transaction wrote is stored. */
export const completed = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })

/** A database of this browser, or null where there is none: visitors who never stored anything are not given one. */
export function openExisting(name: string): Promise<IDBDatabase | null> {
  const request = indexedDB.open(name)
  let isMissing = false
  request.onupgradeneeded = () => {
    isMissing = true
    request.transaction?.abort()
  }
  return done(request).catch((error: unknown) => {
    if (isMissing) return null
    throw error
  })
}
