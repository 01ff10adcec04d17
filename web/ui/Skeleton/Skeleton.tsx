import { classes, setVars } from '../layout.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Stack } from '../Stack/Stack.tsx'
import * as styles from './Skeleton.css.ts'

/** The place of something that is being loaded, at the height it will have. Silent: the list around it says "Loading". */
export function Skeleton({ height = 'line', width = '100%' }: { height?: keyof typeof styles.height; width?: string }) {
  return (
    <span
      aria-hidden
      aria-busy
      className={classes(styles.bar, styles.height[height])}
      style={setVars({ [styles.width]: width })}
    />
  )
}

export interface SkeletonListProps {
  /** As many as were there the last time. */
  count?: number
  height?: keyof typeof styles.height
  /** What is being loaded: "Loading messages". */
  label: string
}

/**
 * The place of a list that is being loaded, at the height that it will have, so that nothing jumps when it comes.
 *
 * - **Use it for:** Lists and pages that are read for the first time. Screens take it through `QueryState`.
 * - **Not for:** Work that somebody began: `ProgressBar`, or a pending `Button`.
 * - **Parts:** Bars of four heights: a line of text, a row, a card, a block. `count` as many as were there the last
 *   time.
 * - **Accessibility:** Bars are silent; `SkeletonList` is a status with its label. The fade stops where less motion
 *   is wanted.
 * - **Words:** The label begins with “Loading” and names what: “Loading messages”.
 */
export function SkeletonList({ count = 3, height = 'card', label }: SkeletonListProps) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Stack space={12}>
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} height={height} />
        ))}
      </Stack>
    </div>
  )
}
