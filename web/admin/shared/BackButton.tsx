import { ArrowLeft } from 'lucide-react'
import { Button } from '#web/ui/Button/Button.tsx'
import { backButton } from './BackButton.css.ts'

/** Above the page of one record: back to the list. */
export function BackButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <div className={backButton}>
      <Button size="small" tone="quiet" icon={ArrowLeft} onClick={onClick}>
        {children}
      </Button>
    </div>
  )
}
