const scan = 0xda
const endOfImage = 0xd9

/** Reserved, or restarts within a scan: markers without a length (T.81, table B.1). */
const standsAlone = (marker: number) => marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8)

/**
 * How many scans a JPEG has up to its end (ITU-T T.81, B.1.1 and B.2). What is between its segments is skipped, as
 * decoders do: the data of a scan, bytes that fill, and bytes that mean nothing.
 */
export function countScans(bytes: Buffer): number {
  let scans = 0
  let at = bytes.indexOf(0xff, 2)
  while (at !== -1) {
    const marker = bytes[at + 1] ?? endOfImage
    if (marker === endOfImage) break
    if (marker === scan) scans += 1
    // a second 0xff may itself be the first byte of a marker
    if (marker === 0xff) at += 1
    else if (standsAlone(marker)) at += 2
    else at += 2 + Math.max(2, at + 4 <= bytes.length ? bytes.readUInt16BE(at + 2) : 0)
    at = bytes.indexOf(0xff, at)
  }
  return scans
}
