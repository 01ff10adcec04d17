import { useRouteLoaderData } from 'react-router'
import { rootId } from './session.ts'

interface HeadProps {
  /** Stands before the name of the centre; the home page has none. */
  title?: string
  description?: string
  /** The one address of the page, where it can be reached under several. */
  canonical?: string
  /** Pages that nobody should find by searching. */
  noindex?: boolean
  /** schema.org data. */
  data?: object
}

/** What a page says of itself to browsers, search engines and messengers. React moves it into the head. */
export function Head({ title, description, canonical, noindex, data }: HeadProps) {
  const root = useRouteLoaderData<{ origin: string; centre: { fullName: string; tagline: string } }>(rootId)
  const { origin = '', centre } = root ?? {}
  const name = centre?.fullName ?? 'Kiewiet'
  const full = title ? `${title} · ${name}` : `${name} · ${centre?.tagline ?? ''}`
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={`${origin}${canonical}`} />}
      {canonical && <meta property="og:url" content={`${origin}${canonical}`} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={full} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:image" content={`${origin}/og.png`} />
      <meta name="twitter:card" content="summary_large_image" />
      {data && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForHtml(data) }} />}
    </>
  )
}

/** JSON that cannot end the script element it stands in. */
export const jsonForHtml = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')
