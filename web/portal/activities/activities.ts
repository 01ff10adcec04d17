interface Announced {
  /** The class that it is for; null when it is for all. */
  classId: number | null
}

/** Whether an activity is for a child: for its class, or for all. */
export const isFor = ({ classId }: Announced, child: { class: { id: number } | null }): boolean =>
  classId === null || classId === child.class?.id
