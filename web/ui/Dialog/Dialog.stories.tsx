import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { watchFocus } from '../focus.ts'
import { TextField } from '../Field/TextField.tsx'
import { Menu, MenuItem } from '../Menu/Menu.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Toaster } from '../Toast/Toaster.tsx'
import { dismissToast, toast } from '../Toast/toast.ts'
import { ConfirmDialog, Dialog } from './Dialog.tsx'
import { DialogHistory, watchDialogHistory } from './dialogHistory.ts'
import { Drawer } from './Drawer.tsx'

const meta = { title: 'Design system/Dialog' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const saved = fn()

function AddGoal() {
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  function close() {
    setOpen(false)
    setText('')
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add goal</Button>
      <Dialog
        open={open}
        onClose={close}
        dirty={text !== ''}
        title="Add goal"
        description="Something Lerato is working towards this term."
        onSubmit={(event) => {
          event.preventDefault()
          saved(text)
          close()
        }}
        actions={
          <>
            <Button size="small" onClick={close}>
              Cancel
            </Button>
            <Button size="small" tone="primary" type="submit">
              Save goal
            </Button>
          </>
        }
      >
        <Stack>
          <TextField label="Goal" value={text} onChange={(event) => setText(event.target.value)} />
          <TextField label="Target date" optional placeholder="dd/mm/yyyy" />
        </Stack>
      </Dialog>
    </>
  )
}

export const Open: Story = {
  render: () => <AddGoal />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add goal' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add goal' })
    await waitFor(() => expect(within(dialog).getByLabelText('Goal')).toHaveFocus())
  },
}

const undone = fn()

