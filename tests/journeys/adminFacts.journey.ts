import type { Locator, Page } from '@playwright/test'
import { expect, sectionLink, test } from './journey.ts'

/** What the admin area says, as staff read it in a new demo: the labels, lists and figures of the specification. */

// nobody else adds to what is counted here
test.use({ centre: 'facts' })

test.beforeEach(({ page }) =>
  page.request.post('/api/auth/login', { data: { username: 'admin', password: 'kiewiet-admin' } }),
)

/** The tabs of each section, what each of them says, and the buttons that stand beside. */
const screens: Record<string, Record<string, string[]>> = {
  Gallery: { 'All Images': ['Published'], Featured: ['Play mat'], Categories: ['Add Category'] },
  'School Info': { Notices: ['Add Notice'], Programs: ['Infant Program', 'Toddler Program', 'Preschool Program'] },
  Students: { Students: ['Add Student'], Parents: ['Add Parent'], 'Parent-Student Links': ['Link Parent'] },
  'Parent-Child Links': { Relationships: ['Link Parent'], Parents: ['Add Parent'], Children: ['89 students'] },
  Classrooms: {
    '': ['Discoverers', 'Explorers', 'Little Learners', 'Young Scholars', 'Future Leaders', 'Adventurers'],
  },
  'Report Cards': { '': ['Published', 'Total Students', 'Create Report Card', 'Send Notification'] },
  Attendance: {
    'Student Attendance': ['Date', 'Mark all present'],
    'Staff Attendance': ['Date', 'Present', 'Absent', 'Late', 'On Leave'],
  },
  Activities: {
    Activities: ['Add Activity', 'Class concert'],
    'Create Activity': ['Title', 'Date', 'Time', 'Location', 'Target class', 'Image URL (optional)'],
    'Calendar View': ['Mon', 'Sun'],
  },
  'Academic Reports': {
    'View Reports': ['New Report', 'Send to Parents'],
    Templates: [
      'Standard Progress Report',
      'Behavioural Assessment',
      'Academic Achievement',
      'Development Report',
      'Special Needs Report',
      'Term End Assessment',
      'Monthly Progress Update',
    ],
    Analytics: ['Reports by month', 'Reports by type', 'Reports by class'],
  },
  Timetables: {
    '': [
      'Export',
      'Add Entry',
      'Quick Actions',
      'Create Template',
      'Bulk Edit',
      'Export Timetable',
      'Total Classes',
      'Weekly Entries',
      'Active Teachers',
      'Available Subjects',
    ],
  },
  'Learning Progress': {
    Overview: [
      'Add Assessment',
      'Class Average',
      'Top Performer',
      'Needs Support',
      'Literacy & Language',
      'Numeracy & Math',
      'Social & Emotional',
      'Motor Skills',
      'Creative Arts',
    ],
    Record: ['View Details', 'Add Record'],
    Plan: ['Create Learning Plan', 'Learning Goal', 'Target Date'],
    Track: ['Active Goals', 'On Track', 'Completed', 'Update Progress', 'View Details'],
  },
  'Virtual Classroom': {
    Dashboard: [
      'Live Sessions',
      'Participants',
      "Today's Sessions",
      'Attendance',
      'Start Instant Session',
      'Schedule Session',
      'Test Equipment',
      'New Session',
    ],
    Sessions: ['Live', 'Scheduled', 'Completed', 'Start', 'Edit'],
    Recordings: ['No recordings available', 'Session recordings will appear here after completion'],
    Settings: ['Camera', 'Audio', 'Screen Sharing', 'Configure'],
  },
  Messages: { '': ['New message', 'Inbox', 'Archived'] },
  Billing: {
    'Billing Records': ['Total Paid', 'Total Owing', 'Overdue', 'Total Children', 'View', 'Invoice', 'Create Billing'],
    'Payment History': ['Record Payment', 'Receipt'],
    Reports: ['Bank payment details', 'Export income'],
  },
  'Uniform Orders': {
    'Uniform Items': ['Add Uniform Item'],
    Orders: ['Add Order'],
    Analytics: ['Total Orders', 'Total Revenue', 'Items in Catalog', 'Pending Orders'],
  },
  Volunteers: { 'Volunteer Requests': ['Create Request', 'Active'], 'Volunteer Signups': ['Volunteer request'] },
  Staff: { '': ['Add Staff Member', 'Present', 'Absent', 'Late', 'On Leave', 'Date'] },
}

const says = (main: Locator, words: string) =>
  expect(
    main
      .getByText(words, { exact: true })
      .or(main.getByLabel(words, { exact: true }))
      .filter({ visible: true })
      .first(),
  ).toBeVisible()

test('the menu leads to every section, and each says what it is for', async ({ page }) => {
  await page.goto('/admin/dashboard')
  const main = page.getByRole('main')
  for (const [section, tabs] of Object.entries(screens)) {
    await test.step(section, async () => {
      await sectionLink(page, section).click()
      await expect(page.getByRole('heading', { level: 1, name: section })).toBeVisible()
      await expect(page.getByText(`Manage your preschool's ${section.toLowerCase()}`)).toBeVisible()
      for (const [tab, words] of Object.entries(tabs)) {
        if (tab) await main.getByRole('tab', { name: new RegExp(`^${tab}`) }).click()
        for (const word of words) await says(main, word)
      }
    })
  }
})

