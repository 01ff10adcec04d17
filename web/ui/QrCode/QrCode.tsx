import { encode } from 'uqr'
import * as styles from './QrCode.css.ts'

export interface QrCodeProps {
  /** What is in it, such as an address. */
  text: string
  /** What it is for, read out instead of it. */
  label: string
}

/**
 * A QR code as one path, dark on white with the quiet edge that readers need.
 *
 * - **Use it for:** Something on this screen goes on with another device.
 * - **Not for:** An address on this device: `TextLink`.
 * - **Parts:** Dark squares on white with a quiet edge, in either scheme: readers want it so.
 * - **Accessibility:** One image; its label says what it is for. Always put what is in it beside it as text, for
 *   those without a camera.
 * - **Words:** “QR code for the authenticator app”.
 */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: 4 })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className={styles.code}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  )
}
