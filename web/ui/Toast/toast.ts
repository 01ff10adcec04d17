import type { ReactNode } from 'react'
import { tabStorage } from '#web/browser/storage.ts'

export type ToastTone = 'good' | 'danger' | 'info'

export interface ToastMessage {
  title: ReactNode
  text?: ReactNode
  tone?: ToastTone
  /** One action, such as "Undo". Pressing it also closes the toast. */
  action?: { label: string; onPress: () => void }
  /** How long it stays, in milliseconds: by default longer with an action. */
  duration?: number
}

export interface ShownToast extends ToastMessage {
  id: number
  state: 'open' | 'dismissed'
}

/** At most this many toasts at a time. */
const TOAST_LIMIT = 1
/** How long a toast stays by default, in milliseconds. */
export const TOAST_DURATION = 5000
/** How long one with an action stays: its message is read before somebody decides to undo. */
export const ACTION_TOAST_DURATION = 30_000
/** How long a dismissed toast stays in the list, in milliseconds; a new one removes it earlier. */
export const TOAST_REMOVE_DELAY = 1_000_000

let toasts: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()
const removals = new Map<number, ReturnType<typeof setTimeout>>()

function publish(next: readonly ShownToast[]) {
  toasts = next
  for (const [id, timer] of removals) {
    if (next.some((shown) => shown.id === id)) continue
    clearTimeout(timer)
    removals.delete(id)
  }
  for (const tell of listeners) tell()
}

/** Shows a message; works from anywhere, not only from components. The newest replaces what is shown. */
export function toast(message: ToastMessage): { id: number; dismiss: () => void } {
  lastId += 1
  const id = lastId
  publish([{ ...message, id, state: 'open' as const }, ...toasts].slice(0, TOAST_LIMIT))
  return { id, dismiss: () => dismissToast(id) }
}

const nextPage = 'toast'

/** Shows a message, of words alone, on the page that is about to be loaded. */
export const toastOnNextPage = (message: { title: string; text?: string; tone?: ToastTone }) =>
  tabStorage.write(nextPage, message)

/** Shows what the page before left to be said. */
export function toastOfLastPage() {
  const message = tabStorage.read(nextPage) as ToastMessage | null
  tabStorage.remove(nextPage)
  if (message) toast(message)
}

/** Closes one toast, or all. */
export function dismissToast(id?: number) {
  const closing = toasts.filter((shown) => shown.state === 'open' && (id === undefined || shown.id === id))
  for (const shown of closing)
    removals.set(
      shown.id,
      setTimeout(() => removeToast(shown.id), TOAST_REMOVE_DELAY),
    )
  publish(toasts.map((shown) => (closing.includes(shown) ? { ...shown, state: 'dismissed' as const } : shown)))
}

function removeToast(id: number) {
  publish(toasts.filter((shown) => shown.id !== id))
}

export function subscribeToToasts(tell: () => void) {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

export const currentToasts = () => toasts
