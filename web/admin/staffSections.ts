import { CalendarClock, CalendarDays, CalendarHeart, ChartNoAxesCombined, DoorOpen, FileText, Mail } from 'lucide-react'
import type { Section } from './sections.ts'

interface StaffSection extends Section {
  /** Not in the menu of those who teach no class today, such as kitchen and gate. */
  forTeachers?: boolean
}

const myRoom: StaffSection = {
  id: 'my-room',
  label: 'My room',
  group: 'My classes',
  icon: DoorOpen,
  file: 'staffArea/myRoom/MyRoom.screen.tsx',
  lead: 'The children in your classes today',
}

/** The sections of staff who are not administrators, in the order of the menu: what the server shows of each is theirs. */
export const staffSections: readonly StaffSection[] = [
  myRoom,
  {
    id: 'messages',
    label: 'Messages',
    group: 'My classes',
    icon: Mail,
    file: 'messages/Messages.screen.tsx',
    forTeachers: true,
    lead: 'With the parents of the children in your classes',
  },
  {
    id: 'timetables',
    label: 'Timetable',
    group: 'My classes',
    icon: CalendarClock,
    file: 'timetables/Timetables.screen.tsx',
    forTeachers: true,
    lead: "Your classes' week: activities, teachers and rooms",
  },
  {
    id: 'report-cards',
    label: 'Report Cards',
    group: 'My classes',
    icon: FileText,
    file: 'reportCards/ReportCards.screen.tsx',
    forTeachers: true,
    lead: 'End-of-term reports for the parents of your classes',
  },
  {
    id: 'learning-progress',
    label: 'Learning Progress',
    group: 'My classes',
    icon: ChartNoAxesCombined,
    file: 'learningProgress/LearningProgress.screen.tsx',
    forTeachers: true,
    lead: 'What the children in your classes can do, and what comes next',
  },
  {
    id: 'activities',
    label: 'Activities',
    group: 'My classes',
    icon: CalendarHeart,
    file: 'activities/Activities.screen.tsx',
    forTeachers: true,
    lead: 'What is planned for your classes, and who is coming',
  },
  {
    id: 'own-week',
    label: 'My week',
    group: 'My work',
    icon: CalendarDays,
    file: 'staffArea/ownWeek/OwnWeek.screen.tsx',
    lead: 'Your hours, and what you teach',
  },
]

/** The section of an address; the room for one that does not exist. */
export const staffSectionOf = (id: string | null): StaffSection =>
  staffSections.find((section) => section.id === id) ?? myRoom
