/** Which pictures administrators list; those that need attention cannot be published as they are. */
export const shownPictures = ['all', 'published', 'hidden', 'attention', 'featured'] as const
export type ShownPictures = (typeof shownPictures)[number]

export const longestCaption = 300
export const mostChildren = 60

const shortestCaption = 5

export const homePictures = 8

/** What must be done before a picture can be published, as message by field; empty when nothing. */
export function publishProblems(
  picture: { alt: string },
  childrenWithoutConsent: readonly { firstName: string; lastName: string }[],
): Record<string, string> {
  const problems: Record<string, string> = {}
  if (picture.alt.trim().length < shortestCaption) problems.alt = 'Please add a caption before publishing the picture.'
  if (childrenWithoutConsent.length > 0) problems.childIds = consentMessage(childrenWithoutConsent)
  return problems
}

/** "There is no photo consent for Lerato Mokoena and Thabo Nkosi. …" */
export function consentMessage(children: readonly { firstName: string; lastName: string }[]): string {
  const names = children.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  const listed = new Intl.ListFormat('en').format(names)
  return `There is no photo consent for ${listed}. Please ask the parents, or choose another picture.`
}

/** The home page shows featured pictures first, the rest in the order of the gallery. */
export const forHome = <Picture extends { isFeatured: boolean }>(pictures: readonly Picture[]): Picture[] =>
  [...pictures.filter(({ isFeatured }) => isFeatured), ...pictures.filter(({ isFeatured }) => !isFeatured)].slice(
    0,
    homePictures,
  )

/** A title to start with, from the name of the file: `IMG_2041.jpg` says nothing, `sand-pit.jpg` does. */
export function titleOf(fileName: string): string {
  const words = fileName
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
  const says = /[A-Za-z]{3}/.test(
    words.replaceAll(/\b(img|dsc|dscn|pxl|image|photo|picture|whatsapp|screenshot)\b/gi, ''),
  )
  return says ? words.charAt(0).toUpperCase() + words.slice(1, 200) : 'New picture'
}
