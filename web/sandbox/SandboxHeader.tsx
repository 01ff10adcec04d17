import { paths } from '../app/paths.ts'
import { Heading } from '../ui/Heading/Heading.tsx'
import { Inline } from '../ui/Inline/Inline.tsx'
import { SegmentedControl } from '../ui/SegmentedControl/SegmentedControl.tsx'
import { Text } from '../ui/Text/Text.tsx'
import { TextLink } from '../ui/TextLink/TextLink.tsx'
import { type Acting, type Actor, actorOf, useActing } from './acting.ts'
import * as styles from './sandbox.css.ts'

const actors: { value: Actor; label: string }[] = [
  { value: 'guest', label: 'Guest' },
  { value: 'parent', label: 'Parent' },
  { value: 'teacher', label: 'Teacher' },
  { value: 'admin', label: 'Admin' },
]

const tools = [
  { label: 'REST routes', href: '/api/docs' },
  { label: 'Website', href: '/' },
]

/** Links from the sandbox to the other pages. */
function ToolLinks() {
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

function whoOf({ viewer, failure }: Acting): string {
  if (failure) return failure
  if (viewer === undefined) return ''
  return viewer ? `${viewer.firstName} ${viewer.lastName}, ${viewer.role}` : 'Nobody is signed in'
}

/** Who asks, changed by one press in a demo, and the way to the other tools. */
export function SandboxHeader() {
  const acting = useActing()
  return (
    <header className={styles.header}>
      <Heading level={1} look="h3">
        GraphQL sandbox
      </Heading>
      <Inline space={12}>
        {acting.accounts.length > 0 ? (
          <>
            <Text as="span" size="small" tone="muted">
              Act as
            </Text>
            <SegmentedControl
              label="Act as"
              segments={actors}
              value={actorOf(acting)}
              onChange={(actor) => void acting.actAs(actor)}
            />
          </>
        ) : (
          <TextLink href={paths.parentLogin}>Sign in on the site</TextLink>
        )}
        <Text as="span" size="small" tone={acting.failure ? 'danger' : 'muted'} live>
          {whoOf(acting)}
        </Text>
      </Inline>
      <ToolLinks />
    </header>
  )
}
