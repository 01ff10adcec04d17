/**
 * Text of a file that a spreadsheet saved. UTF-8 where the bytes are that, UTF-16 where a byte order mark says so, else
 * Windows-1252: what Excel on Windows writes under "CSV", in which ê and š are single bytes that are no UTF-8.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
