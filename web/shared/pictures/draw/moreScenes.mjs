/* Scenes beside the first thirteen: the programs without a page of their own, and the page that is not there. */
import { K, T } from './cast.mjs'
import { fence, outdoors, tufts } from './ground.mjs'
import * as V from './vocabulary.mjs'

const { C, SKIN, at, g, rot, cir, ell, box, pth, lin, person: P, shade, tint } = V

const backpack = (c) =>
  lin('M-22 -70Q0 -104 22 -70', shade(c, 0.2), 8) +
  box(-34, -78, 68, 78, 22, c) +
  box(-24, -40, 48, 32, 10, shade(c, 0.14)) +
  lin('M-12 -40h24', tint(c, 0.6), 5)

const kite = (c, d) =>
  lin('M0 60Q-30 110 10 150Q40 190 0 240', C.woodDD, 3) +
  pth('M0 -70L46 0L0 70L-46 0Z', c) +
  pth('M0 -70L46 0L0 0Z', d) +
  pth('M0 70L-46 0L0 0Z', d) +
  [110, 170].map((y, i) => at(i ? 22 : -8, y, 0.8, pth('M0 0l-18 -10v20ZM0 0l18 -10v20Z', i ? C.mari : C.sky))).join('')

const tent = (c, d) =>
  V.shadow(0, 4, 200) +
  pth('M0 -330L-180 0H180Z', c) +
  pth('M0 -330L-60 0H60Z', shade(d, 0.25)) +
  pth('M0 -330L-60 0H-100Z', d) +
  pth('M0 -330L60 0H100Z', d) +
  lin('M0 -330L-14 -366M0 -330L14 -366', C.woodDD, 8)

const board = (x, y, w, c, dir) =>
  at(x, y, 1, dir > 0 ? pth(`M0 0H${w}L${w + 34} 34L${w} 68H0Z`, c) : pth(`M0 0H${-w}L${-w - 34} 34L${-w} 68H0Z`, c))

const lateSky = '#FBE7C6'

