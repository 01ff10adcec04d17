/** The event with which the preview tells the toolbar about the story that it shows. */
export const REVIEWED = 'kiewiet/reviewed'

export interface Reviewed {
  /** What the specification says about the screen. */
  sentences: string[]
  /** Address of the page in the running product, for a story that is one. */
  page: string | null
}
