import { useState } from 'react'
import type { FieldText } from '#web/ui/Field/Field.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'

export interface LinesFieldProps extends FieldText {
  value: readonly string[]
  onChange: (lines: string[]) => void
  onBlur: () => void
  rows: number
}

/** A short list, typed one entry a line. */
export function LinesField({ value, onChange, onBlur, ...rest }: LinesFieldProps) {
  // the text as it is typed: an empty line at its end is no entry yet
  const [typed, setTyped] = useState(value.join('\n'))
  return (
    <TextArea
      {...rest}
      value={typed}
      onBlur={onBlur}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(
          target.value
            .split('\n')
            .map((line) => line.trim())
            .filter(Boolean),
        )
      }}
    />
  )
}
