import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { insideButton } from './Field.css.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

export interface SearchFieldProps
  extends Omit<TextFieldProps, 'type' | 'icon' | 'inside' | 'value' | 'onChange' | 'ref' | 'defaultValue'> {
  value: string
  onChange: (value: string) => void
}

/**
 * Narrows a list while one types. Its label is read out only; Escape and the cross empty it.
 *
 * - **Use it for:** Above a table or a list, in its toolbar.
 * - **Not for:** Finding one value for a form: `ComboboxField`. Going anywhere in the admin area:
 *   `CommandDialog`.
 * - **Parts:** A magnifying glass, what is typed, and a cross as soon as there is something to clear. The label is
 *   read out only.
 * - **Accessibility:** Role `searchbox`. Escape and the cross empty it; the focus stays in it. In a dialog Escape
 *   empties it first and closes the dialog only when it is empty.
 * - **Words:** The placeholder says what is searched: “Search records”.
 */
export function SearchField({ value, onChange, hideLabel = true, ...rest }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  function clear() {
    onChange('')
    input.current?.focus()
  }
  return (
    <TextField
      autoComplete="off"
      {...rest}
      ref={input}
      type="search"
      hideLabel={hideLabel}
      icon={Search}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event)
        // In a dialog Escape would otherwise close the dialog instead of clearing the field.
        if (event.key === 'Escape' && value) {
          event.stopPropagation()
          onChange('')
        }
      }}
      inside={
        value && (
          <button type="button" className={insideButton} aria-label="Clear search" onClick={clear}>
            <X aria-hidden size={18} />
          </button>
        )
      }
    />
  )
}
