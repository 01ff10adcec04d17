import { garmentOf } from '#graphql/uniforms/uniforms.rules.ts'
import * as styles from './GarmentPicture.css.ts'

interface GarmentPictureProps {
  item: { name: string; category: string }
  size?: keyof typeof styles.size
}

/** The drawing of a kind of garment. It says no more than the name beside it, so it is not read out. */
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
