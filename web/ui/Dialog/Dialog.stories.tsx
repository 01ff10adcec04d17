import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { TextField } from '../Field/TextField.tsx'
import { choice, toggle, words } from '../Foundations/controls.ts'
import { Menu, MenuItem } from '../Menu/Menu.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Toaster } from '../Toast/Toaster.tsx'
import { dismissToast, toast } from '../Toast/toast.ts'
import { Dialog } from './Dialog.tsx'
import * as styles from './Dialog.css.ts'
import { DialogHistory, watchDialogHistory } from './dialogHistory.ts'

const meta = {
  title: 'Design system/Overlays/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '460px' } } },
  args: {
    open: true,
    onClose: fn(),
    title: 'Add goal',
    description: 'Something Lerato is working towards this term.',
    children: (
      <Stack>
        <TextField label="Goal" />
        <TextField label="Target date" optional placeholder="dd/mm/yyyy" />
      </Stack>
    ),
    actions: (
      <>
        <Button size="small">Cancel</Button>
        <Button size="small" tone="primary">
          Save goal
        </Button>
      </>
    ),
  },
  argTypes: { open: toggle, title: words, description: words, size: choice(styles.size) },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Head and actions stay while the content scrolls. */
export const Long: Story = {
  args: {
    title: 'House rules',
    description: undefined,
    children: (
      <Stack>
        {Array.from({ length: 30 }, (_, rule) => (
          <Text key={rule}>
            Rule {rule + 1}: children are collected by the people on the list, who bring their identity document.
          </Text>
        ))}
      </Stack>
    ),
    actions: <Button size="small">Close</Button>,
  },
}

/** `size="large"` for a table or two columns. */
export const Large: Story = { args: { size: 'large' } }

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

export const FirstFieldTakesTheFocus: Story = {
  render: () => <AddGoal />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add goal' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add goal' })
    await waitFor(() => expect(within(dialog).getByLabelText('Goal')).toHaveFocus())
  },
}

const undone = fn()

/** What was done from a dialog that stays open is announced, and can be undone without closing the dialog. */
export const ToastIsAboveIt: Story = {
  render: () => (
    <>
      <Dialog onClose={() => saved('closed')} title="Register">
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
export const SecondPressOfADoubleClickIsIgnored: Story = {
  render: () => <LongWork />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Bill the month' }))
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Bill' }))
    await expect(await dialog.findByText('running')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect(await dialog.findByText('done')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Untouched it closes at once and the focus goes back. */
export const EscapeClosesIt: Story = {
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

function FromAMenu() {
  const [step, setStep] = useState<'closed' | 'reading' | 'form'>('closed')
  const close = () => setStep('closed')
  return (
    <>
      <Menu button={<Button>More</Button>}>
        <MenuItem onSelect={() => setStep('reading')}>Edit goal</MenuItem>
      </Menu>
      {step === 'reading' && (
        <Dialog onClose={close} title="Reading the goal">
          <Button onClick={() => setStep('form')}>Go on</Button>
        </Dialog>
      )}
      {step === 'form' && (
        <Dialog onClose={close} title="Edit goal">
          <TextField label="Goal" />
        </Dialog>
      )}
    </>
  )
}

/** Neither the entry of the menu nor the dialog that read the goal is there any more. */
export const FocusGoesBackToTheMenu: Story = {
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

/** After something was typed, Escape asks first. */
export const EscapeAsksWhereSomethingWasTyped: Story = {
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
export const EnterSendsTheForm: Story = {
  render: () => <AddGoal />,
  play: async ({ canvasElement }) => {
    saved.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add goal' }))
    await userEvent.type(await screen.findByLabelText('Goal'), 'Counts to ten{Enter}')
    await expect(saved).toHaveBeenCalledWith('Counts to ten')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const ActionsStayOnTheScreen: Story = {
  ...Long,
  play: async () => {
    const actions = (await screen.findAllByRole('button', { name: 'Close' })).at(-1)
    await expect(actions?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

/** A message leaves the buttons of a dialog free that is as high as the screen, and goes to its usual place afterwards. */
export const ToastLeavesTheButtonsFree: Story = {
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

const goBack = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true })
    window.history.back()
  })

/** Going back closes a dialog and leaves the page; where something was typed it asks first. */
export const BackNavigationClosesIt: Story = {
  render: () => (
    <DialogHistory value={true}>
      <AddGoal />
    </DialogHistory>
  ),
  beforeEach: () => watchDialogHistory(),
  play: async ({ canvasElement, step }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Add goal' })
    const address = window.location.href
    // what an earlier story went back from, or the dialog that it left open, would still count without a new entry
    window.history.pushState(null, '')
    await step('an empty one closes', async () => {
      await userEvent.click(opener)
      await screen.findByLabelText('Goal')
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
