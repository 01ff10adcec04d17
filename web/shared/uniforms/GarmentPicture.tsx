import { garmentOf } from '#graphql/uniforms/uniforms.rules.ts'
import * as styles from './GarmentPicture.css.ts'

interface GarmentPictureProps {
  item: { name: string; category: string }
  size?: keyof typeof styles.size
}

/**
 * The drawing of a kind of garment. It says no more than the name beside it, so it is not read out.
 *
 * - **Use it for:** Uniform items in the shop of the parents and in the admin area.
 * - **Not for:** Photos: `Picture`.
 * - **Parts:** `card` as wide as its place, `row` beside a line of text.
 * - **Accessibility:** Silent: it says no more than the name beside it.
 * - **Words:** It has none.
 */
export function GarmentPicture({ item, size = 'card' }: GarmentPictureProps) {
  return (
    <img
      src={`/art/uniform-${garmentOf(item.category, item.name)}.svg`}
      alt=""
      width={400}
      height={300}
      loading="lazy"
      decoding="async"
      className={styles.size[size]}
    />
  )
}
