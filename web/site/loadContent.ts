import { documentNames, documentPath, documentTitles } from '#graphql/documents/documents.rules.ts'
import { query } from '#web/app/publicQuery.ts'
import type { SiteContentQuery } from './content.generated.ts'
import content from './content.graphql?raw'
import { feeSchedule } from './feeSchedule.ts'
import type { SiteContent } from './siteData.ts'

/** The three documents to download, under addresses that stay. */
export const documents = documentNames.map((name) => ({ title: documentTitles[name], href: documentPath(name) }))

export type PageContent = Omit<SiteContent, 'centre'>

/** All that public pages show beside the frame. */
export async function loadContent(context: unknown): Promise<PageContent> {
  const { feeTerms, ...data } = await query<SiteContentQuery>(context, content)
  return { ...data, fees: feeSchedule(data.programs, feeTerms), documents }
}
