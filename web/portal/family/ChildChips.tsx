import { useSearchParams } from 'react-router'
import { type Enrolment, formatEnrolment, isEnrolledOn } from '#graphql/children/enrolment.rules.ts'
import { useToday } from '#web/app/useToday.ts'
import { Chips } from '#web/ui/Chips/Chips.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { chosenChild, everyChild } from './chosenChild.ts'

interface ChildChipsProps {
  family: readonly { id: number; firstName: string }[]
  search: string
}

/** Chooses one child of a family, or all; the choice is in the address. Renders nothing for a family with one. */
export function ChildChips({ family, search }: ChildChipsProps) {
  const [, setParameters] = useSearchParams()
  if (family.length < 2) return null
  const chips = [
    { value: everyChild, label: 'All' },
    ...family.map(({ id, firstName }) => ({ value: String(id), label: firstName })),
  ]
  const choose = (value: string) =>
    setParameters((before) => {
      const next = new URLSearchParams(before)
      next.set('child', value)
      return next
    })
  return (
    <Chips
      label="Child"
      chips={chips}
      chosen={String(chosenChild(search, family)?.id ?? everyChild)}
      onChoose={choose}
    />
  )
}

/** Names the children of a family who start later or have left, and when; nothing where there are none. */
export function EnrolmentNote({ family }: { family: readonly (Enrolment & { id: number; firstName: string })[] }) {
  const today = useToday()
  const others = family.filter((child) => !isEnrolledOn(child, today))
  if (others.length === 0) return null
  const words = others.map((child) => {
    const enrolment = formatEnrolment(child, today) ?? ''
    return `${child.firstName} ${enrolment.charAt(0).toLowerCase()}${enrolment.slice(1)}.`
  })
  return <Notice>{words.join(' ')}</Notice>
}
