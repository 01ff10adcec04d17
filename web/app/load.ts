import type { Frame } from './page.ts'

/** Runs an operation in the process of the server, as the visitor. Throws where it fails. */
export type Query = <Data>(source: string, variables?: Record<string, unknown>) => Promise<Data>

export interface LoadRequest {
  url: URL
  /** The changing parts of the address, by name. */
  params: Readonly<Record<string, string | undefined>>
  viewer: Frame['viewer']
  query: Query
}

export type Loaded<Data> = { data: Data; status?: number } | { redirect: string }

/** What a page shows beside the frame, or where to go instead. Runs on the server alone. */
export type Load<Data = unknown> = (request: LoadRequest) => Promise<Loaded<Data>>