/** What was done from a dialog that stays open is announced, and can be undone without closing the dialog. */
export const ToastAboveADialog: Story = {
  render: () => (
    <>
      <Dialog open onClose={() => saved('closed')} title="Register">
        <Button onClick={() => toast({ title: 'Marked absent', action: { label: 'Undo', onPress: undone } })}>
          Absent
        </Button>
      </Dialog>
      <Toaster />
    </>
  ),
  play: async () => {
    saved.mockClear()
    undone.mockClear()
    await userEvent.click(await screen.findByRole('button', { name: 'Absent' }))
    const announced = await screen.findByRole('status')
    await waitFor(() => expect(announced).toHaveTextContent('Marked absent'))
    await expect(announced.closest('[inert], [aria-hidden="true"]')).toBeNull()
    await userEvent.click(within(announced).getByRole('button', { name: 'Undo' }))
    await expect(undone).toHaveBeenCalledTimes(1)
    await expect(saved).not.toHaveBeenCalled()
    await expect(screen.getByRole('dialog', { name: 'Register' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Absent' }))
    within(announced).getByRole('button', { name: 'Undo' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(undone).toHaveBeenCalledTimes(2)
    await expect(saved).not.toHaveBeenCalled()
    await expect(screen.getByRole('dialog', { name: 'Register' })).toBeVisible()
  },
}

function LongWork() {
  const [phase, setPhase] = useState<'waiting' | 'running' | 'done'>('waiting')
  const [open, setOpen] = useState(true)
  useEffect(() => {
    if (phase !== 'running') return
    const timer = setTimeout(() => setPhase('done'), 1500)
    return () => clearTimeout(timer)
  }, [phase])
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      busy={phase === 'running'}
      title="Bill the month"
      actions={
        phase === 'waiting' ? (
          <Button onClick={() => setPhase('running')}>Bill</Button>
        ) : (
          <Button onClick={() => setOpen(false)}>Close</Button>
        )
      }
    >
      <Text>{phase}</Text>
    </Dialog>
  )
}

/** The second press of a double click is not meant for the button that comes under the pointer. */
export const DoubleClick: Story = {
  render: () => <LongWork />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Bill the month' }))
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Bill' }))
    await expect(await dialog.findByText('running')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect(await dialog.findByText('done', {}, { timeout: 10_000 })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Untouched it closes at once and the focus goes back. */
export const EscapeCloses: Story = {
  render: () => <AddGoal />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Add goal' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Add goal' })
    await waitFor(() => expect(within(dialog).getByLabelText('Goal')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** After something was typed, Escape asks first. */
function FromAMenu() {
  const [step, setStep] = useState<'closed' | 'reading' | 'form'>('closed')
  const close = () => setStep('closed')
  return (
    <>
      <Menu button={<Button>More</Button>}>
        <MenuItem onSelect={() => setStep('reading')}>Edit goal</MenuItem>
      </Menu>
      {step === 'reading' && (
        <Dialog open onClose={close} title="Reading the goal">
          <Button onClick={() => setStep('form')}>Go on</Button>
        </Dialog>
      )}
      {step === 'form' && (
        <Dialog open onClose={close} title="Edit goal">
          <TextField label="Goal" />
        </Dialog>
      )}
    </>
  )
}

/** Neither the entry of the menu nor the dialog that read the goal is there any more. */
export const GoesBackToTheMenu: Story = {
  render: () => <FromAMenu />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'More' })
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit goal' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Go on' }))
    const dialog = await screen.findByRole('dialog', { name: 'Edit goal' })
    await waitFor(() => expect(within(dialog).getByLabelText('Goal')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

function Goals() {
  const [goals, setGoals] = useState(['Counts to ten', 'Ties her shoes', 'Tells a story'])
  const [deleting, setDeleting] = useState<string | null>(null)
  useEffect(watchFocus, [])
  // as in the product the list is read again once the dialog is closed
  const remove = (goal: string) => setTimeout(() => setGoals((all) => all.filter((other) => other !== goal)), 50)
  return (
    <>
      <ul>
        {goals.map((goal) => (
          <li key={goal}>
            {goal} <Button onClick={() => setDeleting(goal)}>Delete {goal}</Button>
          </li>
        ))}
      </ul>
      {deleting && (
        <ConfirmDialog
          open
          danger
          title="Delete goal?"
          confirmLabel="Delete goal"
          onCancel={() => setDeleting(null)}
          onConfirm={() => {
            remove(deleting)
            setDeleting(null)
          }}
        />
      )}
    </>
  )
}

/** A row that was deleted takes its button along: the focus goes to the next row, and from the last one to that before. */
export const RowIsGone: Story = {
  render: () => <Goals />,
  play: async ({ canvas }) => {
    const remove = async (goal: string) => {
      canvas.getByRole('button', { name: `Delete ${goal}` }).focus()
      await userEvent.keyboard('{Enter}')
      const question = within(await screen.findByRole('alertdialog', { name: 'Delete goal?' }))
      await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus())
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.queryByText(goal)).toBeNull())
    }
    await remove('Counts to ten')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete Ties her shoes' })).toHaveFocus())
    await remove('Tells a story')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete Ties her shoes' })).toHaveFocus())
  },
}

export const EscapeAsks: Story = {
  render: () => <AddGoal />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add goal' }))
    const goal = await screen.findByLabelText('Goal')
    await userEvent.type(goal, 'Ties her shoes')
    await userEvent.keyboard('{Escape}')
    const question = await screen.findByRole('alertdialog', { name: 'Close without saving?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(goal).toHaveValue('Ties her shoes')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Enter in a field sends the form. */
export const Sends: Story = {
  render: () => <AddGoal />,
  play: async ({ canvasElement }) => {
    saved.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add goal' }))
    await userEvent.type(await screen.findByLabelText('Goal'), 'Counts to ten{Enter}')
    await expect(saved).toHaveBeenCalledWith('Counts to ten')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

const answered = fn()

export const Confirm: Story = {
  render: () => (
    <ConfirmDialog
      open
      danger
      title="Delete activity?"
      text="Are you sure you want to delete this activity?"
      confirmLabel="Delete activity"
      onConfirm={() => answered('yes')}
      onCancel={() => answered('no')}
    />
  ),
  play: async () => {
    answered.mockClear()
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete activity?' })
    await expect(dialog).toHaveAccessibleDescription('Are you sure you want to delete this activity?')
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete activity' }))
    await expect(answered).toHaveBeenCalledWith('yes')
  },
}

export const LongContent: Story = {
  render: () => (
    <Dialog open onClose={fn()} title="House rules" actions={<Button size="small">Close</Button>}>
      <Stack>
        {Array.from({ length: 30 }, (_, rule) => (
          <Text key={rule}>
            Rule {rule + 1}: children are collected by the people on the list, who bring their identity document.
          </Text>
        ))}
      </Stack>
    </Dialog>
  ),
  play: async () => {
    const actions = (await screen.findAllByRole('button', { name: 'Close' })).at(-1)
    await expect(actions?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

/** A message leaves the buttons of a dialog free that is as high as the screen, and goes to its usual place afterwards. */
export const ToastBesideTheButtons: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => {
    const Tall = () => {
      const [open, setOpen] = useState(true)
      return (
        <>
          <Dialog
            open={open}
            onClose={() => setOpen(false)}
            size="large"
            title="Register"
            actions={<Button onClick={() => toast({ title: 'Marked absent', duration: 60_000 })}>Save</Button>}
          >
            <Stack>
              {Array.from({ length: 40 }, (_, child) => (
                <Text key={child}>Child {child + 1}</Text>
              ))}
            </Stack>
          </Dialog>
          <Toaster />
        </>
      )
    }
    return <Tall />
  },
  play: async () => {
    const save = await screen.findByRole('button', { name: 'Save' })
    await userEvent.click(save)
    const message = await screen.findByText('Marked absent')
    const box = (element: Element) => element.getBoundingClientRect()
    await waitFor(() => expect(box(message).bottom).toBeLessThan(window.innerHeight / 3))
    await expect(box(save).top).toBeGreaterThan(box(message).bottom)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(box(message).top).toBeGreaterThan(window.innerHeight / 2))
    dismissToast()
  },
}

function PhoneMenu() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Menu</Button>
      <Drawer open={open} onClose={() => setOpen(false)} title="Menu">
        <Text>Billing</Text>
      </Drawer>
    </>
  )
}

export const InADrawer: Story = {
  render: () => <PhoneMenu />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Menu' })
    await userEvent.click(opener)
    await screen.findByRole('dialog', { name: 'Menu' })
    await userEvent.click(await screen.findByRole('button', { name: 'Close menu' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

const goBack = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true })
    window.history.back()
  })

/** Going back closes a dialog and leaves the page; where something was typed it asks first. */
export const GoesBack: Story = {
  render: () => (
    <DialogHistory value={true}>
      <AddGoal />
    </DialogHistory>
  ),
  beforeEach: () => watchDialogHistory(),
  play: async ({ canvasElement, step }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Add goal' })
    const address = window.location.href
    const entries = window.history.length
    await step('an empty one closes', async () => {
      await userEvent.click(opener)
      await screen.findByLabelText('Goal')
      await expect(window.history.length).toBe(entries + 1)
      await goBack()
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
    await step('one in which something was typed asks, and can be gone on with', async () => {
      await userEvent.click(opener)
      const goal = await screen.findByLabelText('Goal')
      await userEvent.type(goal, 'Ties her shoes')
      await goBack()
      const question = await screen.findByRole('alertdialog', { name: 'Close without saving?' })
      await goBack()
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(goal).toHaveValue('Ties her shoes')
      await expect(question).not.toBeInTheDocument()
      await goBack()
      await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
    await expect(window.location.href).toBe(address)
  },
}
