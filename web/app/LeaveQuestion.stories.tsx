import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { createMemoryRouter, Link, RouterProvider, useNavigate } from 'react-router'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#web/ui/Button/Button.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useUnsaved } from '#web/ui/Dialog/unsaved.ts'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { after } from './StorySteps.tsx'
import { LeaveQuestion } from './LeaveQuestion.tsx'

const meta = {
  title: 'App/Leaving a form',
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

function SettingsForm() {
  const [text, setText] = useState('')
  useUnsaved(text !== '')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setText('')
      }}
    >
      <TextField label="Street" value={text} onChange={(event) => setText(event.target.value)} />
      <Button type="submit">Save</Button>
    </form>
  )
}

function GoalDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  return (
    <FormDialog
      title="Add goal"
      onClose={onClose}
      onSubmit={onClose}
      dirty={text !== ''}
      sending={false}
      saveLabel="Save goal"
    >
      <TextField label="Goal" value={text} onChange={(event) => setText(event.target.value)} />
      <Link to="/area?section=staff">Staff</Link>
    </FormDialog>
  )
}

function Area() {
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  return (
    <Stack>
      <LeaveQuestion />
      <Link to="/area?section=staff">Staff</Link>
      <Button onClick={() => void navigate(-1)}>Back</Button>
      <Button onClick={() => setOpen(true)}>Add goal</Button>
      <SettingsForm />
      {open && (
        <GoalDialog
          onClose={() => {
            setOpen(false)
            void navigate('/area?section=settings')
          }}
        />
      )}
    </Stack>
  )
}

const routerAt = () =>
  createMemoryRouter(
    [
      { path: '/home', element: <p>Home</p> },
      { path: '/area', element: <Area /> },
    ],
    { initialEntries: ['/home', '/area?section=settings&goal=3'], initialIndex: 1 },
  )

let router = routerAt()
const here = () => router.state.location.pathname + router.state.location.search

/** Whether the browser would ask before it loads the page again. */
function asksOnReload() {
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  return leaving.defaultPrevented
}

const shown = {
  render: () => <RouterProvider router={router} useTransitions={false} />,
  beforeEach: () => {
    router = routerAt()
  },
} satisfies Story

export const Filled: Story = { ...shown, decorators: [after({ fill: 'Street', with: '12 Kiewiet Lane' })] }

// Tests

/** A form that nothing was typed into, or that is saved, lets everybody go. */
export const UntouchedAndSaved: Story = {
  name: 'Lets everybody go who has nothing to lose',
  ...shown,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(asksOnReload()).toBe(false)
    await userEvent.type(canvas.getByLabelText('Street'), '12 Kiewiet Lane')
    await waitFor(() => expect(asksOnReload()).toBe(true))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(asksOnReload()).toBe(false))
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await canvas.findByText('Home')
  },
}

/** Another section and the way back ask first; what was typed stays where the answer is to go on. */
export const AsksOnAPage: Story = {
  name: 'Asks before a page is left',
  ...shown,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const street = canvas.getByLabelText('Street')
    await userEvent.type(street, '12 Kiewiet Lane')
    for (const away of [canvas.getByRole('link', { name: 'Staff' }), canvas.getByRole('button', { name: 'Back' })]) {
      await userEvent.click(away)
      const question = await screen.findByRole('alertdialog', { name: 'Close without saving?' })
      await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(street).toHaveValue('12 Kiewiet Lane')
      await expect(here()).toBe('/area?section=settings&goal=3')
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await canvas.findByText('Home')
    await expect(asksOnReload()).toBe(false)
  },
}

/** The same over a dialog; what the dialog itself does to the address on closing is no leaving. */
export const AsksInADialog: Story = {
  name: 'Asks before a dialog is left',
  ...shown,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step('a link out of it, and the way back, ask', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add goal' }))
      await userEvent.type(await screen.findByLabelText('Goal'), 'Ties her shoes')
      await expect(asksOnReload()).toBe(true)
      const dialog = within(screen.getByRole('dialog', { name: 'Add goal' }))
      await userEvent.click(dialog.getByRole('link', { name: 'Staff' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await router.navigate(-1)
      await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(dialog.getByLabelText('Goal')).toHaveValue('Ties her shoes')
    })
    await step('saving goes on without a question', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Save goal' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(screen.queryByRole('alertdialog')).toBeNull()
      await expect(here()).toBe('/area?section=settings')
      await expect(asksOnReload()).toBe(false)
    })
  },
}
