import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { type Acting, ActingContext, type DemoAccount } from './acting.ts'
import { SandboxHeader } from './SandboxHeader.tsx'

const accounts: DemoAccount[] = ['parent', 'teacher', 'admin'].map((role) => ({
  username: role,
  email: `${role}@kiewiet.example`,
  password: '',
  role,
}))

const annelie: NonNullable<Acting['viewer']> = {
  id: 1,
  email: 'admin@kiewiet.example',
  firstName: 'Annelie',
  lastName: 'Kruger',
  role: 'admin',
  mustChangePassword: false,
}

const meta = {
  title: 'Sandbox/Header',
  parameters: { layout: 'fullscreen' },
  args: { accounts, viewer: null, failure: null, actAs: fn(async () => undefined) },
  render: (acting) => (
    <ActingContext value={acting}>
      <SandboxHeader />
    </ActingContext>
  ),
} satisfies Meta<Acting>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { args: { viewer: annelie } }

export const Guest: Story = {}

export const Loading: Story = { args: { viewer: undefined } }

export const Failed: Story = { args: { failure: 'The server cannot be reached.' } }

export const WithoutDemo: Story = { name: 'Without demo accounts', args: { accounts: [] } }
