/** Who collected a child, where that was not the person who looks; undefined where nobody else did. */
export const collectorFor = (viewer: string, entry: { collectedBy: string | null } | null) =>
  entry?.collectedBy && entry.collectedBy !== viewer ? entry.collectedBy : undefined
