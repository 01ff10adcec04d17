import { restartClock } from './fixedClock.ts'
import '#web/ui/theme/theme.ts'
import './docs.css'
import type { Decorator, Preview } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { configure } from 'storybook/test'
import { prefetchLazyModules } from '#web/ui/lazy.tsx'
import { applyScheme, type Scheme } from '#web/ui/theme/scheme.ts'
import { checkDarkScheme } from './checkDarkScheme.ts'

// a busy machine is slow: what a test waits for may take longer
configure({ asyncUtilTimeout: 60_000 })

const areas = ['site', 'portal', 'admin'] as const

/** The area a story belongs to is the first part of its title; design-system stories take the toolbar's. */
function areaOf(title: string, chosen: unknown) {
  const first = title.split('/')[0]?.toLowerCase()
  return areas.find((area) => area === first) ?? areas.find((area) => area === chosen) ?? 'portal'
}

const withTheme: Decorator = (Story, { title, globals, parameters, viewMode }) => {
  const area = areaOf(title, parameters.area ?? globals.area)
  const scheme: Scheme = area === 'site' ? 'light' : globals.scheme === 'dark' ? 'dark' : 'light'
  const isOnPage = viewMode === 'docs'
  useLayoutEffect(() => {
    // a page of words is light, and its stories may belong to several areas: each has its own area and scheme there
    document.documentElement.dataset.area = isOnPage ? 'site' : area
    document.documentElement.lang = 'en-ZA'
    applyScheme(isOnPage ? 'light' : scheme)
  }, [area, scheme, isOnPage])
  if (!isOnPage) return <Story />
  return (
    <div data-area={area} data-scheme={scheme} className="story-on-page">
      <Story />
    </div>
  )
}

/** In the design system a prop has a control only where its stories name one: each of them changes what is seen. */
const namedControls: NonNullable<Preview['argTypesEnhancers']>[number] = ({ argTypes, title }) => {
  if (!title.startsWith('Design system/')) return argTypes
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [name, { ...type, control: type.control ?? false }]),
  )
}

/** A choice of the toolbar: its values, and what they are called. */
const choice = (description: string, icon: string, titles: Record<string, string>) => ({
  description,
  toolbar: {
    title: description,
    icon,
    dynamicTitle: true,
    items: Object.entries(titles).map(([value, title]) => ({ value, title })),
  },
})

const preview: Preview = {
  decorators: [withTheme],
  // Dialogs and menus open at once, as after the page has prefetched them. The development server answers a request for each
  // module: there they are loaded when they are opened, and a story is rendered at once.
  loaders: [
    ({ globals }) => (import.meta.env.DEV && globals.darkScheme === 'unchecked' ? undefined : prefetchLazyModules()),
  ],
  beforeEach: () => {
    restartClock()
    // a story does not find the drafts of the one before
    sessionStorage.clear()
  },
  afterEach: checkDarkScheme,
  tags: ['autodocs'],
  argTypesEnhancers: [namedControls],
  initialGlobals: { scheme: 'light', area: 'portal', darkScheme: 'unchecked' },
  globalTypes: {
    scheme: choice('Scheme', 'mirror', { light: 'Light', dark: 'Dark' }),
    area: choice('Area that sets the sizes', 'component', { site: 'Public site', portal: 'Portal', admin: 'Admin' }),
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
    docs: {
      // a page shows states at rest, not the tests
      stories: { filter: ({ playFunction }: { playFunction?: unknown }) => !playFunction },
      canvas: { layout: 'fullscreen' },
      toc: { headingSelector: 'h2' },
    },
    options: {
      // as the product is: pages in the order of their navigation, sections in that of the menu
      storySort: {
        order: [
          'Start here',
          'Review board',
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
          [
            'Which component',
            'Foundations',
            ['Colour', 'Type', 'Space and shape', 'Icons', 'Motion', 'Pictures', 'Words'],
            'Layout',
            'Text',
            'Actions',
            'Forms',
            'Navigation',
            'Feedback',
            'Overlays',
            'Data',
            'Pictures',
            'Centre',
          ],
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone 360', styles: { width: '360px', height: '800px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        desk: { name: 'Desk 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
}

export default preview