export const moreScenes = {
  'program-kindergarten': ['Kindergarten program', 'A teacher points at numbers on the board while three children put up their hands', [
    V.room(C.leafT, '#E8CA9A', 560),
    at(330, 90, 1, box(0, 0, 520, 270, 14, C.wood), box(14, 14, 492, 242, 8, C.tealD), at(44, 108, 1, V.letters('1 2 3', 46, C.cream)), at(44, 210, 1, V.letters('A B C', 46, C.mariL)), [330, 376, 422].map((x, i) => V.star(x, 92, 2, [C.coral, C.mari, C.skyL][i])), pth('M322 226h70l-35 -60Z', C.coralL), box(414, 166, 60, 60, 5, C.skyL)),
    V.window_(70, 120, 190, 220),
    V.shelf(920, 572, 250, 3, [[V.bookRow(7), V.toyOn(V.shapeBlock(C.coral, 'heart'))], [V.toyOn(V.arch(C.sky)), V.bookRow(15)], [V.bin(C.mari), V.bin(C.teal)]]),
    V.bunting(30, 50, 310, 60, 5, 46), V.bunting(870, 60, 1180, 50, 5, 46), V.pot(60, 590, 1.1, C.coral),
    P({ ...T.mpho, x: 880, y: 700, s: 1.12, pose: 'reach', flip: true, mood: 'laugh', look: [0.5, 0.3] }),
    V.rug(520, 760, 460, 132, C.leafL, '#D3E6C2', C.leafT),
    P({ ...K.naledi, x: 250, y: 786, s: 1.22, pose: 'sitCheer', mood: 'laugh', look: [0.5, -0.2], joints: { aL: [[-50, -66], [-30, -36]] } }),
    P({ ...K.thabo, x: 520, y: 812, s: 1.24, pose: 'sitReach', mood: 'smile', look: [0.3, -0.1], joints: { aR: [[62, -84], [60, -140]] } }),
    P({ ...K.zoe, x: 780, y: 836, s: 1.22, pose: 'sitCheer', mood: 'laugh', look: [0.2, -0.4], joints: { aL: [[-50, -66], [-30, -36]] } }),
    at(1040, 850, 1.15, backpack(C.coral)), at(1130, 836, 1, backpack(C.sky)), at(96, 850, 1, V.block(C.mari, '1'), at(62, 0, 1, V.block(C.leaf, '2'))),
  ]],

  'program-aftercare': ['Aftercare program', 'In the late afternoon two children do homework under an acacia, one kicks a ball and a teacher brings fruit', [
    ...outdoors(470, lateSky), ell(1010, 150, 150, 150, '#F9D08A', 0.5), cir(1010, 150, 66, C.mariD, 0.75),
    V.acacia(330, 590, 1.95), ...fence(640, 1230, 566), V.aloe(1140, 600, 1), [[700, 590], [744, 596, C.white], [800, 588], [1040, 594]].map(([x, y, c]) => V.cosmos(x, y, 1, c)),
    P({ ...T.palesa, x: 660, y: 736, s: 1.06, pose: 'hold', mood: 'smile', look: [-0.5, 0.3], item: at(0, -150, 0.92, V.bowl()) }),
    at(250, 742, 1.2, V.chair(0, 0, 1, C.coral)), at(480, 742, 1.2, V.chair(0, 0, 1, C.sky)),
    P({ ...K.sipho, x: 252, y: 736, s: 1.18, pose: 'table', mood: 'down', look: [0.3, 0.7], item: at(26, -56, 1, rot(28, lin('M0 14V-30', C.mari, 8))) }),
    P({ ...K.aisha, x: 482, y: 736, s: 1.18, pose: 'tableUp', mood: 'laugh', look: [0.4, 0] }),
    V.table(366, 866, 480, '#F3D6A8', 150), at(252, 724, 1, V.sheet(at(-30, -6, 0.7, V.letters('123', 24, C.skyD)), 140)), at(486, 726, 0.95, V.openBook(C.teal, 52)), at(372, 722, 0.9, V.jar()), at(560, 724, 1, V.apple()),
    P({ ...K.kagiso, x: 920, y: 846, s: 1.28, pose: 'walk', mood: 'laugh', look: [0.6, 0.2] }), at(1040, 858, 1.05, V.ball(40)), at(740, 872, 1, backpack(C.teal)),
    V.kiewiet(1130, 730, 0.55, { flip: true, step: 1 }), tufts([[80, 700, 1.2], [640, 640, 1], [860, 700, 1.1], [1150, 872, 1.2], [640, 880, 1.1]]),
  ]],

  'program-holiday-club': ['Holiday Club', 'Children fly a kite and play round a striped tent in the veld', [
    ...outdoors(480), V.acacia(1080, 560, 1.3), at(330, 640, 1.12, tent(C.mariL, C.coral)), V.bunting(520, 210, 1000, 330, 9, 60), lin('M1000 560V330M520 600V210', C.woodDD, 9),
    at(700, 150, 0.95, rot(18, kite(C.coral, C.mari))), at(930, 110, 0.66, rot(-14, kite(C.sky, C.teal))), lin('M690 220Q640 420 612 566', C.woodDD, 2.5),
    V.aloe(70, 610, 1), [[490, 632], [532, 640, C.white], [1120, 640], [1160, 648, C.white]].map(([x, y, c]) => V.cosmos(x, y, 1.1, c)),
    P({ ...K.mia, hair: 'hat', wrap: C.mariL, x: 590, y: 738, s: 1.2, pose: 'wave', mood: 'laugh', look: [0.2, -0.4] }),
    P({ ...T.anna, hair: 'hat', wrap: C.mariL, x: 850, y: 742, s: 1.06, pose: 'wave', mood: 'laugh', look: [-0.4, 0.2] }),
    P({ ...K.dineo, x: 196, y: 820, s: 1.22, pose: 'sitCheer', mood: 'laugh', look: [0.5, -0.1] }), P({ ...K.lerato, x: 420, y: 836, s: 1.2, pose: 'sit', mood: 'sing', look: [-0.4, 0], joints: { aL: [[-54, -64], [-26, -66]], aR: [[54, -64], [30, -70]] }, item: at(0, 0, 0.92, V.drum(C.teal)) + cir(-24, -62, 10, SKIN[4]) + cir(26, -64, 10, SKIN[4]) }),
    P({ ...K.johan, hair: 'swept', x: 1010, y: 858, s: 1.26, pose: 'jump', mood: 'laugh', look: [-0.4, -0.1] }), at(740, 862, 1.1, V.ball(40, C.sky, C.cream)), at(1130, 864, 1, V.paint(C.coral), at(40, 4, 1, V.paint(C.leaf))),
    V.butterfly(480, 380, 0.9, C.mari), tufts([[60, 720, 1.1], [700, 700, 1], [900, 880, 1.2], [300, 884, 1.1], [1150, 760, 1]]),
  ]],

  'not-found': ['A page that is not here', 'Two children and a kiewiet at a signpost in the veld, wondering which way to go', [
    ...outdoors(500, '#D6ECF7'), V.acacia(160, 590, 1.5), V.acacia(1080, 570, 1.1), pth('M430 900C480 800 620 760 560 690C520 640 620 610 600 560H650C660 620 600 640 650 690C720 760 700 820 790 900Z', '#EED6AA'),
    lin('M600 700V210', C.woodD, 24), board(612, 236, 190, C.coral, 1), board(588, 330, 190, C.mari, -1), board(612, 424, 160, C.teal, 1), at(640, 292, 1, V.letters('404', 44, C.white)), at(424, 386, 1, V.letters('ABC', 44, C.white)), at(634, 480, 1, V.letters('123', 44, C.white)), V.shadow(600, 702, 46),
    V.aloe(880, 640, 1.05), [[250, 640], [292, 650, C.white], [960, 650], [1004, 656, C.white]].map(([x, y, c]) => V.cosmos(x, y, 1.1, c)),
    P({ ...K.thabo, hair: 'hat', wrap: C.mariL, x: 372, y: 812, s: 1.3, pose: 'reach', mood: 'smile', look: [0.7, -0.5], joints: { aR: [[54, -118], [78, -166]] } }),
    P({ ...K.zoe, x: 850, y: 822, s: 1.3, pose: 'hips', mood: 'laugh', look: [-0.7, -0.4] }),
    V.kiewiet(610, 850, 0.8, { step: 1 }), V.butterfly(770, 180, 1, C.coral), V.butterfly(300, 470, 0.8), tufts([[90, 740, 1.2], [480, 740, 1], [1120, 720, 1.2], [960, 872, 1.2], [220, 880, 1.2]]),
  ]],
}

export const moreCrops = { 'program-kindergarten': [20, 20, 1160], 'program-aftercare': [20, 20, 1170], 'program-holiday-club': [10, 10, 1180], 'not-found': [100, 130, 1020] }

/** Ten faces on a companion's tint, for places where a photo may stand: `avatar-1` to `avatar-10`. */
export const avatars = Object.entries(K).map(([name, look], i) => {
  const tints = [C.mariT, C.skyT, C.leafT, C.coralT, C.tealT]
  const bust = P({ ...look, x: 64, y: 208, s: 0.86, ground: false, mood: i % 3 === 1 ? 'laugh' : 'smile', pose: 'stand' })
  return { name, body: g('', box(0, 0, 128, 128, 0, tints[i % 5]), bust) }
})
