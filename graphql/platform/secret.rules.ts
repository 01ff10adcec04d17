const leastDistinct = 10
const leastBits = 96

/** Bits of information in a text, by how often each of its characters occurs. */
function bitsOf(text: string): number {
  const counts = new Map<string, number>()
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1)
  return [...counts.values()].reduce((sum, count) => sum - count * Math.log2(count / text.length), 0)
}

/** Whether a text is a shorter one, repeated: it is found in its own double before the end. */
const isRepetition = (text: string) => (text + text).indexOf(text, 1) < text.length

/** Whether a secret could have come from a random generator, as opposed to `xxxx…` or `changeme` four times over. */
export const isRandomEnough = (secret: string) =>
  new Set(secret).size >= leastDistinct && bitsOf(secret) >= leastBits && !isRepetition(secret)
