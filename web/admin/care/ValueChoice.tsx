import { useState } from 'react'
import { largestBottle, moods, mostSupplies } from '#graphql/care/care.rules.ts'
import { moodIcons } from '#web/shared/care/careIcons.ts'
import {
  endingLabels,
  itemLabels,
  mealLabels,
  milkLabels,
  moodLabels,
  nappyLabels,
  portionLabels,
  pottyLabels,
  wayLabels,
} from '#web/shared/care/careWords.ts'
import { NumberField } from '#web/ui/Field/NumberField.tsx'
import * as styles from './Care.css.ts'
import { Choice, optionsOf } from './Choice.tsx'
import type { Draft } from './careEntries.ts'

interface AmountProps {
  /** Of the choices: "Amount (ml)". */
  label: string
  usual: readonly number[]
  most: number
  value: number | null
  onChange: (value: number | null) => void
}

/** A number by one press on a usual one, or typed. */
function Amount({ label, usual, most, value, onChange }: AmountProps) {
  const [typed, setTyped] = useState(value === null || usual.includes(value) ? '' : String(value))
  function type(text: string) {
    setTyped(text)
    onChange(/^\d+$/.test(text) && Number(text) <= most ? Number(text) : null)
  }
  return (
    <>
      <Choice
        label={label}
        options={usual.map((number) => ({ value: number, label: String(number) }))}
        value={typed === '' ? value : null}
        onChange={(number) => {
          setTyped('')
          onChange(number)
        }}
      />
      <div className={styles.number}>
        <NumberField label="Other amount" maxLength={3} value={typed} onChange={(event) => type(event.target.value)} />
      </div>
    </>
  )
}

const usualBottles = [60, 90, 120, 150, 180, 210, 240]
const usualCounts = [5, 10, 20, 30, 50]

interface ValueChoiceProps {
  draft: Draft
  onChange: (values: Partial<Draft>) => void
}

/** What was eaten, drunk, brought… of the kind that is chosen; nothing where the kind says all. */
export function ValueChoice({ draft, onChange }: ValueChoiceProps) {
  switch (draft.kind) {
    case 'meal':
      return (
        <>
          <Choice
            label="Which meal"
            options={optionsOf(mealLabels)}
            value={draft.meal}
            onChange={(meal) => onChange({ meal })}
          />
          <Choice
            label="How much was eaten"
            options={optionsOf(portionLabels)}
            value={draft.portion}
            onChange={(portion) => onChange({ portion })}
          />
        </>
      )
    case 'bottle':
      return (
        <>
          <Choice
            label="In the bottle"
            options={optionsOf(milkLabels)}
            value={draft.milk}
            onChange={(milk) => onChange({ milk })}
          />
          <Amount
            label="Amount (ml)"
            usual={usualBottles}
            most={largestBottle}
            value={draft.ml}
            onChange={(ml) => onChange({ ml })}
          />
        </>
      )
    case 'sleep':
      return (
        <Choice
          label="How the sleep ended"
          options={optionsOf(endingLabels)}
          value={draft.ending}
          onChange={(ending) => onChange({ ending })}
        />
      )
    case 'nappy':
      return (
        <Choice
          label="In the nappy"
          options={optionsOf(nappyLabels)}
          value={draft.nappy}
          onChange={(nappy) => onChange({ nappy })}
        />
      )
    case 'potty':
      return (
        <Choice
          label="On the potty"
          options={optionsOf(pottyLabels)}
          value={draft.potty}
          onChange={(potty) => onChange({ potty })}
        />
      )
    case 'mood':
      return (
        <Choice
          label="How the child is feeling"
          options={moods.map((mood) => ({ value: mood, label: moodLabels[mood] ?? '', icon: moodIcons[mood] }))}
          value={draft.mood}
          onChange={(mood) => onChange({ mood })}
        />
      )
    case 'supplies':
      return (
        <>
          <Choice
            label="What"
            options={optionsOf(itemLabels)}
            value={draft.item}
            onChange={(item) => onChange({ item })}
          />
          <Choice
            label="Brought or counted"
            options={optionsOf(wayLabels)}
            value={draft.way}
            onChange={(way) => onChange({ way })}
          />
          <Amount
            label="How many"
            usual={usualCounts}
            most={mostSupplies}
            value={draft.count}
            onChange={(count) => onChange({ count })}
          />
        </>
      )
    default:
      return null
  }
}
