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

/** Where the server finds the options while somebody types. */
export interface RemoteOptions {
  onType: (typed: string) => void
  /** The options do not yet belong to what was typed. */
  searching: boolean
  hasMore: boolean
  /** Label of the value, which may be none of the options. */
  chosen: string | undefined
}

export interface ComboboxFieldProps extends FieldText {
  /** All of them; with `remote` those that were found. */
  options: readonly ComboboxOption[]
  remote?: RemoteOptions
  /** Value of the chosen option; empty when nothing is chosen. */
  value: string
  onChange: (value: string, option?: ComboboxOption) => void
  onBlur?: () => void
  name?: string
  placeholder?: string
  disabled?: boolean
  /** Shown where no option matches what was typed. */
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
  remote,
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
  // what was chosen here may be gone from the options once others are searched for
  const [picked, setPicked] = useState<ComboboxOption | null>(null)
  const option = [...options, ...(picked ? [picked] : [])].find((each) => each.value === value)
  const chosen = option?.label ?? (value === '' ? '' : (remote?.chosen ?? ''))
  // what is being typed, as long as it is not yet a choice
  const [typed, setTyped] = useState<string | null>(null)
  // what the server found may be found by what is not on the screen: a parent by the name of a child
  const found = remote && !remote.searching ? options : narrowed(options, typed ?? '')
  const unseen = found.length - most

  function type(text: string | null) {
    setTyped(text)
    remote?.onType(text ?? '')
  }

  function choose(option: ComboboxOption) {
    type(null)
    setPicked(option)
    onChange(option.value, option)
  }

  function leave() {
    // an emptied field has no choice; anything else that is no option falls back to the choice before
    if (typed === '' && value !== '') onChange('')
    if (typed !== null) type(null)
    onBlur?.()
  }

  return (
    <ComboboxProvider value={typed ?? chosen} setValue={type} resetValueOnHide={false}>
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
        {unseen > 0 && <div className={own.nothing}>Type more to see the other {unseen}.</div>}
        {remote?.hasMore && !remote.searching && <div className={own.nothing}>Type more to see others.</div>}
        {found.length === 0 && <div className={own.nothing}>{remote?.searching ? 'Searching…' : nothing}</div>}
      </ComboboxPopover>
    </ComboboxProvider>
  )
}
