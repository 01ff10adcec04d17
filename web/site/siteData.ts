import type { FrameQuery } from '#web/app/frame.generated.ts'
import type { SiteContentQuery } from './content.generated.ts'

/** What the public pages are given, as the server answers it: money in integer cents, times as `HH:mm`. */

export type CentreContact = FrameQuery['centre']
export type Viewer = Pick<NonNullable<FrameQuery['viewer']>, 'role' | 'firstName'>

/** A span of the day, Monday to Friday: the centre's doors (`centreHours`) or the program day (`programHours`). */
export type Hours = CentreContact['centreHours']

/** A program with a page of its own, in the navigation and the footer. */
export interface ProgramLink {
  /** Last part of the address of its page. */
  slug: string
  title: string
}

export type ProgramDetail = SiteContentQuery['programs'][number]
export type ProgramCard = Omit<ProgramDetail, 'offers'>
export type GalleryImage = SiteContentQuery['gallery'][number]
export type Statistic = SiteContentQuery['statistics'][number]
export type FaqEntry = SiteContentQuery['faq'][number]
export type About = SiteContentQuery['about']

/** Fee terms other than the monthly fee of each program. */
export type FeeTerms = SiteContentQuery['feeTerms']

export interface FeeSchedule extends FeeTerms {
  rows: { program: string; ageLabel: string; fullTimeCents: number; halfDayCents: number }[]
}

export interface DocumentLink {
  title: string
  href: string
}

export interface SiteContent extends Omit<SiteContentQuery, 'feeTerms'> {
  centre: CentreContact
  fees: FeeSchedule
  documents: DocumentLink[]
}
