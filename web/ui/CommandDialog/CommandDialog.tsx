import {
  Combobox,
  ComboboxGroup,
  ComboboxGroupLabel,
  ComboboxItem,
  ComboboxList,
  ComboboxProvider,
  Dialog,
  useDialogStore,
} from '@ariakit/react'
import { type LucideIcon, Search } from 'lucide-react'
import * as dialog from '../Dialog/Dialog.css.ts'
import { classes } from '../layout.ts'
import * as menu from '../Menu/Menu.css.ts'
import { notificationElements } from '../Toast/notifications.ts'
import * as styles from './CommandDialog.css.ts'

export interface Command {
  id: string
  label: string
  /** Tells apart those with the same label. */
  note?: string
  icon: LucideIcon
  onChoose: () => void
}

export interface CommandDialogProps {
  open: boolean
  onClose: () => void
  /** Names the dialog and its field. */
  label: string
  placeholder: string
  typed: string
  onType: (typed: string) => void
  /** What was found, in groups; those without any entry are left out. */
  groups: readonly { heading: string; commands: readonly Command[] }[]
  /** Shown when nothing was found. */
  nothing: string
}

/**
 * One field that leads everywhere: what is typed narrows the list, Enter goes to the first entry.
 *
 * - **Use it for:** Once in an area with many sections and records.
 * - **Not for:** Choosing a value for a form: `ComboboxField`. Narrowing a list on the page:
 *   `SearchField`.
 * - **Parts:** The field; below it what was found, in groups with a heading; each entry has an icon, its words and a
 *   note that tells apart those of one name. The first entry is chosen from the start.
 * - **Accessibility:** The field is a `combobox` and keeps the focus; arrow keys move through the list, Enter
 *   chooses, Escape closes. A status says when nothing was found.
 * - **Words:** The placeholder asks (“Where to?”). `nothing` says what else to type.
 */
export function CommandDialog({
  open,
  onClose,
  label,
  placeholder,
  typed,
  onType,
  groups,
  nothing,
}: CommandDialogProps) {
  const store = useDialogStore({ open, setOpen: (next) => !next && onClose() })
  const shown = groups.filter(({ commands }) => commands.length > 0)
  return (
    <Dialog
      store={store}
      modal
      portal
      unmountOnHide
      getPersistentElements={notificationElements}
      aria-label={label}
      backdrop={<div className={dialog.scrim} />}
      className={classes(dialog.dialog, dialog.size.medium, styles.top)}
    >
      <ComboboxProvider open includesBaseElement={false} resetValueOnHide={false} value={typed} setValue={onType}>
        <div className={styles.find}>
          <Search aria-hidden size={20} className={styles.icon} />
          <Combobox
            autoSelect="always"
            autoFocus
            aria-label={label}
            placeholder={placeholder}
            className={styles.input}
          />
        </div>
        <ComboboxList alwaysVisible aria-label={label} className={styles.list}>
          {shown.map(({ heading, commands }) => (
            <ComboboxGroup key={heading}>
              <ComboboxGroupLabel className={menu.group}>{heading}</ComboboxGroupLabel>
              {commands.map(({ id, label: words, note, icon: Icon, onChoose }) => (
                <ComboboxItem
                  key={id}
                  focusOnHover
                  hideOnClick={false}
                  setValueOnClick={false}
                  className={menu.item}
                  onClick={() => {
                    onClose()
                    onChoose()
                  }}
                >
                  <Icon aria-hidden size={18} className={menu.icon} />
                  <span className={menu.words}>{words}</span>
                  {note && <span className={styles.note}>{note}</span>}
                </ComboboxItem>
              ))}
            </ComboboxGroup>
          ))}
        </ComboboxList>
        <p role="status" className={shown.length === 0 ? styles.nothing : undefined}>
          {shown.length === 0 && nothing}
        </p>
      </ComboboxProvider>
    </Dialog>
  )
}
