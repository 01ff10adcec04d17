import { Printer } from 'lucide-react'
import { Button } from '#web/ui/Button/Button.tsx'

/** Prints the page: what is shown, on paper. */
export const PrintButton = ({ disabled }: { disabled: boolean }) => (
  <Button size="small" icon={Printer} onClick={() => window.print()} disabled={disabled}>
    Print
  </Button>
)
