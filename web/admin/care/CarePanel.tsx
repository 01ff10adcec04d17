import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { CareKind } from '#graphql/care/care.rules.ts'
import { problemOf } from '#graphql/care/entryProblem.rules.ts'
import { isTimeOfDay, timeInJohannesburg, todayInJohannesburg } from '#graphql/values/dates.ts'
import { formatEntry } from '#web/shared/care/careWords.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TimeField } from '#web/ui/TimeField/TimeField.tsx'
import * as styles from './Care.css.ts'
import { type CareGroup, ClassFaces, ForAll } from './ClassFaces.tsx'
import {
  allWake,
  type CaredChild,
  type Draft,
  formatDraft,
  facePressed,
  firstDraft,
  forAll,
  looked,
  momentOf,
  type NewVersion,
  type Round,
  stillToCome,
  takenBack,
  type Version,
  formatVersion,
} from './careEntries.ts'
import { ChildDay } from './ChildDay.tsx'
import { Kinds } from './Kinds.tsx'
import { careDialogs } from './lazyDialogs.ts'
import { Sleepers } from './Sleepers.tsx'
import { useClock } from './useClock.ts'
import { ValueChoice } from './ValueChoice.tsx'

const NoteDialog = careDialogs.component('NoteDialog')

export interface CarePanelProps {
  groups: readonly CareGroup[]
  /** The day that is entered. */
  date: string
  /** The time of the server. */
  now: () => Date
  /** Whether what was entered may be shown, and something entered; where not, a press asks who is there. */
  isOpen: boolean
  /** What to do next, while nothing was done. */
  hint: string
  /** Takes what was said, and then says so. */
  onRecord: (versions: readonly NewVersion[], then: () => void) => void
  /** A press while it is not open. */
  onClosedPress?: () => void
  /** Before a note is written: asks who it is where that is not certain enough. */
  onNote: (write: () => void) => void
}

/** What was done last, in words, with what takes it back. */
interface Said {
  text: string
  made: readonly NewVersion[]
  before: readonly Version[]
  isWrong?: boolean
}

const noRound: Round = new Set()

const changedSince = 'Somebody else has changed this since.'

