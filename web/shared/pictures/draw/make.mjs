/* node web/shared/pictures/draw/make.mjs [folder]: draws every picture again. Nothing but Node is needed. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { garments } from './garments.mjs'
import { logos } from './logo.mjs'
import { avatars, moreCrops, moreScenes } from './moreScenes.mjs'
import { crops, scenes } from './scenes.mjs'
import { vignettes } from './vignettes.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const folder = process.argv[2] ?? join(here, '../../../public/art')

const drawing = (label, body, viewBox, width, height) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}" role="img" aria-label="${label}">${[body].flat(9).join('')}</svg>`.replace(/\n/g, '')

const pictures = logos()
for (const [name, [, description, body]] of Object.entries({ ...scenes, ...moreScenes })) {
  const [x, y, width] = { ...crops, ...moreCrops }[name] ?? [0, 0, 1200]
  pictures[name] = drawing(description, body, `${x} ${y} ${width} ${Math.min(width * 0.75, 900 - y)}`, 1200, 900)
}
for (const [name, [description, body]] of Object.entries(vignettes)) {
  pictures[`empty-${name}`] = drawing(description, body, '0 0 400 300', 400, 300)
}
for (const [name, [description, body]] of Object.entries(garments)) {
  pictures[`uniform-${name}`] = drawing(description, body, '0 0 400 300', 400, 300)
}
for (const [index, { body }] of avatars.entries()) pictures[`avatar-${index + 1}`] = drawing('', body, '0 0 128 128', 128, 128)

mkdirSync(folder, { recursive: true })
for (const [name, text] of Object.entries(pictures)) writeFileSync(join(folder, name === 'favicon' ? '..' : '', `${name}.svg`), text)
console.log(`${Object.keys(pictures).length} pictures in ${folder}`)
