import { MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import type { Grade } from '#graphql/progress/progress.rules.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Menu, MenuChoice, MenuGroup, MenuItem } from '#web/ui/Menu/Menu.tsx'
import { fillPhrase, type PhraseTopic, phrasesOn, type Pronoun, pronouns } from './phrases.ts'

export interface PhraseMenuProps {
  /** Of whom the comment is; nothing can be inserted while that is not known. */
  child: { id: number; firstName: string } | null | undefined
  /** What the comment is about. */
  topics: readonly PhraseTopic[]
  /** Of this level alone, where it is known. */
  level?: Grade | undefined
  /** The field it belongs to: "Note for parents". */
  field: string
  onInsert: (phrase: string) => void
}

/** The pronouns that were chosen since the page was opened, by child: the next comment on the same child has it too. */
const chosenPronouns = new Map<number, Pronoun>()

function Phrases({
  child,
  topics,
  level,
  onInsert,
}: Omit<PhraseMenuProps, 'child' | 'field'> & { child: NonNullable<PhraseMenuProps['child']> }) {
  const [pronoun, setPronoun] = useState(chosenPronouns.get(child.id) ?? 'they')
  const choose = (next: string) => {
    chosenPronouns.set(child.id, next as Pronoun)
    setPronoun(next as Pronoun)
  }
  return (
    <>
      <MenuChoice label="Pronoun" options={Object.keys(pronouns)} value={pronoun} onChange={choose} />
      {phrasesOn(topics, level).map(({ level: label, phrases }) => (
        <MenuGroup key={label} label={label}>
          {phrases.map((phrase) => {
            const filled = fillPhrase(phrase, child.firstName, pronoun)
            return (
              <MenuItem key={phrase} onSelect={() => onInsert(filled)}>
                {filled}
              </MenuItem>
            )
          })}
        </MenuGroup>
      ))}
    </>
  )
}

/** Sentences for a comment, with the name and pronoun of the child in them. */
export function PhraseMenu({ child, field, ...rest }: PhraseMenuProps) {
  return (
    <div>
      <Menu
        label={`Phrases for ${field}`}
        placement="bottom-start"
        button={
          <Button size="small" tone="quiet" icon={MessageSquareText} disabled={!child}>
            Insert a phrase
          </Button>
        }
      >
        {child && <Phrases key={child.id} child={child} {...rest} />}
      </Menu>
    </div>
  )
}