/** Enters the day of the children: what, how it was, then one press for all who are here, or faces. */
export function CarePanel({ groups, date, now, isOpen, hint, onRecord, onClosedPress, onNote }: CarePanelProps) {
  const current = useClock(now)
  const isToday = date === todayInJohannesburg(current)
  const [draft, setDraft] = useState<Draft | null>(() => firstDraft('meal', timeInJohannesburg(current)))
  /** Empty: now. */
  const [when, setWhen] = useState(isToday ? '' : '12:00')
  const [round, setRound] = useState<Round>(noRound)
  const [said, setSaid] = useState<Said | null>(null)
  const [opened, setOpened] = useState<number | null>(null)
  const [noted, setNoted] = useState<{ about: string; children: readonly CaredChild[] } | null>(null)
  const all = groups.flatMap(({ children }) => children)
  const versions = all.flatMap((child) => child.versions)
  const here = all.filter(({ isHere }) => isHere)
  const openedChild = isOpen ? all.find(({ childId }) => childId === opened) : undefined

  const at = () => (when === '' ? now().toISOString() : momentOf(date, when))
  function problem(): string | null {
    if (when !== '' && !isTimeOfDay(when)) return 'Please enter a time, such as 10:05.'
    if (at() > now().toISOString()) return stillToCome
    return draft && draft.kind !== 'note' ? (problemOf({ ...draft, at: at(), until: null })?.message ?? null) : null
  }
  /** Runs what a press does where it can be done, or says why not. */
  function press(run: () => void) {
    if (!isOpen) return onClosedPress?.()
    const wrong = problem()
    if (wrong) setSaid({ text: wrong, made: [], before: [], isWrong: true })
    else run()
  }
  function record(made: readonly NewVersion[], text: string) {
    if (made.length === 0) return setSaid({ text, made, before: [] })
    onRecord(made, () => {
      setSaid({ text, made, before: versions })
      setRound((known) => new Set([...known, ...made.map(({ entryId }) => entryId)]))
    })
  }
  function choose(kind: CareKind | null) {
    setDraft(kind && firstDraft(kind, timeInJohannesburg(now())))
    setWhen(isToday ? '' : '12:00')
    setRound(noRound)
    setSaid(null)
  }
  function pressFace(child: CaredChild) {
    if (!draft) {
      if (isOpen) setOpened(child.childId)
      else onClosedPress?.()
      return
    }
    press(() => {
      if (draft.kind === 'note') return onNote(() => setNoted({ about: child.name, children: [child] }))
      const made = facePressed(child, draft, at(), round, now())
      const [version] = made
      const words = version
        ? formatVersion(version)
        : `${formatEntry({ ...draft, at: at(), until: null })} was already entered`
      record(made, `${child.name} · ${words}`)
    })
  }
  function pressAll(children: readonly CaredChild[], whose: string) {
    if (!draft) return
    press(() => {
      if (draft.kind === 'note') onNote(() => setNoted({ about: whose.toLowerCase(), children }))
      else record(forAll(children, draft, at()), `${whose} · ${formatDraft(draft, at())}`)
    })
  }
  function look(children: readonly CaredChild[]) {
    if (!isOpen) return onClosedPress?.()
    const [first] = children
    const text = children.length === 1 ? `Checked ${first?.name}` : `Checked ${children.length} sleeping children`
    record(looked(children, now().toISOString()), text)
  }
  function wake(children: readonly CaredChild[]) {
    if (draft) press(() => record(allWake(children, draft, at()), `${children.length} woke up`))
  }
  function undo() {
    if (!said) return
    const made = takenBack(said.made, said.before, versions)
    if (made.length === 0) return setSaid({ text: changedSince, made, before: [], isWrong: true })
    onRecord(made, () => setSaid({ text: 'Removed', made: [], before: [] }))
  }
  function writeNote(text: string) {
    if (!noted || !draft) return
    const made = forAll(noted.children, { ...draft, text }, at())
    const { about } = noted
    setNoted(null)
    record(made, `Note about ${about} saved`)
  }

  const shownAt = when === '' ? current.toISOString() : momentOf(date, when)
  if (all.length === 0)
    return (
      <EmptyState title="No children in this class on this day">
        Children appear here from their first day in this class.
      </EmptyState>
    )
  return (
    <div className={styles.panel}>
      <Sleepers children={here} now={current} isShort={draft?.kind === 'sleep'} onLook={look} />
      <Kinds kind={draft?.kind ?? null} onChoose={choose} />
      {draft && (
        <div className={styles.values}>
          <ValueChoice key={draft.kind} draft={draft} onChange={(values) => setDraft({ ...draft, ...values })} />
          <div className={styles.when}>
            <TimeField label="When" placeholder="now" value={when} onChange={(event) => setWhen(event.target.value)} />
          </div>
        </div>
      )}
      <div className={styles.said} role="status">
        {said && isOpen ? (
          <>
            <Text as="span" weight="strong">
              <span className={said.isWrong ? styles.wrong : undefined}>{said.text}</span>
            </Text>
            {said.made.length > 0 && (
              <Button icon={Undo2} onClick={undo}>
                Undo
              </Button>
            )}
          </>
        ) : (
          <Text as="span" tone="muted">
            {hint}
          </Text>
        )}
      </div>
      {groups.length > 1 && (
        <ForAll
          {...{ draft, round, isOpen }}
          children={here}
          now={current}
          at={shownAt}
          onAll={pressAll}
          onWake={wake}
        />
      )}
      {groups.map((group) => (
        <ClassFaces
          key={group.id}
          group={group}
          hasHeading={groups.length > 1}
          {...{ draft, round, isOpen }}
          now={current}
          at={shownAt}
          onFace={pressFace}
          onAll={pressAll}
          onWake={wake}
        />
      ))}
      {openedChild && (
        <ChildDay
          child={openedChild}
          now={now}
          onRecord={(version) => record([version], `${openedChild.name} · ${formatVersion(version)}`)}
          onClose={() => setOpened(null)}
        />
      )}
      {noted && <NoteDialog about={noted.about} onSave={writeNote} onClose={() => setNoted(null)} />}
    </div>
  )
}
