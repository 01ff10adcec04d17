import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { CommentField, type CommentFieldProps } from './CommentField.tsx'

function Comment(props: Omit<CommentFieldProps, 'onText' | 'ref'>) {
  const [text, setText] = useState('Lerato was with us every day.')
  return (
    <div style={{ maxWidth: 560, paddingBottom: 360 }}>
      <CommentField
        {...props}
        ref={() => undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onText={setText}
      />
    </div>
  )
}

const meta = {
  title: 'Admin/Shared/CommentField',
  component: Comment,
  args: { child: { id: 9101, firstName: 'Lerato' }, topics: ['general'], label: "Teacher's comments" },
} satisfies Meta<typeof Comment>
export default meta
type Story = StoryObj<typeof meta>

const open = async (canvasElement: HTMLElement) => {
  const button = within(canvasElement).getByRole('button', { name: 'Insert a phrase' })
  button.focus()
  await userEvent.keyboard('{Enter}')
  return within(await screen.findByRole('menu', { name: "Phrases for Teacher's comments" }))
}

export const Open: Story = {
  tags: ['!interaction', 'dark-scheme'],
  play: async ({ canvasElement }) => {
    await expect((await open(canvasElement)).getAllByRole('menuitem')).toHaveLength(8)
  },
}

export const NoChildYet: Story = { name: 'Nobody chosen yet', args: { child: null } }

// Tests

export const ByKeyboard: Story = {
  name: 'Puts a phrase with the name and the chosen pronoun after what is written, and remembers the pronoun',
  args: { child: { id: 9102, firstName: 'Lerato' }, level: 'excellent' },
  play: async ({ canvasElement }) => {
    const menu = await open(canvasElement)
    await expect(menu.getByRole('group', { name: 'Excellent' })).toBeVisible()
    await expect(menu.getByRole('menuitem', { name: /^It is a joy to teach Lerato: they brought/ })).toBeVisible()
    await userEvent.click(menu.getByRole('menuitemradio', { name: 'she' }))
    await expect(menu.getByRole('menuitemradio', { name: 'she' })).toBeChecked()
    menu.getByRole('menuitemradio', { name: 'she' }).focus()
    await userEvent.keyboard('{End}{Enter}')
    const comment = within(canvasElement).getByRole('textbox', { name: "Teacher's comments" })
    await waitFor(() =>
      expect(comment).toHaveValue(
        'Lerato was with us every day. It is a joy to teach Lerato: she brought curiosity and kindness to our class every day.',
      ),
    )
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect((await open(canvasElement)).getByRole('menuitemradio', { name: 'she' })).toBeChecked()
  },
}

export const AtTheCursor: Story = {
  name: 'Puts phrases where the cursor was, one after the other',
  args: { child: { id: 9103, firstName: 'Lerato' }, level: 'excellent' },
  play: async ({ canvasElement }) => {
    const comment = within(canvasElement).getByRole<HTMLTextAreaElement>('textbox', { name: "Teacher's comments" })
    await userEvent.type(comment, 'Well done! ', { initialSelectionStart: 0, initialSelectionEnd: 0 })
    const insert = async (phrase: RegExp) => {
      await userEvent.click((await open(canvasElement)).getByRole('menuitem', { name: phrase }))
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    }
    await insert(/^It is a joy/)
    await insert(/^It is a joy/)
    await expect(comment.value).toMatch(
      /^Well done! It is a joy .* every day\. It is a joy .* every day\. Lerato was with us every day\.$/,
    )
  },
}
