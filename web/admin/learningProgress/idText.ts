/** Whether a part of the address can be the number of a record. */
export const isIdText = (text: string) => /^[1-9]\d{0,9}$/.test(text)
