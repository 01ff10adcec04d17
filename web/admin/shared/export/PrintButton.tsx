import { Printer } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/Button/Button.tsx'
import { tellFailure } from '#web/shared/form/errors.ts'

export interface PrintButtonProps {
  disabled: boolean
  /** Puts on the paper what the screen has not loaded yet. */
  prepare?: () => Promise<void>
}

/** Prints the page: what is shown, on paper. */
export function PrintButton({ disabled, prepare }: PrintButtonProps) {
  const [preparing, setPreparing] = useState(false)
  async function print() {
    setPreparing(true)
    try {
      await prepare?.()
      window.print()
    } catch (error) {
      tellFailure('The list could not be printed', error)
    }
    setPreparing(false)
  }
  return (
    <Button size="small" icon={Printer} onClick={() => void print()} pending={preparing} disabled={disabled}>
      Print
    </Button>
  )
}
