import { Popover, usePopoverStore } from '@ariakit/react'
import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { enZA } from 'react-day-picker/locale/en-ZA'
import * as styles from './CalendarPopover.css.ts'
import { fromLocalDate, toLocalDate } from './dateText.ts'
import { runsOf } from './namedDays.ts'

export interface CalendarPopoverProps {
  value: string
  onPick: (day: string) => void
  onClose: () => void
  /** The button that opened it: the anchor of the popover, which gets the focus back. */
  button: RefObject<HTMLButtonElement | null>
  min?: string
  max?: string
  holidays?: Readonly<Record<string, string>>
  today?: string
}

const icons = { left: ChevronLeft, right: ChevronRight, up: ChevronUp, down: ChevronDown }
const fullDate = new Intl.DateTimeFormat('en-ZA', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

const classNames = {
  months: styles.months,
  month_caption: styles.caption,
  dropdowns: styles.dropdowns,
  dropdown_root: styles.dropdownRoot,
  dropdown: styles.dropdown,
  caption_label: styles.captionLabel,
  nav: styles.nav,
  button_previous: styles.step,
  button_next: styles.step,
  weekday: styles.weekday,
  day: styles.day,
  day_button: styles.dayButton,
  today: styles.today,
  selected: styles.selected,
  outside: styles.outside,
  disabled: styles.disabled,
}

/** The calendar of a DateField. A file of its own so that it loads only when it is opened. */
export function CalendarPopover({
  value,
  onPick,
  onClose,
  button,
  min,
  max,
  holidays = {},
  today,
}: CalendarPopoverProps) {
  const selected = toLocalDate(value)
  const now = toLocalDate(today) ?? new Date()
  const first = toLocalDate(min)
  const last = toLocalDate(max)
  const [month, setMonth] = useState(selected ?? (last && last < now ? last : first && first > now ? first : now))
  const store = usePopoverStore({ open: true, placement: 'bottom-end', setOpen: (open) => !open && onClose() })
  const shownMonth = fromLocalDate(month).slice(0, 7)
  const named = runsOf(holidays, shownMonth)
  return (
    <Popover
      store={store}
      portal
      // The day takes the focus before the popover has its place: fixed, it is on the screen even then and nothing scrolls.
      fixed
      gutter={6}
      aria-label="Choose a date"
      className={styles.popover}
      getAnchorRect={() => button.current?.closest('div')?.getBoundingClientRect() ?? null}
      finalFocus={button}
      autoFocusOnShow={false}
      unmountOnHide
    >
      <DayPicker
        mode="single"
        required
        autoFocus
        locale={enZA}
        weekStartsOn={1}
        showOutsideDays
        captionLayout="dropdown"
        startMonth={first ?? new Date(now.getFullYear() - 20, 0)}
        endMonth={last ?? new Date(now.getFullYear() + 5, 11)}
        disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
        today={now}
        month={month}
        onMonthChange={setMonth}
        selected={selected}
        onSelect={(date) => onPick(fromLocalDate(date))}
        modifiers={{ holiday: (date) => fromLocalDate(date) in holidays }}
        modifiersClassNames={{ holiday: styles.holiday }}
        classNames={classNames}
        components={{
          Chevron: ({ orientation = 'right' }) => {
            const Icon = icons[orientation]
            return <Icon aria-hidden size={18} />
          },
        }}
        labels={{
          labelDayButton: (date, modifiers) =>
            [
              modifiers.today && 'Today',
              fullDate.format(date),
              holidays[fromLocalDate(date)],
              modifiers.selected && 'selected',
            ]
              .filter(Boolean)
              .join(', '),
        }}
      />
      {named.length > 0 && (
        <ul className={styles.list} aria-label="Holidays and closed days this month">
          {named.map(({ days, name }) => (
            <li key={days} className={styles.name}>
              <span className={styles.mark} aria-hidden />
              {days} {name}
            </li>
          ))}
        </ul>
      )}
    </Popover>
  )
}
