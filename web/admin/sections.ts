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

/** The groups of the menu, in its order. A group without sections is not shown. */
export const groups = [
  'Dashboard',
  'Content Management',
  'Student Management',
  'Academic',
  'Communication',
  'Finance',
  'Administration',
  'My classes',
  'My work',
] as const

export interface Section {
  /** Its search param: `?section=applications`. */
  id: string
  label: string
  /** Its group in the menu; `null` for one that is opened from elsewhere. */
  group: (typeof groups)[number] | null
  icon: LucideIcon
  /** Source file of its screen, from this folder on. */
  file: string
  /** Below its title; what is managed there unless given. */
  lead?: string
}

const overview: Section = {
  id: 'overview',
  label: 'Overview',
  group: 'Dashboard',
  icon: LayoutDashboard,
  file: 'overview/Overview.screen.tsx',
}

/** Every section of the admin area, in the order of the menu. */
export const sections: readonly Section[] = [
  overview,
  {
    id: 'gallery',
    label: 'Gallery',
    group: 'Content Management',
    icon: Images,
    file: 'gallery/Gallery.screen.tsx',
  },
  {
    id: 'school-info',
    label: 'School Info',
    group: 'Content Management',
    icon: School,
    file: 'schoolInfo/SchoolInfo.screen.tsx',
  },
  {
    id: 'applications',
    label: 'Applications',
    group: 'Student Management',
    icon: Inbox,
    file: 'applications/Applications.screen.tsx',
  },
  {
    id: 'students',
    label: 'Students',
    group: 'Student Management',
    icon: UsersRound,
    file: 'students/Students.screen.tsx',
  },
  {
    id: 'parent-child',
    label: 'Parent-Child Links',
    group: 'Student Management',
    icon: Link2,
    file: 'parentChild/ParentChild.screen.tsx',
  },
  {
    id: 'classrooms',
    label: 'Classrooms',
    group: 'Student Management',
    icon: DoorOpen,
    file: 'classrooms/Classrooms.screen.tsx',
  },
  {
    id: 'attendance',
    label: 'Attendance',
    group: 'Student Management',
    icon: ClipboardCheck,
    file: 'attendance/Attendance.screen.tsx',
  },
  {
    id: 'report-cards',
    label: 'Report Cards',
    group: 'Student Management',
    icon: NotebookPen,
    file: 'reportCards/ReportCards.screen.tsx',
  },
  {
    id: 'activities',
    label: 'Activities',
    group: 'Academic',
    icon: CalendarHeart,
    file: 'activities/Activities.screen.tsx',
  },
  {
    id: 'academic-reports',
    label: 'Academic Reports',
    group: 'Academic',
    icon: FileText,
    file: 'academicReports/AcademicReports.screen.tsx',
  },
  {
    id: 'timetables',
    label: 'Timetables',
    group: 'Academic',
    icon: CalendarClock,
    file: 'timetables/Timetables.screen.tsx',
  },
  {
    id: 'learning-progress',
    label: 'Learning Progress',
    group: 'Academic',
    icon: ChartNoAxesCombined,
    file: 'learningProgress/LearningProgress.screen.tsx',
  },
  {
    id: 'virtual-classroom',
    label: 'Virtual Classroom',
    group: 'Academic',
    icon: Video,
    file: 'virtualClassroom/VirtualClassroom.screen.tsx',
  },
  {
    id: 'messages',
    label: 'Messages',
    group: 'Communication',
    icon: Mail,
    file: 'messages/Messages.screen.tsx',
  },
  {
    id: 'billing',
    label: 'Billing',
    group: 'Finance',
    icon: ReceiptText,
    file: 'billing/Billing.screen.tsx',
  },
  {
    id: 'uniforms',
    label: 'Uniform Orders',
    group: 'Finance',
    icon: Shirt,
    file: 'uniformOrders/Uniforms.screen.tsx',
  },
  {
    id: 'volunteers',
    label: 'Volunteers',
    group: 'Administration',
    icon: HandHeart,
    file: 'volunteers/Volunteers.screen.tsx',
  },
  {
    id: 'staff',
    label: 'Staff',
    group: 'Administration',
    icon: GraduationCap,
    file: 'staff/Staff.screen.tsx',
  },
]

/** Opened by the icon in the header. */
const settings: Section = {
  id: 'settings',
  label: 'Settings',
  group: null,
  icon: Settings,
  file: 'settings/Settings.screen.tsx',
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
