import { faq, gallery, programs as startingPrograms, settings } from '#graphql/database/startingContent.rules.ts'
import { openingHoursStatistic } from '#graphql/settings/settings.rules.ts'
import { feeSchedule } from './feeSchedule.ts'
import { documents } from './loadContent.ts'
import type { SiteContent } from './siteData.ts'

const programs = startingPrograms.map((program) => ({ ...program, imageSources: [] }))
const { centre, about, statistics, feeTerms } = settings

/** Everything the public site of a new centre says. */
export const sampleContent: SiteContent = {
  centre: { ...centre, sendsMail: true, openDays: { today: '2026-11-24', isOpen: true, next: '2026-11-25' } },
  statistics: [...statistics, openingHoursStatistic(centre.centreHours)],
  about,
  programs,
  gallery: gallery.map((picture, index) => ({ ...picture, sources: [], isFeatured: index < 3 })),
  faq,
  fees: feeSchedule(programs, {
    ...feeTerms,
    fullTime: centre.programHours,
    halfDay: { opens: centre.programHours.opens, closes: feeTerms.halfDayEnds },
  }),
  documents,
}
