/** Relative luminance of WCAG 2.x of an `rgb(…)` or `#rrggbb` colour. */
function luminance(text: string): number {
  const parts = text.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16))
    : (text.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
