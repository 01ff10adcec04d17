import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#web/ui/Button/Button.tsx'
import { dismissToast } from '#web/ui/Toast/toast.ts'
import { Band, BandHead } from '../parts/Band.tsx'
import { FormWaiting } from '../parts/FormWaiting.tsx'
import { sampleContent } from '../sampleContent.ts'
import { onPage } from '../storyFrame.tsx'
import { EnrollPage, type EnrollPageProps } from './enroll.route.tsx'

const meta = {
  title: 'Site/Enroll',
  component: EnrollPage,
  decorators: [(Story, context) => onPage(context.parameters.at as string)(Story, context)],
  parameters: {
    layout: 'fullscreen',
    at: '/enroll?view=form',
  },
  args: {
    centre: sampleContent.centre,
    fees: sampleContent.fees,
    documents: sampleContent.documents,
    onSubmit: fn(async () => 'KW-2026-0012-55190'),
  },
  beforeEach: () => {
    dismissToast()
    sessionStorage.clear()
  },
} satisfies Meta<typeof EnrollPage>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

/** The form loads when it is needed. */
const openForm = async (canvas: Canvas) => within(await canvas.findByRole('form', { name: 'Enrollment Form' }))

async function fillIn(form: Canvas) {
  await userEvent.type(form.getByLabelText("Child's full name"), 'Lerato Mokoena')
  await userEvent.type(form.getByLabelText('Date of birth'), '14/02/2024')
  // age group and program follow
  await waitFor(() => expect(form.getByLabelText('Age group')).toHaveDisplayValue('18-36 months'))
  await userEvent.type(form.getByLabelText(/^Allergies or medical conditions/), 'Mild peanut allergy.')
  await userEvent.type(form.getByLabelText('Name'), 'Thandi Mokoena')
  await userEvent.type(form.getByLabelText('E-mail address'), 'parent@kiewiet.example')
  await userEvent.type(form.getByLabelText('Phone'), '051 555 0199')
  await userEvent.type(form.getByLabelText('Home address'), '4 Acacia Street, Universitas')
  await expect(form.getByLabelText('Program')).toHaveDisplayValue('Toddlers (18-36 months)')
  await userEvent.type(form.getByLabelText('Preferred start date'), '2027-01-13')
  await userEvent.selectOptions(form.getByLabelText(/^Full-time or half-day/), 'half_day')
  await userEvent.type(form.getByLabelText(/^Brothers or sisters/), 'Thabo')
  await userEvent.click(form.getByRole('checkbox', { name: /I have read and agree/ }))
}

function Reopened(props: EnrollPageProps) {
  const [visit, setVisit] = useState(0)
  function reopen() {
    setVisit(visit + 1)
    window.scrollTo(0, 0)
  }
  return (
    <>
      <EnrollPage key={visit} {...props} />
      <Button onClick={reopen}>Open again</Button>
    </>
  )
}

const application = {
  childName: 'Lerato Mokoena',
  childDob: '2024-02-14',
  childAge: '18-36months',
  allergies: 'Mild peanut allergy. She has an emergency plan, and medicine in a red box that goes wherever she goes.',
  parentName: 'Thandi Mokoena van der Westhuizen',
  email: 'thandi.mokoena@families.example',
  phone: '051 555 0199',
  address: '4 Acacia Street, Universitas, Bloemfontein, 9301',
  program: 'toddlers',
  startDate: '2027-01-13',
  additionalInfo: '',
  termsAccepted: true,
}

/** An application that was begun before the page was loaded again. */
function begun() {
  dismissToast()
  sessionStorage.setItem('draft:enrollment', JSON.stringify(application))
}

export const Filled: Story = {
  name: 'Filled: program info',
  parameters: { at: '/enroll' },
}

export const FilledForm: Story = { name: 'Filled: form', beforeEach: begun }

export const Empty: Story = { name: 'Empty: form' }

