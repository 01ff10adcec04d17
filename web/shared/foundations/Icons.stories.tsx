import type { Meta, StoryObj } from '@storybook/react-vite'
import * as lucide from 'lucide-react'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import * as styles from './Foundations.css.ts'
import { type IconName, iconGroups } from './icons.ts'

const meta = { title: 'Design system/Foundations/Icons' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  render: () => (
    <Stack space={32}>
      {Object.entries(iconGroups).map(([group, icons]) => (
        <Stack key={group} space={8}>
          <Heading level={2}>{group}</Heading>
          <Grid columnsOf={128} space={4} as="ul">
            {Object.entries(icons).map(([name, meaning]) => {
              const Icon = lucide[name as IconName]
              return (
                <li key={name} className={styles.icon}>
                  <Icon aria-hidden size={24} />
                  <code>{name}</code>
                  <span>{meaning}</span>
                </li>
              )
            })}
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
}
