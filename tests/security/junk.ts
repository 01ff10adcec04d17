import fc from 'fast-check'

/** Texts that have broken programs before. */
const nastyTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '👩‍👧‍👦'.repeat(50),
  'ÿþ',
  '‮abc',
  "' or 1=1 --",
  '$1',
  '?',
  '%s%n',
  '__proto__',
  'constructor',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '2026-02-30',
  '0000-00-00',
  '0001-01-01',
  '9999-12-31',
  '9999-12',
  'BEGIN:VEVENT\r\nEND:VCALENDAR;,',
  '-infinity',
  '99999999-01-01',
  '24:60',
  '1e309',
  'NaN',
  '9'.repeat(400),
  'x'.repeat(20_000),
  '{"a":1}',
  '[]',
]

const nastyNumbers = [0, -0, -1, 1.5, 2_147_483_647, 2_147_483_648, -2_147_483_649, 1e21, 9_007_199_254_740_991, 1e308]

/** Any value that JSON can carry, with a liking for what is awkward. */
export const junk: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...nastyTexts) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...nastyNumbers, null, true, false) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  { weight: 2, arbitrary: fc.integer() },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>([], {}, [[]], { id: { id: 1 } }, [null], { length: 1e9 }) },
)

/** A value of which some part is replaced by junk, or left out, or joined by what nobody asked for. */
export function spoilt(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return fc.oneof({ weight: 3, arbitrary: junk }, { weight: 1, arbitrary: fc.constant(value) })
  }
  const entries = Object.entries(value)
  return fc
    .tuple(
      fc.tuple(...entries.map(([, part]) => fc.oneof(fc.constant(part), fc.constant(part), spoilt(part)))),
      fc.subarray(
        entries.map(([name]) => name),
        { minLength: Math.max(0, entries.length - 1) },
      ),
      fc.option(fc.tuple(fc.constantFrom('id', '__proto__', 'role', 'deletedAt', 'extra'), junk)),
    )
    .map(([parts, kept, added]) =>
      Object.fromEntries([
        ...entries.flatMap(([name], index) => (kept.includes(name) ? [[name, parts[index]] as const] : [])),
        ...(added ? [added] : []),
      ]),
    )
}
