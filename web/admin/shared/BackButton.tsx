import { ArrowLeft } from 'lucide-react'
import { Button } from '#web/ui/Button/Button.tsx'

/** Above the page of one record: back to the list. */
export function BackButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <div>
      <Button size="small" tone="quiet" icon={ArrowLeft} onClick={onClick}>
        {children}
      </Button>
    </div>
  )
}