/** Until the code of the form is there. */
export const LoadingForm: Story = {
  name: 'Loading: form',
  render: ({ centre }) => (
    <Band pad="below">
      <BandHead level={1} title="Enrollment Form" />
      <FormWaiting rows={8} centre={centre} />
    </Band>
  ),
}

// Tests

export const Info: Story = {
  ...Filled,
  name: 'Leads from the three steps to the form',
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'))
    await expect(main.getByRole('heading', { name: 'Complete Registration' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Enroll Now' })).toHaveAttribute('href', '/enroll?view=form')
    await expect(main.getByRole('link', { name: /Fee structure 2024/ })).toHaveAttribute(
      'href',
      '/documents/fee-structure-2024.pdf',
    )
    await expect(main.getByRole('row', { name: /Toddler.*R2,400 R2,250/ })).toBeVisible()
  },
}

/** An empty form sends nothing and says what is missing, in one place and under each field. */
export const NothingFilledIn: Story = {
  name: 'Names everything that is missing',
  play: async ({ args, canvas }) => {
    const form = await openForm(canvas)
    await userEvent.click(form.getByRole('button', { name: 'Submit Enrollment' }))
    const summary = within(await form.findByRole('alert'))
    await expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
      "Child's name must be at least 2 characters.",
      'Please enter a valid date of birth.',
      "Please select your child's age group.",
      "Parent's name must be at least 2 characters.",
      'Please enter a valid email address.',
      'Please enter a valid phone number.',
      'Address must be at least 5 characters.',
      'Please select a program.',
      'Please select a start date.',
      'You must accept the terms and conditions.',
    ])
    await userEvent.click(summary.getByRole('link', { name: 'Please select a program.' }))
    await expect(form.getByLabelText('Program')).toHaveFocus()
    await expect(form.getByLabelText('Phone')).toHaveAccessibleDescription('Please enter a valid phone number.')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** While it is sent the button says so; then the form is empty again and a confirmation stands above it. */
export const Confirms: Story = {
  name: 'Sends the application once and confirms it',
  args: { onSubmit: fn(() => new Promise<string>((resolve) => setTimeout(() => resolve('KW-2026-0012-55190'), 150))) },
  play: async ({ args, canvas }) => {
    const form = await openForm(canvas)
    await fillIn(form)
    await userEvent.click(form.getByRole('button', { name: 'Submit Enrollment' }))
    const button = await form.findByRole('button', { name: 'Submitting...' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveFocus()
    // neither the button nor Enter sends it once more
    await userEvent.click(button)
    await userEvent.type(form.getByLabelText('Phone'), '{Enter}')
    await waitFor(() => expect(canvas.getByText('Enrollment Submitted!')).toBeVisible())
    await expect(
      canvas.getByText("Thank you for enrolling. We'll contact you soon to confirm your child's place."),
    ).toBeVisible()
    await expect(form.getByRole('status')).toHaveTextContent("We've received your application")
    await expect(form.getByRole('status')).toHaveFocus()
    await expect(form.getByRole('status')).toHaveTextContent('KW-2026-0012-55190')
    await expect(form.getByRole('link', { name: 'check its status' })).toHaveAttribute(
      'href',
      '/application#KW-2026-0012-55190',
    )
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        childName: 'Lerato Mokoena',
        childDob: '2024-02-14',
        childAge: '18-36months',
        program: 'toddlers',
        startDate: '2027-01-13',
        dayPlan: 'half_day',
        siblingNames: 'Thabo',
        termsAccepted: true,
      }),
    )
    await expect(form.queryByLabelText("Child's full name")).toBeNull()
    await expect(sessionStorage.getItem('draft:enrollment')).toBeNull()
  },
}

/** Age group and program are chosen by the date of birth, as long as nobody chooses them. */
export const FollowsBirthday: Story = {
  name: 'Fills in age group and program by the date of birth',
  play: async ({ canvas }) => {
    const form = await openForm(canvas)
    const birth = form.getByLabelText('Date of birth')
    await userEvent.type(birth, '14/02/2024')
    await waitFor(() => expect(form.getByLabelText('Age group')).toHaveDisplayValue('18-36 months'))
    await userEvent.type(form.getByLabelText('Preferred start date'), '13/04/2027')
    await waitFor(() => expect(form.getByLabelText('Program')).toHaveDisplayValue('Preschool (3-5 years)'))
    await userEvent.selectOptions(form.getByLabelText('Program'), 'Toddlers (18-36 months)')
    await userEvent.clear(birth)
    await userEvent.type(birth, '14/02/2022')
    await waitFor(() => expect(form.getByLabelText('Age group')).toHaveDisplayValue('3-5 years'))
    await expect(form.getByLabelText('Program')).toHaveDisplayValue('Toddlers (18-36 months)')
  },
}

export const AnotherChild: Story = {
  name: 'Keeps the family for another child',
  play: async ({ args, canvas }) => {
    const form = await openForm(canvas)
    await fillIn(form)
    await userEvent.click(form.getByRole('button', { name: 'Submit Enrollment' }))
    const again = await form.findByRole('button', { name: 'Add another child' })
    await expect(form.queryByRole('button', { name: 'Submit Enrollment' })).toBeNull()
    await userEvent.click(again)
    await expect(form.getByLabelText("Child's full name")).toHaveFocus()
    await expect(form.getByLabelText("Child's full name")).toHaveValue('')
    await expect(form.getByLabelText('Date of birth')).toHaveValue('')
    await expect(form.getByRole('checkbox', { name: /I have read/ })).not.toBeChecked()
    await expect(form.getByLabelText('Phone')).toHaveValue('051 555 0199')
    await expect(form.getByLabelText('Preferred start date')).toHaveValue('13/01/2027')
    await userEvent.type(form.getByLabelText("Child's full name"), 'Thabo Mokoena')
    await userEvent.type(form.getByLabelText('Date of birth'), '01/03/2022')
    await waitFor(() => expect(form.getByLabelText('Program')).toHaveDisplayValue('Preschool (3-5 years)'))
    await userEvent.click(form.getByRole('checkbox', { name: /I have read/ }))
    await userEvent.click(form.getByRole('button', { name: 'Submit Enrollment' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2))
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ childName: 'Thabo Mokoena', parentName: 'Thandi Mokoena', program: 'preschool' }),
    )
  },
}

