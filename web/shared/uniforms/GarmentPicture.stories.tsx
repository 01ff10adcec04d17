import type { Meta, StoryObj } from '@storybook/react-vite'
import { choice } from '#web/ui/Foundations/controls.ts'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import * as styles from './GarmentPicture.css.ts'
import { GarmentPicture } from './GarmentPicture.tsx'

const garments = ['Shirt', 'Shirt, long sleeve', 'Shorts', 'Dress', 'Tracksuit', 'Hat', 'Bag', 'Water bottle']

const meta = {
  title: 'Design system/Pictures/GarmentPicture',
  component: GarmentPicture,
  decorators: [(Story) => <div style={{ maxWidth: 240 }}>{<Story />}</div>],
  args: { item: { name: 'Summer dress', category: 'Dress' } },
  argTypes: { size: choice(styles.size) },
} satisfies Meta<typeof GarmentPicture>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** What we have no drawing of gets the last one. */
export const All: Story = {
  decorators: [(Story) => <div style={{ width: 640, maxWidth: '100%' }}>{<Story />}</div>],
  render: () => (
    <Grid columnsOf={140}>
      {garments.map((name) => (
        <div key={name}>
          <GarmentPicture item={{ name, category: name }} />
          <Text size="small">{name}</Text>
        </div>
      ))}
    </Grid>
  ),
}
