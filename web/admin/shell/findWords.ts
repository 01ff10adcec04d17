/** What the way to everything is called, before and after its code is there. */
export const findLabel = 'Find a section, a person or an action'
export const findPlaceholder = 'Type a name or what you want to do'
