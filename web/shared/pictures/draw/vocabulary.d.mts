/** The palette of the drawings, by name. */
export const C: Readonly<Record<string, string>>

/** What a person looks like: skin, hair, clothes; `pose` and `mood` say what it does. */
export type Look = Readonly<Record<string, unknown>>
export function person(look: Look): string

type Placed = (x: number, y: number, scale?: number) => string
export const kiewiet: Placed
export const grass: Placed
export const aloe: Placed
export const cosmos: Placed
export const pot: Placed
export const butterfly: Placed
export const chair: Placed

type Thing = (colour?: string) => string
export const teddy: Thing
export const car: Thing
export const drum: Thing
export const djembe: Thing
export const openBook: Thing
export const apple: Thing
export const cup: Thing
export const can: Thing

export function ball(radius?: number): string
export function block(colour: string, letter?: string): string
export function rings(): string
export function xylo(): string
export function jar(): string
export function carrot(): string
export function sprout(scale?: number): string
