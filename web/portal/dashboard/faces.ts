const drawn = 10

interface Faced {
  id: number
  profileImage: string | null
}

/**
 * A face for each child of a family, in their order: its picture, or one of ten drawn ones by its number. A brother or
 * sister takes the next drawn face, so that nobody is mistaken for another.
 */
export function facesOf(children: readonly Faced[]): string[] {
  const taken = new Set<number>()
  return children.map(({ id, profileImage }) => {
    if (profileImage) return profileImage
    let face = (id - 1) % drawn
    while (taken.has(face) && taken.size < drawn) face = (face + 1) % drawn
    taken.add(face)
    return `/art/avatar-${face + 1}.svg`
  })
}
