import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import {
  Baby,
  GraduationCap,
  HandCoins,
  Inbox,
  type LucideIcon,
  PencilLine,
  Plus,
  ReceiptText,
  School,
  ScrollText,
  UserRound,
} from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { matches } from '#graphql/values/search.ts'
import { openParamPath } from '#web/admin/shared/useOpenParam.ts'
import { useDebounced } from '#web/app/useDebounced.ts'
import { paths } from '#web/app/paths.ts'
import { type Command, CommandDialog } from '#web/ui/CommandDialog/CommandDialog.tsx'
import type { Section } from '../sections.ts'
import { studentPath } from '../students/student.ts'
import { LookUpDocument, type LookUpQuery } from './shell.generated.ts'

/** From so many letters on people are looked for. */
const leastLetters = 2

const actions: readonly { label: string; path: string; icon: LucideIcon }[] = [
  { label: 'Add student', path: openParamPath('students', 'add'), icon: Plus },
  { label: 'Add application', path: openParamPath('applications', 'add'), icon: Plus },
  { label: 'Add class', path: openParamPath('classrooms', 'add'), icon: Plus },
  { label: 'Add staff member', path: openParamPath('staff', 'add'), icon: Plus },
  { label: 'New message', path: openParamPath('messages', 'write'), icon: PencilLine },
  { label: 'Mark attendance', path: paths.adminSection('attendance'), icon: PencilLine },
  { label: 'Record payment', path: openParamPath('billing', 'payment'), icon: HandCoins },
  { label: 'Audit log', path: `${paths.adminSection('settings')}&tab=audit`, icon: ScrollText },
]

type Person = LookUpQuery['lookUp'][number]

const people: Record<string, { icon: LucideIcon; pathOf: (person: Person) => string }> = {
  child: { icon: Baby, pathOf: ({ targetId }) => studentPath(targetId) },
  parent: {
    icon: UserRound,
    pathOf: ({ name }) => `${paths.adminSection('students')}&tab=parents&search=${encodeURIComponent(name)}`,
  },
  staff: { icon: GraduationCap, pathOf: () => paths.adminSection('staff') },
  class: { icon: School, pathOf: ({ targetId }) => `${paths.adminSection('classrooms')}&class=${targetId}` },
  application: {
    icon: Inbox,
    pathOf: ({ targetId }) => `${paths.adminSection('applications')}&application=${targetId}`,
  },
  bill: { icon: ReceiptText, pathOf: ({ targetId }) => `${paths.adminSection('billing')}&record=${targetId}` },
}

interface CommandPaletteProps {
  sections: readonly Section[]
  onClose: () => void
}

/** Ctrl+K: sections, people and actions by a part of their name. */
export function CommandPalette({ sections, onClose }: CommandPaletteProps) {
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  const search = useDebounced(typed.trim())
  const { data, lastData } = useScreenQuery(LookUpDocument, { search }, { skip: search.length < leastLetters })
  // those found before stay until others are, but one that does not fit any longer is not chosen by a quick Enter
  const known = search.length < leastLetters ? [] : (lastData?.lookUp ?? [])
  // a number finds somebody by what the name does not say
  const isAnswered = data !== undefined && search === typed.trim()
  const found = isAnswered ? known : known.filter(({ name }) => matches(typed, name))

  const command = (label: string, path: string, icon: LucideIcon, note?: string | null): Command => ({
    id: path + label + (note ?? ''),
    label,
    icon,
    ...(note ? { note } : {}),
    onChoose: () => void navigate(path),
  })
  return (
    <CommandDialog
      open
      onClose={onClose}
      label="Find a section, a person or an action"
      placeholder="Search by name, phone number, reference or action"
      typed={typed}
      onType={setTyped}
      nothing={`No results for “${typed.trim()}”.`}
      groups={[
        {
          heading: 'Results',
          commands: found.map((person) => {
            const { icon = UserRound, pathOf = () => paths.adminDashboard } = people[person.kind] ?? {}
            return command(person.name, pathOf(person), icon, person.detail)
          }),
        },
        {
          heading: 'Sections',
          commands: sections
            .filter(({ label, group }) => matches(typed, label, group ?? ''))
            .map(({ id, label, group, icon }) => command(label, paths.adminSection(id), icon, group)),
        },
        {
          heading: 'Actions',
          commands: actions
            .filter(({ label }) => matches(typed, label))
            .map(({ label, path, icon }) => command(label, path, icon)),
        },
      ]}
    />
  )
}
