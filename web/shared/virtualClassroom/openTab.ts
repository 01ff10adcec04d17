/** A tab that waits for its address. */
export interface WaitingTab {
  /** Answers whether it could be opened; browsers may block it. */
  go: (link: string) => boolean
  close: () => void
}

/**
 * Opens a tab at the press itself: browsers block one that is opened only after the server has answered. The page that
 * it shows afterwards cannot reach back into this one.
 */
export function openTab(): WaitingTab {
  const tab = window.open('about:blank', '_blank')
  if (tab) tab.opener = null
  return {
    go: (link) => {
      if (!tab) return false
      tab.location.href = link
      return true
    },
    close: () => tab?.close(),
  }
}
