import { useId } from 'react'
import { Band } from '../parts/Band.tsx'
import { BandHead } from '../parts/BandHead.tsx'
import type { ProgramCard } from '../siteData.ts'
import { ProgramCards } from './ProgramCards.tsx'

/** The home page shows the programs that have a page of their own. */
export function ProgramsSection({ programs }: { programs: ProgramCard[] }) {
  const id = useId()
  return (
    <Band tone="sunken" labelledBy={id}>
      <BandHead
        id={id}
        at="middle"
        title="A program for every age"
        lead="Each group has its own room, its own rhythm and its own teachers."
      />
      <ProgramCards programs={programs.filter(({ slug }) => slug)} />
    </Band>
  )
}
