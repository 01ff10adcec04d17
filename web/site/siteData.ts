/** What the public pages need to be given. Money is in integer cents, times are `HH:mm`, dates `yyyy-MM-dd`. */

export interface PictureSource {
  src: string
  alt: string
  width: number
  height: number
  /** Formats of an uploaded photo, best first; a drawing has none. */
  sources?: readonly { type: string; srcSet: string }[]
}

/** A span of the day, Monday to Friday: the centre's doors (`centreHours`) or the program day (`programHours`). */
export interface Hours {
  opens: string
  closes: string
}

export interface CentreContact {
  name: string
  /** The name in full, as on documents and in the copyright line. */
  fullName: string
  tagline: string
  street: string
  /** Suburb, city and postal code in one line. */
  area: string
  city: string
  phone: string
  email: string
  website: string
  /** Digits in international form without a plus, as WhatsApp links want them. */
  whatsapp: string
  whatsappGreeting: string
  /** Whether e-mails leave. */
  sendsMail: boolean
  facebook: string
  instagram: string
  latitude: number | null
  longitude: number | null
  centreHours: Hours
  programHours: Hours
}

/** One entry of the navigation's Programs menu and of the footer list. */
export interface ProgramLink {
  /** Last part of the address of its page. */
  slug: string
  title: string
}

export interface ProgramCard {
  /** Null for programs that have a card and no page of their own. */
  slug: string | null
  title: string
  tags: string[]
  description: string
  image: string
  imageAlt: string
  imageWidth: number
  imageHeight: number
  /** Formats of an uploaded photo, best first; a drawing has none. */
  imageSources?: readonly { type: string; srcSet: string }[]
  /** The colour of its age group: marigold, coral, sky or leaf. */
  companion: string
  ageLabel: string
  /** Children to one teacher, as `1:3`; none where the group changes from day to day. */
  ratio: string | null
  fullTimeCents: number | null
  halfDayCents: number | null
}

export interface ProgramDetail extends ProgramCard {
  offers: string[]
}

export interface FeeRow {
  program: string
  ageLabel: string
  fullTimeCents: number
  halfDayCents: number
}

/** What holds for fees beside the monthly fee of each program. */
export interface FeeTerms {
  registrationFeeCents: number
  siblingDiscountPercent: number
  fullTime: Hours
  halfDay: Hours
}

export interface FeeSchedule extends FeeTerms {
  rows: FeeRow[]
}

export interface Statistic {
  value: string
  label: string
}

export interface FaqEntry {
  question: string
  answer: string
}

/** `alt` is also the caption; `title` is the short name above it. */
export interface GalleryImage extends PictureSource {
  title: string
  /** Stands among the first on the home page. */
  isFeatured: boolean
}

export interface About {
  mission: string
  vision: string
  approach: string
}

export interface DocumentLink {
  title: string
  href: string
}

export interface Viewer {
  /** parent, teacher or admin. */
  role: string
  firstName: string
}

export interface SiteContent {
  centre: CentreContact
  statistics: Statistic[]
  about: About
  programs: ProgramDetail[]
  gallery: GalleryImage[]
  faq: FaqEntry[]
  fees: FeeSchedule
  documents: DocumentLink[]
}
