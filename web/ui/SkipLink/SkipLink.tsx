import { skip } from './SkipLink.css.ts'

/**
 * The first element in the tab order, visible on focus: skips what is on every page.
 *
 * - **Use it for:** Once in every area, as the first child of the page.
 * - **Not for:** Jumping between parts of a page: `TextLink` with `href="#…"`.
 * - **Parts:** `to` is the id of the content, which has `tabIndex={-1}` so that it can take the focus.
 * - **Accessibility:** Tab shows it, Enter goes to the content, another Tab passes it by.
 * - **Words:** Always “Skip to content”.
 */
export function SkipLink({ to }: { to: `#${string}` }) {
  return (
    <a className={skip} href={to}>
      Skip to content
    </a>
  )
}
