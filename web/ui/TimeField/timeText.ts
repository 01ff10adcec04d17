/** Reads `7:30`, `0730`, `730`, `7h30`, `7` as `07:30`, and gives anything else back as it was typed. */
export function timeFromText(text: string): string {
  const match = /^\s*(\d{1,2})\s*(?:[:.h]?\s*(\d{2}))?\s*$/i.exec(text)
  if (!match) return text.trim()
  const hours = Number(match[1])
  const minutes = Number(match[2] ?? 0)
  if (hours > 23 || minutes > 59) return text.trim()
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}
