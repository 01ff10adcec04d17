import { cloneElement, type KeyboardEvent, type MouseEvent, type ReactElement, useId, useState } from 'react'
import { lazyModule } from '../lazy.tsx'
import type { MenuProps, OpenedMenu } from './MenuParts.tsx'

const parts = lazyModule(() => import('./MenuParts.tsx'))
const Opened = parts.component('Opened')

const focusOf: Partial<Record<string, OpenedMenu['focus']>> = { ArrowDown: 'first', ArrowUp: 'last' }

/**
 * A button with a list of actions or pages. Arrow keys and letters move, Escape closes. A table has many: until it is
 * opened it is a button.
 *
 * - **Use it for:** Three or more actions on one thing, most of all in a row of a table.
 * - **Not for:** One or two actions: `Button`s. Choosing a value: `SelectField`. Anything to read:
 *   `Popover`.
 * - **Parts:** `button` opens it. `MenuItem` acts (`onSelect`), leads to a page (`to`) or to a file (`href`).
 *   `MenuGroup` puts a heading over some; `MenuChoice` is one of a few words that the others follow from.
 *   `MenuSeparator` comes before what takes something away.
 * - **Accessibility:** Enter, Space or arrow down opens it with the first entry chosen, arrow up with the last. Arrow
 *   keys and letters move, Enter chooses, Escape closes and gives the focus back. Roles `menu` and `menuitem`; it is
 *   named by its button, or by `label`.
 * - **Words:** Entries begin with a verb: “Edit”, “Delete”. No “this” and no name: the button already says whose menu
 *   it is.
 */
export function Menu({ button, label, children, placement = 'bottom-end' }: MenuProps) {
  const [opened, setOpened] = useState<OpenedMenu | null>(null)
  const id = useId()

  function press({ currentTarget, detail }: MouseEvent<HTMLElement>) {
    // a press by key has no count of clicks
    setOpened(opened ? null : { anchor: currentTarget, focus: detail === 0 ? 'first' : 'container' })
  }
  function open(event: KeyboardEvent<HTMLElement>) {
    const focus = focusOf[event.key]
    if (!focus) return
    event.preventDefault()
    setOpened({ anchor: event.currentTarget, focus })
  }
  return (
    <>
      {cloneElement(button as ReactElement<Record<string, unknown>>, {
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': opened !== null,
        onPointerEnter: parts.prefetch,
        onFocus: parts.prefetch,
        onClick: press,
        onKeyDown: open,
      })}
      {opened && (
        <Opened
          {...opened}
          {...(label === undefined ? { labelledBy: id } : { label })}
          placement={placement}
          onClose={() => setOpened(null)}
        >
          {children}
        </Opened>
      )}
    </>
  )
}

export const MenuItem = parts.component('Item')
export const MenuGroup = parts.component('Group')
export const MenuChoice = parts.component('RadioItems')
export const MenuSeparator = parts.component('Separator')