/** Without a mail server nobody else knows the reference. */
export const SentWithoutMail: Story = {
  name: 'Asks to note the reference where no mail leaves',
  args: { centre: { ...sampleContent.centre, sendsMail: false } },
  play: async ({ canvas }) => {
    const form = await openForm(canvas)
    await fillIn(form)
    await userEvent.click(form.getByRole('button', { name: 'Submit Enrollment' }))
    await waitFor(() => expect(form.getByRole('status')).toHaveTextContent(/Please note the reference/))
  },
}

/** Answers that may be slips are asked about, and nothing is sent before they are confirmed or changed. */
export const AskedAgain: Story = {
  name: 'Asks about answers that may be slips',
  play: async ({ args, canvas }) => {
    const form = await openForm(canvas)
    await fillIn(form)
    const birth = form.getByLabelText('Date of birth')
    await userEvent.clear(birth)
    await userEvent.type(birth, '14/02/2019')
    await waitFor(() => expect(form.getByLabelText('Age group')).toHaveDisplayValue('5-6 years'))
    await userEvent.selectOptions(form.getByLabelText('Age group'), '18-36 months')
    await userEvent.click(form.getByRole('button', { name: 'Submit Enrollment' }))
    const question = await form.findByRole('group', { name: 'Is that right?' })
    await waitFor(() => expect(question).toHaveFocus())
    await expect(question).toHaveTextContent(/Lerato is \d+ years old, but the age group is 18-36 months\./)
    await userEvent.click(within(question).getByRole('button', { name: 'No, change it' }))
    await expect(form.getByLabelText('Age group')).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(form.getByRole('button', { name: 'Submit Enrollment' }))
    await userEvent.click(await form.findByRole('button', { name: 'Yes, send it' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  },
}

export const SaysItFailed: Story = {
  name: 'Keeps what was typed when it fails',
  args: { onSubmit: fn(() => Promise.reject(new TypeError('Failed to fetch'))) },
  play: async ({ canvas }) => {
    const form = await openForm(canvas)
    await fillIn(form)
    await userEvent.click(form.getByRole('button', { name: 'Submit Enrollment' }))
    await waitFor(() =>
      expect(
        canvas.getByText('There was an error submitting your enrollment. Please try again or contact us directly.'),
      ).toBeVisible(),
    )
    dismissToast()
    await expect(form.getByRole('alert')).toHaveTextContent(/Your application was not sent\..*Please check it/)
    await expect(form.getByRole('button', { name: 'Submit Enrollment' })).toHaveFocus()
    await expect(form.getByLabelText("Child's full name")).toHaveValue('Lerato Mokoena')
    await expect(form.getByLabelText('Preferred start date')).toHaveValue('13/01/2027')
    await expect(form.getByRole('checkbox', { name: /I have read/ })).toBeChecked()
  },
}

/** The page of a program leads to a form that begins with it; the date of birth knows better. */
export const FromAProgram: Story = {
  name: 'Begins with the program of the page that led here',
  parameters: { at: '/enroll?view=form&program=preschool' },
  play: async ({ canvas }) => {
    const form = await openForm(canvas)
    await expect(form.getByLabelText('Program')).toHaveDisplayValue('Preschool (3-5 years)')
    await expect(form.getByLabelText('Age group')).toHaveDisplayValue('3-5 years')
    await expect(canvas.getByRole('link', { name: 'Back to Program Info' })).toHaveAttribute(
      'href',
      '/enroll?program=preschool',
    )
    await userEvent.type(form.getByLabelText('Date of birth'), '14/02/2024')
    await waitFor(() => expect(form.getByLabelText('Age group')).toHaveDisplayValue('18-36 months'))
    await expect(form.getByLabelText('Program')).toHaveDisplayValue('Toddlers (18-36 months)')
  },
}

/** What was typed is there again after leaving the form and after a reload. */
export const Kept: Story = {
  name: 'Keeps what was typed when the form is left',
  render: (args) => <Reopened {...args} />,
  play: async ({ canvas }) => {
    const form = await openForm(canvas)
    await userEvent.type(form.getByLabelText("Child's full name"), 'Sipho Dlamini')
    await userEvent.type(form.getByLabelText('Date of birth'), '01/03/2023')
    await expect(canvas.getByRole('link', { name: 'Back to Program Info' })).toHaveAttribute('href', '/enroll')
    await userEvent.click(canvas.getByRole('button', { name: 'Open again' }))
    const again = await openForm(canvas)
    await waitFor(() => expect(again.getByLabelText("Child's full name")).toHaveValue('Sipho Dlamini'))
    await expect(again.getByLabelText('Date of birth')).toHaveValue('01/03/2023')
  },
}

/** A calendar opens where its field is: the page stays as it was scrolled. */
export const CalendarInPlace: Story = {
  name: 'Opens a calendar where its field is',
  play: async ({ canvas, canvasElement }) => {
    const form = await openForm(canvas)
    const [, opener] = form.getAllByRole('button', { name: 'Open calendar' })
    opener?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const before = window.scrollY
    await expect(before).toBeGreaterThan(200)
    await userEvent.click(opener as HTMLElement)
    const calendar = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Choose a date' })
    await waitFor(() => expect(calendar).toBeVisible())
    await expect(window.scrollY).toBe(before)
    await userEvent.keyboard('{Escape}')
  },
}
