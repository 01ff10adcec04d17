import { Dialog as AriakitDialog, DialogDescription, DialogHeading, useDialogStore } from '@ariakit/react'
import { X } from 'lucide-react'
import { type SyntheticEvent, useMemo, useRef, useState } from 'react'
import { Button, IconButton } from '../Button/Button.tsx'
import { Form } from '../Form/Form.tsx'
import { classes } from '../layout.ts'
import { notificationElements } from '../Toast/notifications.ts'
import * as styles from './Dialog.css.ts'
import { useDialogEntry } from './dialogHistory.ts'
import { type DialogProps, DiscardQuestion } from './Question.tsx'
import { useUnsaved } from './unsaved.ts'
import { useOpener } from './useOpener.ts'

/** The dialog itself, with what Ariakit does for it. */
export function OpenDialog({
  open = true,
  onClose,
  title,
  description,
  children,
  actions,
  closeLabel,
  size = 'medium',
  dirty = false,
  hasDraft = false,
  busy = false,
  saving = false,
  onSubmit,
  initialFocus,
  role = 'dialog',
}: DialogProps) {
  const [asking, setAsking] = useState<'dirty' | 'saving' | null>(null)
  if (asking === 'saving' && !saving) setAsking(null)
  const content = useRef<HTMLDivElement>(null)
  const opener = useOpener(open)
  const store = useDialogStore({ open, setOpen: (next) => !next && tryToClose() })

  useDialogEntry(open, tryToClose)
  useUnsaved(open && dirty && !hasDraft, true)

  // Read when the dialog is rendered, not now. Always the same object: a new one would take the focus again on every render.
  const firstFocus = useMemo(
    () => ({
      get current() {
        return initialFocus?.current ?? firstControl(content.current)
      },
    }),
    [initialFocus],
  )

  function tryToClose() {
    if (busy) return
    if (saving) setAsking('saving')
    else if (dirty) setAsking('dirty')
    else onClose()
  }
  const inside = (
    <>
      <header className={styles.head}>
        <div className={styles.titles}>
          <DialogHeading className={styles.title}>{title}</DialogHeading>
          {description && <DialogDescription className={styles.description}>{description}</DialogDescription>}
        </div>
        {role === 'dialog' && <IconButton icon={X} label="Close" title="" onClick={tryToClose} />}
      </header>
      {children && (
        <div
          className={styles.body}
          ref={(element) => {
            content.current = element
            makeScrollable(element)
          }}
        >
          {children}
        </div>
      )}
      {(actions || closeLabel) && (
        <footer className={styles.actions} onClickCapture={(event) => isSecondPress(event) && event.stopPropagation()}>
          {closeLabel && (
            <Button size="small" disabled={busy || saving} onClick={onClose}>
              {closeLabel}
            </Button>
          )}
          {actions}
        </footer>
      )}
    </>
  )
  return (
    <AriakitDialog
      store={store}
      role={role}
      modal
      portal
      unmountOnHide
      backdrop={<div className={styles.scrim} />}
      className={classes(styles.dialog, styles.size[size])}
      initialFocus={firstFocus}
      ref={opener.ref}
      finalFocus={opener.finalFocus}
      hideOnEscape={(event) => !busy && !isOfOpenList(event)}
      hideOnInteractOutside={(event) => role === 'dialog' && !busy && !isSecondPress(event)}
      getPersistentElements={notificationElements}
    >
      {onSubmit ? (
        <Form className={styles.form} onSubmit={onSubmit}>
          {inside}
        </Form>
      ) : (
        inside
      )}
      {asking && (dirty || saving) && (
        <DiscardQuestion
          Frame={OpenDialog}
          saving={saving}
          onKeep={() => setAsking(null)}
          onDiscard={() => {
            setAsking(null)
            onClose()
          }}
        />
      )}
    </AriakitDialog>
  )
}

/**
 * The first field gets the focus, not the closing cross; without one the dialog's own order decides. Of radio buttons it
 * is the chosen one, as with the Tab key.
 */
function firstControl(body: HTMLElement | null) {
  const first =
    body?.querySelector<HTMLElement>(
      'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled)',
    ) ?? null
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first
  return body?.querySelector<HTMLElement>(`input[name="${CSS.escape(first.name)}"]:checked`) ?? first
}

/**
 * Whether this is the second press of a double click. What the first one did may have put another button, or nothing,
 * under the pointer: the second one was not meant for that.
 */
const isSecondPress = (event: Event | SyntheticEvent) => 'detail' in event && Number(event.detail) > 1

/** Escape in a field whose list is open closes that list, and not the dialog round it. */
const isOfOpenList = ({ target }: Event | SyntheticEvent) =>
  target instanceof Element && target.getAttribute('aria-expanded') === 'true'

/** A long text without a control can be scrolled with the keyboard only while it has the focus. */
function makeScrollable(body: HTMLElement | null) {
  if (body && body.scrollHeight > body.clientHeight && !body.querySelector('a, button, input, select, textarea'))
    body.tabIndex = 0
}
