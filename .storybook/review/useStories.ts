import { useEffect, useState } from 'react'

export interface StoryEntry {
  id: string
  title: string
  name: string
  /** Such as `./web/admin/billing/Billing.stories.tsx`. */
  importPath: string
  type: string
  tags?: string[]
}

/** The stories that show something at rest, as Storybook lists them; null until the list is there. */
export function useStories(): StoryEntry[] | null {
  const [stories, setStories] = useState<StoryEntry[] | null>(null)
  useEffect(() => {
    const loading = new AbortController()
    fetch('./index.json', { signal: loading.signal })
      .then((answer) => answer.json() as Promise<{ entries: Record<string, StoryEntry> }>)
      .then(({ entries }) =>
        setStories(
          Object.values(entries).filter(({ type, tags }) => type === 'story' && !tags?.includes('interaction')),
        ),
      )
      .catch(() => undefined)
    return () => loading.abort()
  }, [])
  return stories
}

/** Where Storybook shows a story with its toolbar. */
export const storyLink = (id: string, globals = '') => `./?path=/story/${id}${globals && `&globals=${globals}`}`

/** Where Storybook shows a page of documentation. */
export const docsLink = (id: string) => `./?path=/docs/${id}`
