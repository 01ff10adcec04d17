import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import * as z from 'zod/mini'
import { OperationError } from '#web/app/graphqlFetch.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { FormField } from './FormField.tsx'
import { PageForm } from './PageForm.tsx'
import { useSavedForm } from './useSavedForm.ts'

const schema = z.object({
  title: z.string().check(z.minLength(2, 'Please give a title.')),
  classId: z.string().check(z.minLength(1, 'Please choose a class.')),
  childId: z.string(),
  note: z.string().check(z.minLength(2, 'Please write a note.')),
})
type Values = z.infer<typeof schema>

const options = (...names: string[]) => names.map((name) => ({ value: name, label: name }))

function Goal({ onSave, withNote = true }: { onSave: (values: Values) => Promise<unknown>; withNote?: boolean }) {
  const form = useSavedForm<Values>({
    schema,
    defaultValues: { title: '', classId: '', childId: '', note: withNote ? '' : 'x' },
    resets: { classId: { childId: '' } },
    save: onSave,
  })
  const { field, control } = form
  return (
    <PageForm form={form} label="Goal">
      <TextField label="Title" {...field('title')} />
      <FormField
        as={SelectField}
        control={control}
        name="classId"
        label="Class"
        placeholder="Choose a class"
        options={options('Tots', 'Owls')}
      />
      <FormField
        as={SelectField}
        control={control}
        name="childId"
        label="Child"
        placeholder="Choose a child"
        options={options('Lerato', 'Thabo')}
      />
      {withNote && <TextArea label="Note" {...field('note')} />}
      <Button type="submit" pending={form.formState.isSubmitting}>
        Save
      </Button>
    </PageForm>
  )
}

const meta = {
  title: 'Design system/Forms/PageForm',
  // its tests are those of the form kit: `useSavedForm` with `PageForm` round it
  component: PageForm as unknown as typeof Goal,
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{<Story />}</div>],
  args: { onSave: fn(async () => undefined) },
  render: (args) => <Goal {...args} />,
} satisfies Meta<typeof Goal>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

export const Default: Story = {}

function Refused() {
  return (
    <PageForm
      form={{
        begin: () => undefined,
        submit: async (event) => event.preventDefault(),
        formProps: { problem: 'The goal was not saved. The class is closed since yesterday.', stale: null },
      }}
      label="Goal"
    >
      <TextField label="Title" defaultValue="Counts to ten" />
    </PageForm>
  )
}

/** What belongs to no field is said above them. */
export const Failed: Story = { render: () => <Refused /> }

async function fillIn(canvas: Canvas) {
  await userEvent.type(canvas.getByLabelText('Title'), 'Counts to ten')
  await userEvent.selectOptions(canvas.getByLabelText('Class'), 'Tots')
  await userEvent.selectOptions(canvas.getByLabelText('Child'), 'Lerato')
  await userEvent.type(canvas.getByLabelText('Note'), 'On her fingers')
}

export const FirstWrongFieldTakesTheFocus: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Title'), 'Counts to ten')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByLabelText('Class')).toHaveFocus())
    await expect(canvas.getByLabelText('Class')).toHaveAccessibleDescription('Please choose a class.')
    await expect(canvas.getByLabelText('Note')).toHaveAccessibleDescription('Please write a note.')
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** Also from a text of several lines, where Enter alone begins a new one. */
export const CtrlEnterSubmits: Story = {
  play: async ({ args, canvas }) => {
    await fillIn(canvas)
    await userEvent.keyboard('{Enter}')
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
    await userEvent.keyboard('{Meta>}{Enter}{/Meta}')
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2))
  },
}

/** The server answers when the test says so. */
let answer = (): void => undefined

/** However it is pressed: a key that is held down, a second press, another key. */
export const SubmittedOnce: Story = {
  args: {
    onSave: fn(
      () =>
        new Promise<void>((resolve) => {
          answer = resolve
        }),
    ),
  },
  play: async ({ args, canvas }) => {
    await fillIn(canvas)
    await userEvent.click(canvas.getByLabelText('Title'))
    await userEvent.keyboard('{Enter>5/}{Control>}{Enter>5/}{/Control}')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true'))
    answer()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy'))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

const refused = (fields: Record<string, string>) =>
  fn(() => Promise.reject(new OperationError('Another class has it already.', 'BAD_USER_INPUT', 400, fields)))

export const RefusedFieldTakesTheFocus: Story = {
  args: { onSave: refused({ title: 'Another class has it already.' }) },
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveFocus())
    await expect(canvas.getByLabelText('Title')).toHaveAccessibleDescription('Another class has it already.')
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** What no field on the screen says is said above the form, by the server or by the checks. */
export const WhatNoFieldSaysIsSaidAbove: Story = {
  args: { withNote: false },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Title'), 'Counts to ten')
    await userEvent.selectOptions(canvas.getByLabelText('Class'), 'Tots')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please write a note.')
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const DependentFieldIsReset: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await expect(canvas.getByLabelText('Child')).toHaveValue('Lerato')
    await userEvent.selectOptions(canvas.getByLabelText('Class'), 'Owls')
    await waitFor(() => expect(canvas.getByLabelText('Child')).toHaveValue(''))
    await expect(canvas.getByLabelText('Title')).toHaveValue('Counts to ten')
  },
}

const outer = fn(async () => undefined)

function WithDialog({ onSave }: { onSave: (values: Values) => Promise<unknown> }) {
  const [open, setOpen] = useState(false)
  const form = useSavedForm<{ name: string }>({
    schema: z.object({ name: z.string() }),
    defaultValues: { name: '' },
    save: outer,
  })
  return (
    <PageForm form={form} label="Outer">
      <TextField label="Name" {...form.field('name')} />
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} title="Inner" onClose={() => setOpen(false)}>
        <Goal onSave={onSave} />
      </Dialog>
    </PageForm>
  )
}

/** The form of a dialog is not that of the page which opened it. */
export const FormInADialogIsItsOwn: Story = {
  render: ({ onSave }) => <WithDialog onSave={onSave} />,
  play: async ({ args, canvas, canvasElement }) => {
    outer.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Inner' }))
    await fillIn(dialog as Canvas)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
    await expect(outer).not.toHaveBeenCalled()
  },
}
