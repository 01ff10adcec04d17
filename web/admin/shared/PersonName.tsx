import { Avatar } from '#web/ui/Avatar/Avatar.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'

/** Somebody in a row of a table: picture and name. */
export function PersonName({ name }: { name: string }) {
  return (
    <Inline space={8} wrap={false}>
      <Avatar name={name} size={28} />
      {name}
    </Inline>
  )
}