test('the overview has the documented groups, cards, figures and ways on', async ({ page }) => {
  await page.goto('/admin/dashboard')
  const menu = page.getByRole('navigation', { name: 'Sections' })
  await expect(menu.getByRole('heading')).toHaveText([
    'Dashboard',
    'Content Management',
    'Student Management',
    'Academic',
    'Communication',
    'Finance',
    'Administration',
  ])
  await expect(menu.getByRole('link')).toHaveText([
    'Overview',
    'Gallery',
    'School Info',
    /^Applications/,
    'Students',
    'Parent-Child Links',
    'Classrooms',
    'Attendance',
    'Report Cards',
    'Activities',
    'Academic Reports',
    'Timetables',
    'Learning Progress',
    'Virtual Classroom',
    /^Messages3/,
    'Billing',
    'Uniform Orders',
    'Volunteers',
    'Staff',
  ])
  await expect(page.getByRole('button', { name: 'Notifications, 2 new' })).toBeVisible()
  const main = page.getByRole('main')
  for (const [label, figure] of [
    ['Total Students', '89'],
    ['Active Programs', '6'],
    ['Staff Members', '12'],
    ['Monthly Revenue', 'R48k'],
  ] as const)
    await expect(main.getByText(label).locator('..')).toContainText(figure)
  const attendance = main.getByRole('region', { name: "Today's Attendance" })
  await expect(attendance).toContainText('Present82')
  await expect(attendance).toContainText('Absent7')
  await expect(attendance).toContainText('92% attendance rate')
  const messages = main.getByRole('region', { name: 'Recent Messages' })
  await expect(messages.getByRole('listitem')).toHaveCount(2)
  await expect(messages.getByRole('link', { name: 'View All Messages' })).toBeVisible()
  await expect(main.getByRole('navigation', { name: 'Quick Access' }).getByRole('link')).toHaveText([
    'Gallery',
    'Students',
    'Classrooms',
    'Billing',
    'Activities',
    'Staff',
  ])
})

const offers = (list: Locator, words: string[]) =>
  expect.poll(() => list.locator('option').allTextContents()).toEqual(expect.arrayContaining(words))

const open = async (page: Page, section: string, button: string) => {
  await page.goto(`/admin/dashboard?section=${section}`)
  await page.getByRole('button', { name: button, exact: true }).first().click()
  return page.getByRole('dialog')
}

test('the forms offer the documented choices', async ({ page }) => {
  const entry = await open(page, 'timetables', 'Add Entry')
  await offers(entry.getByLabel('Time'), [
    '07:30-08:30',
    '08:30-09:30',
    '09:30-10:00',
    '10:00-11:00',
    '11:00-12:00',
    '12:00-13:00',
    '13:00-14:00',
    '14:00-15:00',
    '15:00-16:00',
    '16:00-16:30',
  ])
  await offers(entry.getByLabel('Day'), ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'])
  const payment = await open(page, 'billing', 'Record Payment')
  await offers(payment.getByLabel('Method'), ['Bank Transfer', 'Cash', 'EFT', 'Debit Order', 'Card Payment'])
  const card = await open(page, 'report-cards', 'Create Report Card')
  await offers(card.getByLabel('Term'), ['Term 1', 'Term 2', 'Term 3', 'Term 4', 'Mid-Year', 'End of Year'])
  const report = await open(page, 'academic-reports', 'New Report')
  await offers(report.getByLabel('Type'), [
    'Progress Report',
    'Behavioural Report',
    'Academic Assessment',
    'Development Evaluation',
    'Special Report',
  ])
  const request = await open(page, 'volunteers', 'Create Request')
  await offers(request.getByLabel('Class'), [
    'Explorers (18-24 months)',
    'Little Learners (2-3 years)',
    'Young Scholars (3-4 years)',
    'Future Leaders (4-6 years)',
    'All Classes',
  ])
  const session = await open(page, 'virtual-classroom', 'New Session')
  for (const label of ['Session Title', 'Date', 'Time', 'Duration in minutes'])
    await expect(session.getByLabel(label, { exact: true })).toBeVisible()
  await offers(session.getByLabel('Class'), ['Explorers', 'Discoverers'])
  await expect(session.getByRole('button', { name: /^(Cancel|Create Session)$/ })).toHaveCount(2)
  await page.goto('/admin/dashboard?section=learning-progress&tab=plan')
  await offers(page.getByLabel('Subject Area'), [
    'Language Development',
    'Mathematical Concepts',
    'Creative Expression',
    'Social Skills',
    'Physical Development',
  ])
  await offers(page.getByLabel('Difficulty Level'), ['Basic', 'Intermediate', 'Advanced'])
})
