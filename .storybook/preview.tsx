import '#web/ui/theme/theme.ts'
import type { Decorator, Preview } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { configure } from 'storybook/test'
import { fetchLate } from '#web/ui/late.tsx'
import { applyScheme, type Scheme } from '#web/ui/theme/scheme.ts'
import { inTheDark } from './inTheDark.ts'

// a machine with much to do takes its time: what is waited for still has to come
configure({ asyncUtilTimeout: 10_000 })

const areas = ['site', 'portal', 'admin'] as const

/** The area a story belongs to is the first part of its title; design-system stories take the toolbar's. */
function areaOf(title: string, chosen: unknown) {
  const first = title.split('/')[0]?.toLowerCase()
  return areas.find((area) => area === first) ?? areas.find((area) => area === chosen) ?? 'portal'
}

const withTheme: Decorator = (Story, { title, globals, parameters }) => {
  const area = areaOf(title, parameters.area ?? globals.area)
  const scheme: Scheme = area === 'site' ? 'light' : globals.scheme === 'dark' ? 'dark' : 'light'
  useLayoutEffect(() => {
    document.documentElement.dataset.area = area
    document.documentElement.lang = 'en-ZA'
    applyScheme(scheme)
  }, [area, scheme])
  return <Story />
}

const preview: Preview = {
  decorators: [withTheme],
  // as somebody finds them who has begun to use the page
  loaders: [fetchLate],
  // drafts of one story are not those of the next
  beforeEach: () => sessionStorage.clear(),
  afterEach: inTheDark,
  tags: ['autodocs'],
  initialGlobals: { scheme: 'light', area: 'portal', bothSchemes: false },
  globalTypes: {
    scheme: {
      description: 'Scheme',
      toolbar: {
        title: 'Scheme',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    area: {
      description: 'Area that sets the sizes',
      toolbar: {
        title: 'Area',
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'site', title: 'Public site' },
          { value: 'portal', title: 'Portal' },
          { value: 'admin', title: 'Admin' },
        ],
      },
    },
  },
  parameters: {
    a11y: {
      test: 'error',
      options: {
        resultTypes: ['violations'],
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // left out by axe itself: the visible words of a control are part of its name (WCAG 2.5.3)
        rules: { 'label-content-name-mismatch': { enabled: true } },
      },
      // A story shows a part of a page: landmarks and the page's own heading are judged in the journeys.
      config: {
        rules: [
          { id: 'region', enabled: false },
          { id: 'landmark-one-main', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
        ],
      },
    },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: {
      // as the product is: pages in the order of their navigation, sections in that of the menu
      storySort: {
        order: [
          'How a screen is made',
          'Site',
          [
            'Shell',
            'Home',
            'About',
            'Programs',
            'Gallery',
            'Contact',
            'Enroll',
            'Parent login',
            'Staff login',
            '*',
            'Status',
          ],
          'Portal',
          [
            'Shell',
            'Dashboard',
            'Absence',
            'Attendance',
            'Learning Progress',
            'Reports',
            'Activities',
            'Timetable',
            '*',
          ],
          'Admin',
          [
            'Shell',
            'Overview',
            'Gallery',
            'School Info',
            'Applications',
            'Students',
            'Student',
            'Child',
            'Import',
            'Parent-Child Links',
            'Classrooms',
            'Attendance',
            'Printouts',
            'Report Cards',
            'Activities',
            'Academic Reports',
            'Timetables',
            'Learning Progress',
            'Virtual Classroom',
            'Messages',
            'Billing',
            'Uniform Orders',
            'Volunteers',
            'Staff',
            'Settings',
          ],
          'Design system',
          ['Foundations', '*'],
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        desk: { name: 'Desk 1280', styles: { width: '1280px', height: '900px' } },
      },
    },
  },
}

export default preview
