/* What outdoor scenes stand on. */
import * as V from './vocabulary.mjs'
const { C, at, box, pth } = V

export const outdoors = (y, sky = '#CFE9F7') => [box(0, 0, 1200, 900, 0, sky), V.sun(1010, 150, 62), V.cloud(270, 150, 1.2), V.cloud(690, 110, .8), at(0, -20, 1, V.hills(1200, y, '#C9DDB0', '#B3D093')), box(0, y + 30, 1200, 900, 0, C.leafL), pth(`M0 ${y + 70}C300 ${y + 20} 760 ${y + 96} 1200 ${y + 44}V900H0Z`, '#A4CD85')]
export const tufts = (list, c) => list.map(([x, y, s]) => V.grass(x, y, s, c || C.leafD))
export const fence = (x1, x2, y) => [box(x1, y - 62, x2 - x1, 12, 6, C.woodL), box(x1, y - 26, x2 - x1, 12, 6, C.woodL), ...Array.from({ length: Math.floor((x2 - x1) / 44) }, (_, i) => pth(`M${x1 + 8 + i * 44} ${y}v-74l12 -14l12 14v74Z`, i % 2 ? '#F6DDB8' : C.woodL))]
