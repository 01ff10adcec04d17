import { Calendar } from 'lucide-react'
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import { insideButton } from '../Field/Field.css.ts'
import type { FieldText } from '../Field/Field.tsx'
import { TextField, type TextFieldProps } from '../Field/TextField.tsx'
import { lazyModule } from '../lazy.tsx'
import { dateFromText, isDay, latestDay, textFromDate } from './dateText.ts'

const { prefetch, component } = lazyModule(() => import('./CalendarPopover.tsx'))
const CalendarPopover = component('CalendarPopover')

export interface DateFieldProps extends FieldText {
  /** `yyyy-MM-dd`, or what was typed while it is not a day yet. */
  value: string
  /** Gets `yyyy-MM-dd` as soon as a day is complete, and the bare text before, so that the validation can say what is wrong. */
  onChange: (value: string) => void
  onBlur?: () => void
  name?: string
  id?: string
  disabled?: boolean
  autoComplete?: string
  size?: TextFieldProps['size']
  /** First and last day that can be picked, `yyyy-MM-dd`. Typing is not limited: that is for the validation. */
  min?: string
  max?: string
  /** Public holidays and other closed days: `{'2026-12-16': 'Day of Reconciliation'}`. They are marked and named, not shut. */
  holidays?: Readonly<Record<string, string>>
  /** The day the calendar calls today, `yyyy-MM-dd`. */
  today?: string
  ref?: Ref<HTMLInputElement>
}

/** Where the text cannot be read as a day, how it can be written. */
const example = 'For example 15/03/2024 or 15 March 2024.'

/**
 * A date that can be typed in every usual way ({@link dateFromText}) or picked from a calendar. Controlled: with
 * react-hook-form use `<Controller render={({ field }) => <DateField label="…" {...field} />} />`.
 *
 * - **Use it for:** Every date. In forms of the kit through `FormField`.
 * - **Not for:** A day on which people come to the centre: `CentreDayField`, which knows closed days. A
 *   month of things that happen: `MonthCalendar`.
 * - **Parts:** A field and a button that opens the calendar, which is fetched only then. `min` and `max` limit what
 *   can be picked, not what can be typed: that is for the check of the form. `holidays` are marked and named, and can
 *   be chosen.
 * - **Accessibility:** It reads `14/2/2024`, `14 Feb 24`, `2024-02-14` and more, day before month. A year of two
 *   digits becomes one of four when the field is left. Alt and arrow down opens the calendar on the chosen day; arrow
 *   keys move by day and week, Page Up and Page Down by month, Enter picks, Escape closes; the focus goes back to the
 *   button. A day is read in full: “Monday, 14 December 2026, Day of Reconciliation”.
 * - **Words:** The label names the day: “Date of birth”, “Valid until”. Say in the hint whether a last day is
 *   included.
 */
export function DateField({
  value,
  onChange,
  onBlur,
  min,
  max,
  holidays,
  today,
  label,
  error,
  placeholder = 'dd/mm/yyyy',
  ref,
  ...rest
}: DateFieldProps & { placeholder?: string }) {
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement)
  // While somebody types, their own text stays; a value set from outside (a reset, a calendar) wins at once.
  const text = typed !== null && dateFromText(typed) === value ? typed : textFromDate(value)

  function type(next: string) {
    setTyped(next)
    onChange(dateFromText(next))
  }

  /** In a page that came from the server somebody may have typed before it answered. */
  const takeEarlier = useEffectEvent(() => {
    const earlier = input.current?.value
    if (earlier && earlier !== text) type(earlier)
  })
  useEffect(() => takeEarlier(), [])

  /** What is typed is complete: a year of two digits is one now. */
  function finish() {
    if (typed === null) return
    setTyped(null)
    const day = dateFromText(typed, latestDay(max, today))
    if (day !== value) onChange(day)
  }
  return (
    <>
      <TextField
        autoComplete="off"
        {...rest}
        ref={input}
        label={label}
        error={error && value !== '' && !isDay(value) ? `${error} ${example}` : error}
        placeholder={placeholder}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={() => {
          finish()
          onBlur?.()
        }}
        onKeyDown={(event) => {
          // sends the form it is in
          if (event.key === 'Enter') finish()
          if (event.key !== 'ArrowDown' || !event.altKey) return
          event.preventDefault()
          setOpen(true)
        }}
        inside={
          <button
            ref={button}
            type="button"
            className={insideButton}
            disabled={rest.disabled}
            aria-label="Open calendar"
            aria-haspopup="dialog"
            aria-expanded={open}
            onPointerEnter={prefetch}
            onFocus={prefetch}
            onClick={() => setOpen(!open)}
          >
            <Calendar aria-hidden size={20} />
          </button>
        }
      />
      {open && (
        <CalendarPopover
          {...{ min, max, holidays, today }}
          value={value}
          button={button}
          onClose={() => setOpen(false)}
          onPick={(day) => {
            setTyped(null)
            onChange(day)
            setOpen(false)
          }}
        />
      )}
    </>
  )
}
