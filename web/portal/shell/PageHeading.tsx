import { createContext, use, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Heading, type HeadingProps } from '#web/ui/Heading/Heading.tsx'

/** Gets what the title of the document is to say before the name of the view; null for the view alone. */
export const DocumentTitle = createContext<(title: string | null) => void>(() => undefined)

/** The key of the address that a document was opened at. */
const opened = 'default'

interface PageHeadingProps extends Pick<HeadingProps, 'look'> {
  children: string
  /** One record of a view: the title of the document names it. */
  isRecord?: boolean
}

/**
 * The heading of a view, or of one record in it. Where the link that led here is gone, the focus would fall to the
 * document: it moves here, so that keyboard and screen reader go on at what is new.
 */
export function PageHeading({ children, look, isRecord = false }: PageHeadingProps) {
  const { key } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  const setTitle = use(DocumentTitle)
  const isFirstPage = useRef(key === opened)
  useEffect(() => {
    const { activeElement } = document
    const isLost = activeElement === null || activeElement === document.body
    if (!isFirstPage.current && isLost) heading.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    if (!isRecord) return
    setTitle(children)
    return () => setTitle(null)
  }, [isRecord, children, setTitle])
  return (
    <Heading level={1} {...(look ? { look } : {})} tabIndex={-1} ref={heading}>
      {children}
    </Heading>
  )
}
