import { classes, setVars } from '../layout.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Stack } from '../Stack/Stack.tsx'
import * as styles from './Skeleton.css.ts'

/** The place of something that is being loaded, at the height it will have. Silent: the list around it says "Loading". */
export function Skeleton({ height = 'line', width = '100%' }: { height?: keyof typeof styles.height; width?: string }) {
  return (
    <span
      aria-hidden
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

/** A list that is being loaded. Its surroundings may reserve space meanwhile: `:has([data-loading])`. */
export function SkeletonList({ count = 3, height = 'card', label }: SkeletonListProps) {
  return (
    <div role="status" data-loading>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Stack space={12}>
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} height={height} />
        ))}
      </Stack>
    </div>
  )
}
