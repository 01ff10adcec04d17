import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#web/ui/Button/Button.tsx'
import { Menu } from '#web/ui/Menu/Menu.tsx'

/** What is seldom done with a list or a record, before its buttons. */
export function MoreMenu({ children }: { children: ReactNode }) {
  return <Menu button={<IconButton tone="secondary" icon={Ellipsis} label="More" />}>{children}</Menu>
}
