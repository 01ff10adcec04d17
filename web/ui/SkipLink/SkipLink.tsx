import { skip } from './SkipLink.css.ts'

/** The first element in the tab order, visible on focus: skips what is on every page. */
export function SkipLink({ to }: { to: `#${string}` }) {
  return (
    <a className={skip} href={to}>
      Skip to content
    </a>
  )
}
