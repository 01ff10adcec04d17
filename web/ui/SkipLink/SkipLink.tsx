import { skip } from './SkipLink.css.ts'

/** The first thing the keyboard reaches: past what stands on every page. Nobody sees it before. */
export function SkipLink({ to }: { to: `#${string}` }) {
  return (
    <a className={skip} href={to}>
      Skip to content
    </a>
  )
}
