import { Combobox, ComboboxItem, ComboboxPopover, ComboboxProvider } from '@ariakit/react'
import { ChevronDown } from 'lucide-react'
import { type Ref, useState } from 'react'
import { classes } from '../layout.ts'
import * as menu from '../Menu/Menu.css.ts'
import * as own from './ComboboxField.css.ts'
import * as styles from './Field.css.ts'
import type { ControlProps, FieldText } from './Field.tsx'

export interface ComboboxOption {
  value: string
  label: string
  /** Tells apart those with the same label: the class of a child. */
  note?: string
}

export interface ComboboxFieldProps extends FieldText {
  options: readonly ComboboxOption[]
  /** Value of the chosen option; empty when nothing is chosen. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  name?: string
  placeholder?: string
  disabled?: boolean
  /** What stands where no option holds what was typed. */
  nothing?: string
  size?: keyof typeof styles.size
  id?: string
  ref?: Ref<HTMLInputElement>
}

/** More would be scrolled through rather than read. */
const most = 50

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The options that hold every word of what was typed. */
function narrowed(options: readonly ComboboxOption[], typed: string) {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  return options.filter(({ label, note = '' }) => words.every((word) => plain(`${label} ${note}`).includes(word)))
}

export interface ComboboxBoxProps extends Omit<ComboboxFieldProps, 'hint' | 'error' | 'optional' | 'hideLabel' | 'id'> {
  control: ControlProps
}

/** The field's box with the list that opens under it. */
export function ComboboxBox({
  label,
  control,
  options,
  value,
  onChange,
  onBlur,
  name,
  placeholder,
  disabled,
  nothing = 'Nothing found.',
  size = 'normal',
  ref,
}: ComboboxBoxProps) {
  const chosen = options.find((option) => option.value === value)?.label ?? ''
  // what is being typed, as long as it is not yet a choice
  const [typed, setTyped] = useState<string | null>(null)
  const found = narrowed(options, typed ?? '')

  function choose(option: ComboboxOption) {
    setTyped(null)
    onChange(option.value)
  }

  function leave() {
    // an emptied field has no choice; anything else that is no option falls back to the choice before
    if (typed === '' && value !== '') onChange('')
    setTyped(null)
    onBlur?.()
  }

  return (
    <ComboboxProvider value={typed ?? chosen} setValue={setTyped} resetValueOnHide={false}>
      <div className={styles.box}>
        <Combobox
          {...control}
          ref={ref}
          name={name}
          disabled={disabled}
          placeholder={placeholder}
          autoSelect
          autoComplete="list"
          onBlur={leave}
          onFocus={(event) => event.currentTarget.select()}
          className={classes(styles.control, styles.size[size], styles.padAfter)}
        />
        <span className={styles.after} aria-hidden>
          <ChevronDown size={18} />
        </span>
      </div>
      <ComboboxPopover
        portal
        preserveTabOrder={false}
        sameWidth
        gutter={4}
        className={menu.menu}
        aria-label={typeof label === 'string' ? label : undefined}
      >
        {found.slice(0, most).map((option) => (
          <ComboboxItem
            key={option.value}
            className={menu.item}
            focusOnHover
            setValueOnClick={false}
            hideOnClick
            onClick={() => choose(option)}
          >
            {option.label}
            {option.note && <span className={own.note}>{option.note}</span>}
          </ComboboxItem>
        ))}
        {found.length > most && <div className={own.nothing}>Type more to see the other {found.length - most}.</div>}
        {found.length === 0 && <div className={own.nothing}>{nothing}</div>}
      </ComboboxPopover>
    </ComboboxProvider>
  )
}
