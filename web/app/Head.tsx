import { usePage } from './page.ts'

export interface HeadProps {
  /** Comes before the name of the centre; the home page has none. */
  title?: string
  description?: string
  /** The one address of the page, where it can be reached under several. */
  canonical?: string
  /** Pages that nobody should find by searching. */
  noindex?: boolean
  /**
   * schema.org data, made with the address that the site is reached under. Only a page that comes from the server
   * carries it: search engines read nothing else, and browsers need not load what makes it.
   */
  data?: (origin: string) => object
}

/** What a page says of itself to browsers, search engines and messengers. React moves it into the head. */
export function Head({ title, description, canonical, noindex, data }: HeadProps) {
  const { origin, frame } = usePage()
  const { fullName: name, tagline } = frame.centre
  const full = title ? `${title} · ${name}` : `${name} · ${tagline}`
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
      <meta property="og:locale" content="en_ZA" />
      <meta property="og:image" content={`${origin}/art/sharing.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`${name}: children and a teacher wave in front of the centre`} />
      <meta name="twitter:card" content="summary_large_image" />
      {import.meta.env.SSR && data && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForHtml(data(origin)) }} />
      )}
    </>
  )
}

/** JSON that cannot end the script element that contains it. */
export const jsonForHtml = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')
