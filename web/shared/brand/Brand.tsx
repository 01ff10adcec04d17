import { paths } from '#web/app/paths.ts'
import { classes } from '#web/ui/layout.ts'
import { Link } from '#web/ui/Link/Link.tsx'
import * as styles from './Brand.css.ts'

interface BrandProps {
  centre: { name: string; tagline: string }
  /** The background. */
  on?: keyof typeof styles.on
}

/**
 * Mark, name and tagline, leading to the home page. Name and tagline are live text: both are settings of the centre.
 *
 * - **Use it for:** Head and foot of a page, once each.
 * - **Not for:** Documents and e-mail: the outlined wordmark of `Pictures`.
 * - **Parts:** The mark is a drawing, name and tagline are text: both are settings of the centre.
 * - **Accessibility:** One link, read as name and tagline. The mark is silent.
 * - **Words:** They belong to the centre.
 */
export function Brand({ centre, on = 'light' }: BrandProps) {
  const mark = on === 'dark' ? '/art/logo-mark-dark.svg' : '/art/logo-mark.svg'
  return (
    <Link to={paths.home} className={classes(styles.brand, styles.on[on])}>
      <img
        className={styles.mark}
        src={mark}
        alt=""
        width={52}
        height={52}
        // the dark one is in the footer
        loading={on === 'dark' ? 'lazy' : 'eager'}
      />
      <span>
        <b className={styles.name}>{centre.name}</b>
        <span className={styles.tagline}>{centre.tagline}</span>
      </span>
    </Link>
  )
}
