import { style } from '@vanilla-extract/css'

/** Unlike `anywhere`, it leaves a table's column as wide as the longer part. */
export const emailAddress = style({ overflowWrap: 'break-word' })
