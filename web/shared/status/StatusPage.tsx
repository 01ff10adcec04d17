import type { ReactNode } from 'react'
import { Picture } from '#web/shared/pictures/Picture.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import * as styles from './StatusPage.css.ts'

const scenes = {
  lost: {
    src: '/art/not-found.svg',
    alt: 'Two children and a kiewiet at a signpost, wondering which way to go',
    width: 1200,
    height: 900,
  },
  fallen: { src: '/art/empty-error.svg', alt: 'A tower of blocks has fallen over', width: 400, height: 300 },
  search: { src: '/art/empty-search.svg', alt: 'A kiewiet looks through a magnifying glass', width: 400, height: 300 },
}

interface StatusPageProps {
  title: string
  text: string
  scene?: keyof typeof scenes
  /** What can be done next. */
  children: ReactNode
}

/**
 * A page that has one thing to say.
 *
 * - **Use it for:** A page that is not there, may not be seen or could not be shown.
 * - **Not for:** A part of a page: `ErrorState` or `EmptyState`.
 * - **Parts:** A picture of ours, a heading, one or two sentences, and what can be done next.
 * - **Accessibility:** The heading is the first level, since it is the page. The picture says what is on it.
 * - **Words:** The documented titles exactly: “404 Page Not Found”, “Access Denied”, “Something went wrong”. Then a
 *   way on, never only a way back.
 */
export function StatusPage({ title, text, scene = 'search', children }: StatusPageProps) {
  return (
    <div className={styles.page}>
      <div className={scene === 'lost' ? styles.picture : styles.small}>
        <Picture priority {...scenes[scene]} />
      </div>
      <Heading level={1}>{title}</Heading>
      <Text size="lead" tone="muted" prose>
        {text}
      </Text>
      <div className={styles.acts}>{children}</div>
    </div>
  )
}
