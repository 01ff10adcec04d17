import { useState } from 'react'
import { readDraft, writeDraft } from '#web/app/draft.ts'

/**
 * What somebody chooses or types outside of a form of react-hook-form. It survives a reload and back navigation, in this
 * tab, until it is set to `null`: once it is sent or given up.
 */
export function useDraftValue<Value extends object>(name: string, empty: Value) {
  const [value, setValue] = useState<Value>(() => ({ ...empty, ...readDraft(name) }))
  function change(next: Value | null) {
    setValue(next ?? empty)
    writeDraft(name, next)
  }
  return [value, change] as const
}
