import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as styles from './Foundations.css.ts'

/** Where a token may have another value. */
export interface Place {
  head: string
  scheme?: 'light' | 'dark'
  area?: 'site' | 'portal' | 'admin'
}

/** What the theme gives for a token in a place, as the browser reads it there. */
export function Value({ token, scheme, area }: Omit<Place, 'head'> & { token: string }) {
  const probe = useRef<HTMLSpanElement>(null)
  const [value, setValue] = useState('')
  // after the area of the page has been set, which happens in a layout effect around this one
  useEffect(() => {
    if (probe.current) setValue(getComputedStyle(probe.current).getPropertyValue(token.slice(4, -1)).trim())
  }, [token])
  return (
    <>
      <span ref={probe} hidden data-scheme={scheme} data-area={area} />
      <code data-value>{value}</code>
    </>
  )
}

export interface TokenTableProps {
  /** Names the table. */
  label: string
  /** Tokens by name, as the contract has them. */
  tokens: Readonly<Record<string, string>>
  /** What each is for. */
  uses: Readonly<Record<string, string>>
  places: readonly Place[]
  /** What shows the token: a spot of its colour, a bar of its length. */
  show?: (token: string, place: Place, name: string) => ReactNode
}

/** Every token of a part of the theme: its name, its value in each place, and what it is for. */
export function TokenTable({ label, tokens, uses, places, show }: TokenTableProps) {
  return (
    <table aria-label={label} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Token</th>
          {places.map(({ head }) => (
            <th scope="col" key={head}>
              {head}
            </th>
          ))}
          <th scope="col">Used for</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(tokens).map(([name, token]) => (
          <tr key={name} data-token={name}>
            <th scope="row">{name}</th>
            {places.map((place) => (
              <td key={place.head}>
                <span className={styles.value}>
                  {show?.(token, place, name)}
                  <Value token={token} {...place} />
                </span>
              </td>
            ))}
            <td>{uses[name]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
