import { Check, CircleAlert, Info, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Button, IconButton } from '../Button/Button.tsx'
import { classes } from '../layout.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Toaster.css.ts'
import { NOTIFICATIONS } from './notifications.ts'
import {
  currentToasts,
  dismissToast,
  type ShownToast,
  subscribeToToasts,
  ACTION_TOAST_DURATION,
  TOAST_DURATION,
  toastOfLastPage,
} from './toast.ts'

const icons = { good: Check, danger: CircleAlert, info: Info }
const none: readonly ShownToast[] = []

/**
 * Rendered once in the page; shows what `toast()` is given. Both live regions are there from the start, or screen
 * readers miss the first message.
 *
 * - **Use it for:** What a press has done, with “Undo” where it can be undone: `toast({ title, action })`. It works
 *   from anywhere, and above an open dialog.
 * - **Not for:** What people have to act on: `Notice`, which stays. What is wrong in a form: at the field.
 * - **Parts:** A coloured edge and an icon for its tone (`good`, `info`, `danger`), a title, one more line, one
 *   action, a cross. It is at the bottom, on a phone as wide as the screen, and leaves the buttons of a tall dialog
 *   free.
 * - **Accessibility:** Two live regions are there from the start: a status, and an alert for what failed (“Problem:”
 *   is read before it). It stays while the pointer or the focus is on it. Nothing is said in a toast alone that is
 *   needed later.
 * - **Words:** A title says what is so now: “Attendance recorded successfully”. The action is “Undo”. A failure has
 *   the title “Error” and says below it what to do.
 */
export function Toaster() {
  const shown = useSyncExternalStore(subscribeToToasts, currentToasts, () => none).filter(
    ({ state }) => state === 'open',
  )
  useEffect(toastOfLastPage, [])
  const render = (message: ShownToast) => <Toast key={message.id} message={message} />
  return (
    <section aria-label="Notifications" {...{ [NOTIFICATIONS]: '' }} className={styles.region}>
      <div role="status">{shown.filter(({ tone }) => tone !== 'danger').map(render)}</div>
      <div role="alert">{shown.filter(({ tone }) => tone === 'danger').map(render)}</div>
    </section>
  )
}

function Toast({
  message: { id, title, text, tone = 'good', action, duration = action ? ACTION_TOAST_DURATION : TOAST_DURATION },
}: {
  message: ShownToast
}) {
  const [held, setHeld] = useState(false)
  const Icon = icons[tone]
  // While somebody points at it or has the focus in it, it stays.
  useEffect(() => {
    if (held || !Number.isFinite(duration)) return
    const timer = setTimeout(() => dismissToast(id), duration)
    return () => clearTimeout(timer)
  }, [id, duration, held])
  return (
    <div
      className={classes(styles.toast, styles.tone[tone])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon aria-hidden size={20} className={styles.icon[tone]} />
      <div className={styles.words}>
        <p className={styles.title}>
          {tone === 'danger' && <VisuallyHidden>Problem: </VisuallyHidden>}
          {title}
        </p>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {action ? (
        <Button
          tone="quiet"
          size="small"
          onClick={() => {
            dismissToast(id)
            action.onPress()
          }}
        >
          {action.label}
        </Button>
      ) : (
        <span />
      )}
      <IconButton icon={X} label="Close notification" title="" onClick={() => dismissToast(id)} />
    </div>
  )
}
