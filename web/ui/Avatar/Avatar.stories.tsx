import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { tone } from '../Blob/Blob.css.ts'
import { choice, oneOf, toggle, words } from '../Foundations/controls.ts'
import { Inline } from '../Inline/Inline.tsx'
import { Avatar, initialsOf } from './Avatar.tsx'

const meta = {
  title: 'Design system/Pictures/Avatar',
  component: Avatar,
  args: { name: 'Amahle Dlamini' },
  argTypes: {
    name: words,
    src: oneOf(['', '/art/avatar-1.svg', '/art/avatar-7.svg']),
    tone: choice(tone),
    size: oneOf([28, 32, 36, 44, 64]),
    blob: toggle,
  },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { size: 64 } }

/** The same name always gets the same colour. */
export const Initials: Story = {
  render: () => (
    <Inline>
      {['Amahle Dlamini', 'Ben Fourie', 'Mia van Wyk', 'Zoë Jacobs', 'Sipho Nkosi'].map((name) => (
        <Avatar key={name} name={name} size={44} />
      ))}
    </Inline>
  ),
}

/** Pictures; a demo has drawn faces. */
export const Picture: Story = {
  render: () => (
    <Inline>
      <Avatar name="Lerato Mokoena" src="/art/avatar-1.svg" size={64} blob />
      <Avatar name="Thabo Mokoena" src="/art/avatar-2.svg" size={44} />
      <Avatar name="Zoë van Wyk" src="/art/avatar-3.svg" size={28} />
    </Inline>
  ),
}

export const SmallWordsKeepTheirLetters: Story = {
  ...Initials,
  play: async () => {
    await expect(initialsOf('Mia van Wyk')).toBe('MvW')
    await expect(initialsOf('Johanna Maria van der Merwe')).toBe('JM')
  },
}
