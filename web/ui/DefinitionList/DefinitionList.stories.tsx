import type { Meta, StoryObj } from '@storybook/react-vite'
import { choice } from '../Foundations/controls.ts'
import * as styles from './DefinitionList.css.ts'
import { DefinitionList } from './DefinitionList.tsx'

const meta = {
  title: 'Design system/Text/DefinitionList',
  component: DefinitionList,
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{<Story />}</div>],
  args: {
    entries: [
      { term: 'Guardian', value: 'Thandi Mokoena' },
      { term: 'Telephone', value: '051 555 0123' },
      { term: 'Address', value: '4 Acacia Street\nUniversitas' },
    ],
  },
  argTypes: { look: choice(styles.look) },
} satisfies Meta<typeof DefinitionList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Sums: name at the start, amount at the end, digits lined up. */
export const Sums: Story = {
  args: {
    look: 'sums',
    entries: [
      { term: 'Registration fee, once-off', value: 'R250' },
      { term: 'Toddler full-time, a month', value: 'R2,350' },
      { term: 'Sibling discount', value: '10%' },
    ],
  },
}
