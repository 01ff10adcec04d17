import type { FeeSchedule, FeeTerms, ProgramCard, ProgramLink } from './siteData.ts'

/** The fee table: programs that have a page and both fees, under their short names. */
export function feeSchedule(programs: ProgramCard[], terms: FeeTerms): FeeSchedule {
  const rows = programs.flatMap(({ slug, title, ageLabel, fullTimeCents, halfDayCents }) =>
    slug && fullTimeCents !== null && halfDayCents !== null
      ? [{ program: title.replace(/ Program$/, ''), ageLabel, fullTimeCents, halfDayCents }]
      : [],
  )
  return { ...terms, rows }
}

/** Programs with a page of their own, for the navigation and the footer. */
export const programLinks = (programs: { slug: string | null; title: string }[]): ProgramLink[] =>
  programs.flatMap(({ slug, title }) => (slug ? [{ slug, title }] : []))
