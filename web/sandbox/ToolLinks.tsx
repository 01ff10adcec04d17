import { Inline } from '../ui/Inline/Inline.tsx'
import { TextLink } from '../ui/TextLink/TextLink.tsx'

const tools = [
  { label: 'REST routes', href: '/api/docs' },
  { label: 'Website', href: '/' },
]

/** Links from the sandbox to the other pages. */
export function ToolLinks() {
  return (
    <Inline as="nav" label="Tools" space={16}>
      {tools.map(({ label, href }) => (
        <TextLink key={href} href={href}>
          {label}
        </TextLink>
      ))}
    </Inline>
  )
}
