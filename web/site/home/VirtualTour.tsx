import { useId } from 'react'
import { Picture } from '#web/shared/pictures/Picture.tsx'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { classes } from '#web/ui/layout.ts'
import { Band } from '../parts/Band.tsx'
import { large } from '../parts/parts.css.ts'
import { TickList } from '../parts/Tags.tsx'
import { sitePaths } from '../sitePaths.ts'
import * as styles from './home.css.ts'

const inside = [
  'Bright rooms for each age group',
  'Reading nest, art table and music ring',
  'A shaded garden with an outdoor gym',
]

/** Picture and button open the contact page in a new tab, so that the place on this page is not lost. */
export function VirtualTour() {
  const id = useId()
  return (
    <Band labelledBy={id} pad="below">
      <div className={classes(large, styles.tour)}>
        <a
          className={styles.look}
          href={sitePaths.contact}
          target="_blank"
          rel="noopener"
          aria-label="A look inside: schedule an in-person visit (opens in a new tab)"
        >
          <Picture
            cover
            src="/art/virtual-tour.svg"
            alt="A playroom seen through an open arch: reading nest, art table and garden doors"
            width={1200}
            height={900}
          />
        </a>
        <div className={styles.box}>
          <Heading level={2} id={id}>
            Take a look inside
          </Heading>
          <TickList items={inside} />
          <ButtonLink tone="primary" href={sitePaths.contact} target="_blank">
            Schedule an In-Person Visit
          </ButtonLink>
        </div>
      </div>
    </Band>
  )
}
