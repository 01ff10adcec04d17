import { Dialog as AriakitDialog, DialogDescription, DialogHeading, useDialogStore } from '@ariakit/react'
import { X } from 'lucide-react'
import { type FormEvent, type ReactNode, type RefObject, useMemo, useRef, useState } from 'react'
import { Button, IconButton } from '../Button/Button.tsx'
import { classes } from '../layout.ts'
import * as styles from './Dialog.css.ts'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Buttons at the right, the primary one last. */
  actions?: ReactNode
  size?: keyof typeof styles.size
  /** Something was typed: Escape, the cross and a press outside then ask before they close. */
  dirty?: boolean
  /** Makes content and actions one form; a `type="submit"` button among the actions sends it. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  /** Takes the focus on opening instead of the first control. */
  initialFocus?: RefObject<HTMLElement | null>
  role?: 'dialog' | 'alertdialog'
}

/** A short task over the page. The focus stays inside and goes back to where it was. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  actions,
  size = 'medium',
  dirty = false,
  onSubmit,
  initialFocus,
  role = 'dialog',
}: DialogProps) {
  const [asking, setAsking] = useState(false)
  const content = useRef<HTMLDivElement>(null)
  const store = useDialogStore({ open, setOpen: (next) => !next && tryToClose() })

  // Read when the dialog is drawn, not now. Always the same object: a new one would take the focus again on every render.
  const firstFocus = useMemo(
    () => ({
      get current() {
        return initialFocus?.current ?? firstControl(content.current)
      },
    }),
    [initialFocus],
  )

  function tryToClose() {
    if (dirty) setAsking(true)
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
      {actions && <footer className={styles.actions}>{actions}</footer>}
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
      hideOnInteractOutside={role === 'dialog' && ((event) => !isToast(event.target))}
    >
      {onSubmit ? (
        <form noValidate className={styles.form} onSubmit={onSubmit}>
          {inside}
        </form>
      ) : (
        inside
      )}
      {asking && (
        <ConfirmDialog
          open
          title="Close without saving?"
          text="What you have typed here will be lost."
          confirmLabel="Discard"
          cancelLabel="Keep editing"
          danger
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            onClose()
          }}
        />
      )}
    </AriakitDialog>
  )
}

/** The first field gets the focus, not the closing cross; without one the dialog's own order decides. */
function firstControl(body: HTMLElement | null) {
  return (
    body?.querySelector<HTMLElement>(
      'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled)',
    ) ?? null
  )
}

/** A long text without a control can be scrolled with the keyboard only while it has the focus. */
function makeScrollable(body: HTMLElement | null) {
  if (body && body.scrollHeight > body.clientHeight && !body.querySelector('a, button, input, select, textarea'))
    body.tabIndex = 0
}

/** A press on a toast's Undo is not a press outside. */
function isToast(target: EventTarget | null) {
  return target instanceof Element && target.closest('[data-toast]') !== null
}

export interface ConfirmDialogProps {
  open: boolean
  title: ReactNode
  /** What will happen, and whether it can be undone. */
  text?: ReactNode
  /** Names the deed: "Delete activity", never "OK". */
  confirmLabel: string
  cancelLabel?: string
  onConfirm: () => void
  onCancel: () => void
  /** For what takes something away. The focus then starts on the way out. */
  danger?: boolean
  pending?: boolean
  pendingLabel?: string
}

/** One question with two answers. A press outside is no answer. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirmLabel,
  cancelLabel = 'Cancel',
  onConfirm,
  onCancel,
  danger = false,
  pending,
  pendingLabel,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  const confirm = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      description={text}
      size="small"
      role="alertdialog"
      initialFocus={danger ? cancel : confirm}
      actions={
        <>
          <Button ref={cancel} size="small" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button
            ref={confirm}
            size="small"
            tone={danger ? 'danger' : 'primary'}
            onClick={onConfirm}
            pending={pending}
            pendingLabel={pendingLabel}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
