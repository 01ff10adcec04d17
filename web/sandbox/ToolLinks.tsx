import { Inline } from '../ui/Inline/Inline.tsx'
import { TextLink } from '../ui/TextLink/TextLink.tsx'

const tools = [
  { name: 'sandbox', label: 'Sandbox', href: '/graphql' },
  { name: 'typeMap', label: 'Map of the types', href: '/graphql/types' },
  { name: 'rest', label: 'REST routes', href: '/api/docs' },
  { name: 'site', label: 'Website', href: '/' },
] as const

/** Links between the pages for developers. */
export function ToolLinks({ current }: { current: (typeof tools)[number]['name'] }) {
  return (
    <Inline as="nav" label="Tools" space={16}>
      {tools
        .filter(({ name }) => name !== current)
        .map(({ name, label, href }) => (
          <TextLink key={name} href={href}>
            {label}
          </TextLink>
        ))}
    </Inline>
  )
}
