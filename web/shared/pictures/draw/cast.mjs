import { C, HAIR, SKIN } from './vocabulary.mjs'

/* The regulars: the same ten children (K) and three teachers (T) turn up from scene to scene, so that the set reads as one place. */
export const K = {
  lerato: { skin: SKIN[4], hair: 'puffs', hc: HAIR.black, top: C.coral, bottom: C.skyD, wear: 'dungaree' },
  thabo: { skin: SKIN[5], hair: 'short', hc: HAIR.black, top: C.mari, bottom: C.tealD, wear: 'stripes' },
  mia: { skin: SKIN[0], hair: 'bob', hc: HAIR.red, top: C.sky, bottom: C.skyD, wear: 'dress' },
  sipho: { skin: SKIN[3], hair: 'curls', hc: HAIR.dark, top: C.leaf, bottom: C.earthD, wear: 'tee' },
  naledi: { skin: SKIN[4], hair: 'braids', hc: HAIR.black, top: C.mari, bottom: C.coralD, wear: 'dress' },
  johan: { skin: SKIN[0], hair: 'swept', hc: HAIR.honey, top: C.tealL, bottom: C.skyD, wear: 'stripes' },
  aisha: { skin: SKIN[2], hair: 'pony', hc: HAIR.dark, top: C.coralL, bottom: C.plum, wear: 'dots' },
  kagiso: { skin: SKIN[5], hair: 'afro', hc: HAIR.black, top: C.sky, bottom: C.mariD, wear: 'heart' },
  zoe: { skin: SKIN[1], hair: 'bun', hc: HAIR.brown, top: C.leafL, bottom: C.leafDD, wear: 'dungaree' },
  dineo: { skin: SKIN[3], hair: 'locs', hc: HAIR.black, top: C.coral, bottom: C.tealD, wear: 'tee' },
}
export const T = {
  palesa: { adult: true, skin: SKIN[4], hair: 'doek', wrap: C.mari, top: C.coral, bottom: C.skyD, wear: 'apron', sleeve: .5, leg: 1 },
  anna: { adult: true, skin: SKIN[1], hair: 'bun', hc: HAIR.brown, top: C.cream, bottom: C.skyD, wear: 'apron', sleeve: .7, leg: 1 },
  mpho: { adult: true, skin: SKIN[5], hair: 'short', hc: HAIR.black, top: C.mari, bottom: C.earthD, wear: 'apron', sleeve: .45, leg: 1 },
}
