import { documentNames, documentPath, documentTitles } from '#graphql/downloads/downloads.rules.ts'
import type { LoadRequest } from '#web/app/load.ts'
import type { SiteContentQuery } from './content.generated.ts'
import content from './content.graphql?raw'
import type { VisitTimesQuery } from './contact/visitTimes.generated.ts'
import visitTimes from './contact/visitTimes.graphql?raw'
import { feeSchedule } from './feeSchedule.ts'
import type { FeeSchedule, ProgramDetail, SiteContent } from './siteData.ts'

/** The three documents to download, under addresses that stay. */
export const documents = documentNames.map((name) => ({ title: documentTitles[name], href: documentPath(name) }))

export type PageContent = Omit<SiteContent, 'centre'>

/** All that public pages show beside the frame. */
export async function loadContent({ query }: LoadRequest): Promise<{ data: PageContent }> {
  const { feeTerms, ...data } = await query<SiteContentQuery>(content)
  return { data: { ...data, fees: feeSchedule(data.programs, feeTerms), documents } }
}

/** Some of it: what a page does not show must not travel with it. */
export const loadOnly =
  <Name extends keyof PageContent>(...names: Name[]) =>
  async (request: LoadRequest): Promise<{ data: Pick<PageContent, Name> }> => {
    const { data } = await loadContent(request)
    return { data: Object.fromEntries(names.map((name) => [name, data[name]])) as Pick<PageContent, Name> }
  }

/** When families can see the centre. */
export const loadVisitTimes = async ({ query }: LoadRequest) => ({ data: await query<VisitTimesQuery>(visitTimes) })

export interface ProgramContent {
  /** Null where no program has the name in the address, left out where the address names none. */
  program?: ProgramDetail | null
  fees: FeeSchedule
}

/** The program that the address names. */
export async function loadProgram(request: LoadRequest): Promise<{ data: ProgramContent; status: number }> {
  const { programs, fees } = (await loadContent(request)).data
  const { slug } = request.params
  if (!slug) return { data: { fees }, status: 404 }
  const program = programs.find((candidate) => candidate.slug === slug) ?? null
  return { data: { program, fees }, status: program ? 200 : 404 }
}
