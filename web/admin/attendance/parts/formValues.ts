/** Empty text of a form is nothing. */
export const orNull = (text: string) => text.trim() || null
