import { useRef } from 'react'
import { TextArea, type TextAreaProps } from '#web/ui/Field/TextArea.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { PhraseMenu, type PhraseMenuProps } from './PhraseMenu.tsx'
import { withPhrase } from './phrases.ts'

export interface CommentFieldProps
  extends Omit<TextAreaProps, 'ref' | 'label'>,
    Pick<PhraseMenuProps, 'child' | 'topics' | 'level'> {
  label: string
  ref(box: HTMLTextAreaElement | null): void
  /** The whole text, after a phrase was put into it. */
  onText(text: string): void
}

/** A comment on a child. Phrases go to where the cursor was, and at first to the end. */
export function CommentField({ child, topics, level, onText, ref, onBlur, ...rest }: CommentFieldProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  const cursor = useRef<number>(undefined)
  function insert(phrase: string) {
    const { text, end } = withPhrase(box.current?.value ?? '', phrase, cursor.current)
    onText(text)
    // the next one follows it
    cursor.current = end
  }
  return (
    <Stack space={4}>
      <TextArea
        {...rest}
        ref={(element) => {
          box.current = element
          ref(element)
        }}
        onBlur={(event) => {
          cursor.current = event.currentTarget.selectionStart
          onBlur?.(event)
        }}
      />
      <PhraseMenu child={child} topics={topics} level={level} field={rest.label} onInsert={insert} />
    </Stack>
  )
}
