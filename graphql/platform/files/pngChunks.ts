/** What a picture looks like: its pixels (in capitals), what is transparent, its colours, and which side is up. */
const isSeen = /^([A-Z]|tRNS|iCCP|eXIf)/

/** Some 8 kB of pixels are usual in one; of a picture in crumbs the rest counts as missing. */
const mostChunks = 20_000

/**
 * A PNG without what nobody sees of it (PNG, 5.3). libvips unpacks each text in it to as much as 50 MB, a thousand of them if need
 * be, before it looks at a pixel.
 */
export function withoutTexts(bytes: Buffer): Buffer {
  const seen = [bytes.subarray(0, 8)]
  for (let at = 8, next = at; at + 8 <= bytes.length && seen.length < mostChunks; at = next) {
    next = at + 12 + bytes.readUInt32BE(at)
    if (isSeen.test(bytes.toString('latin1', at + 4, at + 8))) seen.push(bytes.subarray(at, next))
  }
  return Buffer.concat(seen)
}
