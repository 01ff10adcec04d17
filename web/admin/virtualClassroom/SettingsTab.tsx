import { Camera, type LucideIcon, Mic, MonitorUp } from 'lucide-react'
import { paths } from '#web/app/paths.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Card, Panel } from '#web/ui/Card/Card.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import type { Equipment } from './devices/DeviceDialog.tsx'
import type { SessionActions } from './useSessionDialogs.tsx'

const parts: { equipment: Equipment; title: string; text: string; icon: LucideIcon }[] = [
  { equipment: 'camera', title: 'Camera', text: 'See your picture and choose the camera.', icon: Camera },
  { equipment: 'audio', title: 'Audio', text: 'Choose the microphone, see its level, hear the speakers.', icon: Mic },
  {
    equipment: 'screen',
    title: 'Screen Sharing',
    text: 'See what the others would see of your screen.',
    icon: MonitorUp,
  },
]

/** The equipment of this computer, and the server on which rooms are made. */
export function SettingsTab({ domain, actions }: { domain: string; actions: SessionActions }) {
  return (
    <Stack>
      <Grid columnsOf={240} space={12}>
        {parts.map(({ equipment, title, text, icon: Icon }) => (
          <Card key={equipment} as="section" label={title}>
            <Stack space={12} align="start">
              <Inline space={8}>
                <Icon aria-hidden size={20} />
                <Heading level={2}>{title}</Heading>
              </Inline>
              <Text tone="muted">{text}</Text>
              <Button size="small" aria-label={`Configure ${title}`} onClick={() => actions.onDevices(equipment)}>
                Configure
              </Button>
            </Stack>
          </Card>
        ))}
      </Grid>
      <Panel title="Meeting rooms">
        <Stack space={8} align="start">
          <Text>New sessions get a room on {domain} that nobody can guess; those that are planned keep theirs.</Text>
          <TextLink to={paths.adminSection('settings')}>Choose another server</TextLink>
        </Stack>
      </Panel>
    </Stack>
  )
}
