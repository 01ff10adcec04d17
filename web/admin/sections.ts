import {
  CalendarClock,
  CalendarHeart,
  ChartNoAxesCombined,
  ClipboardCheck,
  DoorOpen,
  FileText,
  GraduationCap,
  HandHeart,
  Images,
  Inbox,
  LayoutDashboard,
  Link2,
  type LucideIcon,
  School,
  Mail,
  NotebookPen,
  ReceiptText,
  Shirt,
  Settings,
  UsersRound,
  Video,
} from 'lucide-react'
import type { Screen } from '#web/app/screens.tsx'

/** The groups of the menu, in its order. A group without sections is not shown. */
export const groups = [
  'Dashboard',
  'Content Management',
  'Student Management',
  'Academic',
  'Communication',
  'Finance',
  'Administration',
] as const

export interface Section {
  /** Stands in the address: `?section=applications`. */
  id: string
  label: string
  /** Where it stands in the menu; `null` for one that is opened from elsewhere. */
  group: (typeof groups)[number] | null
  icon: LucideIcon
  /** Loads the section's own code, with what it reads first. */
  load: () => Promise<Screen>
}

const overview: Section = {
  id: 'overview',
  label: 'Overview',
  group: 'Dashboard',
  icon: LayoutDashboard,
  load: async () => (await import('./overview/Overview.screen.tsx')).screen,
}

/** Every section of the admin area, in the order of the menu. */
export const sections: readonly Section[] = [
  overview,
  {
    id: 'gallery',
    label: 'Gallery',
    group: 'Content Management',
    icon: Images,
    load: async () => (await import('./gallery/Gallery.screen.tsx')).screen,
  },
  {
    id: 'school-info',
    label: 'School Info',
    group: 'Content Management',
    icon: School,
    load: async () => (await import('./schoolInfo/SchoolInfo.screen.tsx')).screen,
  },
  {
    id: 'applications',
    label: 'Applications',
    group: 'Student Management',
    icon: Inbox,
    load: async () => (await import('./applications/Applications.screen.tsx')).screen,
  },
  {
    id: 'students',
    label: 'Students',
    group: 'Student Management',
    icon: UsersRound,
    load: async () => (await import('./students/Students.screen.tsx')).screen,
  },
  {
    id: 'parent-child',
    label: 'Parent-Child Links',
    group: 'Student Management',
    icon: Link2,
    load: async () => (await import('./parentChild/ParentChild.screen.tsx')).screen,
  },
  {
    id: 'classrooms',
    label: 'Classrooms',
    group: 'Student Management',
    icon: DoorOpen,
    load: async () => (await import('./classrooms/Classrooms.screen.tsx')).screen,
  },
  {
    id: 'attendance',
    label: 'Attendance',
    group: 'Student Management',
    icon: ClipboardCheck,
    load: async () => (await import('./attendance/Attendance.screen.tsx')).screen,
  },
  {
    id: 'report-cards',
    label: 'Report Cards',
    group: 'Student Management',
    icon: NotebookPen,
    load: async () => (await import('./reportCards/ReportCards.screen.tsx')).screen,
  },
  {
    id: 'activities',
    label: 'Activities',
    group: 'Academic',
    icon: CalendarHeart,
    load: async () => (await import('./activities/Activities.screen.tsx')).screen,
  },
  {
    id: 'academic-reports',
    label: 'Academic Reports',
    group: 'Academic',
    icon: FileText,
    load: async () => (await import('./academicReports/AcademicReports.screen.tsx')).screen,
  },
  {
    id: 'timetables',
    label: 'Timetables',
    group: 'Academic',
    icon: CalendarClock,
    load: async () => (await import('./timetables/Timetables.screen.tsx')).screen,
  },
  {
    id: 'learning-progress',
    label: 'Learning Progress',
    group: 'Academic',
    icon: ChartNoAxesCombined,
    load: async () => (await import('./learningProgress/LearningProgress.screen.tsx')).screen,
  },
  {
    id: 'virtual-classroom',
    label: 'Virtual Classroom',
    group: 'Academic',
    icon: Video,
    load: async () => (await import('./virtualClassroom/VirtualClassroom.screen.tsx')).screen,
  },
  {
    id: 'messages',
    label: 'Messages',
    group: 'Communication',
    icon: Mail,
    load: async () => (await import('./messages/Messages.screen.tsx')).screen,
  },
  {
    id: 'billing',
    label: 'Billing',
    group: 'Finance',
    icon: ReceiptText,
    load: async () => (await import('./billing/Billing.screen.tsx')).screen,
  },
  {
    id: 'uniforms',
    label: 'Uniform Orders',
    group: 'Finance',
    icon: Shirt,
    load: async () => (await import('./uniformOrders/Uniforms.screen.tsx')).screen,
  },
  {
    id: 'volunteers',
    label: 'Volunteers',
    group: 'Administration',
    icon: HandHeart,
    load: async () => (await import('./volunteers/Volunteers.screen.tsx')).screen,
  },
  {
    id: 'staff',
    label: 'Staff',
    group: 'Administration',
    icon: GraduationCap,
    load: async () => (await import('./staff/Staff.screen.tsx')).screen,
  },
]

/** Opened by the icon in the header. */
const settings: Section = {
  id: 'settings',
  label: 'Settings',
  group: null,
  icon: Settings,
  load: async () => (await import('./settings/Settings.screen.tsx')).screen,
}

/** Those of the menu, and those that are opened from elsewhere. */
export const allSections: readonly Section[] = [...sections, settings]

/** The section of an address; the overview for one that does not exist. */
export const sectionOf = (id: string | null): Section => allSections.find((section) => section.id === id) ?? overview

/** The groups with those of their sections whose label holds what was searched for; groups without any are left out. */
export function searchMenu(all: readonly Section[], search: string): { group: string; sections: Section[] }[] {
  const wanted = search.trim().toLocaleLowerCase('en')
  return groups
    .map((group) => ({
      group,
      sections: all.filter(
        (section) => section.group === group && section.label.toLocaleLowerCase('en').includes(wanted),
      ),
    }))
    .filter((entry) => entry.sections.length > 0)
}
