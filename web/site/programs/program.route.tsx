import { Head } from '#web/app/Head.tsx'
import { usePage } from '#web/app/page.ts'
import type { ProgramContent } from '../loadContent.ts'
import { programData } from '../structuredData.ts'
import { SiteFrame } from '../SiteFrame.tsx'
import { ProgramPage } from './ProgramPage.tsx'

/** Both `/program/{id}` and `/programs/{id}` show it; the first is its one address. */
export function Component() {
  const { program, fees } = usePage<ProgramContent>().data
  return (
    <SiteFrame>
      {program ? (
        <Head
          title={program.title}
          canonical={`/program/${program.slug}`}
          description={program.description}
          data={import.meta.env.SSR ? programData(program) : undefined}
        />
      ) : (
        <Head title={program === undefined ? 'Programs' : 'Program Not Found'} noindex />
      )}
      <ProgramPage program={program} fees={fees} />
    </SiteFrame>
  )
}
