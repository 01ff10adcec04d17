/** The keys of a turn, and how it signs, in the words of Web Crypto. */
export const turnKeys = { name: 'ECDSA', namedCurve: 'P-256' } as const
export const turnSigning = { name: 'ECDSA', hash: 'SHA-256' } as const

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a turn signs: all that is said of an action, in one order; what is left out is as null. */
export const signedText = ({
  turnKey: _key,
  signature: _signature,
  ...said
}: {
  turnKey?: unknown
  signature?: unknown
}) =>
  JSON.stringify(said, (_name, value: unknown) =>
    isObject(value)
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([, each]) => each != null)
            .toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : value,
  )
