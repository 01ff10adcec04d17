/* Small pictures (400 x 300) for places that have nothing to show yet. Objects only: they must read at 200 px. */
import * as V from './vocabulary.mjs'

const { C, at, rot, cir, box, pth, lin, tint } = V

const ground = (c) => pth('M38 214C10 128 92 40 206 44C326 48 398 132 366 214C340 282 70 286 38 214Z', c) + V.shadow(200, 262, 150, 12)
const tee = (c) => pth('M-30 -92L-70 -72L-58 -36L-40 -44V6H40V-44L58 -36L70 -72L30 -92Q0 -72 -30 -92Z', c) + lin('M-22 -88Q0 -74 22 -88', tint(c, 0.5), 5)

export const vignettes = {
  notices: ['Notice board', [ground(C.skyT), box(96, 76, 208, 150, 12, C.wood), box(108, 88, 184, 126, 6, C.cream), lin('M130 226V262M270 226V262', C.woodD, 12), rot(-4, box(126, 112, 64, 76, 4, C.mariL)), rot(3, box(216, 92, 60, 66, 4, C.coralL)), cir(150, 106, 6, C.coralD), cir(244, 110, 6, C.tealD), V.kiewiet(320, 262, 0.46, { flip: true })]],
  children: ['Teddy and blocks', [ground(C.mariT), at(150, 260, 1.15, V.teddy()), at(266, 260, 1, V.block(C.sky, 'A'), at(-30, -56, 1, V.shapeBlock(C.coral, 'heart')), at(62, 0, 1, V.block(C.leaf, 'B')))]],
  bills: ['Everything is paid', [ground(C.leafT), box(130, 70, 140, 186, 12, C.white), lin('M154 108H246M154 136H246M154 164H214', C.grey, 8), cir(246, 214, 34, C.leaf), lin('M230 214L242 228L264 200', C.white, 9), V.kiewiet(96, 262, 0.5)]],
  messages: ['Post box', [ground(C.coralT), lin('M200 262V180', C.woodD, 18), pth('M120 186V120A40 40 0 0 1 160 80H252A40 40 0 0 1 292 120V186Z', C.teal), pth('M120 186V120A40 40 0 0 1 200 120V186Z', C.tealD), lin('M292 120h24V96h20', C.coral, 9), rot(-8, box(196, 132, 84, 54, 6, C.white) + lin('M198 136L238 164L278 136', C.grey, 5)), V.butterfly(320, 70, 0.8), V.kiewiet(82, 262, 0.44)]],
  pictures: ['Empty easel', [ground(C.tealT), lin('M140 262L180 60M260 262L220 60M200 262V70', C.woodD, 11), box(112, 88, 176, 126, 8, C.white), box(104, 210, 192, 14, 7, C.woodD), at(320, 262, 0.9, V.jar()), at(84, 262, 1, V.paint(C.coral))]],
  activities: ['Drum, ball and bunting', [ground(C.mariT), V.bunting(60, 66, 340, 66, 7, 50), at(150, 262, 1.25, V.drum(C.coral)), at(250, 262, 1.1, V.ball(36, C.sky, C.cream)), at(316, 262, 0.9, V.tambourine())]],
  uniforms: ['Washing line with a shirt', [ground(C.skyT), lin('M70 262V76M330 262V76', C.woodD, 11), lin('M70 92Q200 126 330 92', C.woodDD, 4), at(150, 206, 1.05, tee(C.teal)), at(262, 202, 0.9, tee(C.mari)), V.kiewiet(326, 264, 0.4, { flip: true })]],
  search: ['A kiewiet looks through a magnifying glass', [ground(C.leafT), V.grass(90, 262, 1.4), V.kiewiet(170, 262, 0.95), `<circle cx="262" cy="104" r="40" fill="${C.skyL}" fill-opacity=".55" stroke="${C.woodDD}" stroke-width="12"/>`, lin('M292 134L328 176', C.woodDD, 15), V.grass(320, 262, 1.2)]],
  classroom: ['Table and chair', [ground(C.coralT), at(130, 258, 1.1, V.chair(0, 0, 1, C.sky)), V.table(240, 262, 210, '#F3D6A8', 96), at(214, 168, 0.9, V.jar()), at(282, 168, 1, V.apple())]],
  error: ['A tower of blocks has fallen over', [ground(C.coralT), at(118, 260, 1.05, V.block(C.sky, 'A')), at(180, 260, 1.05, rot(18, V.block(C.mari, 'B'))), at(120, 202, 1.05, rot(-6, V.shapeBlock(C.coral, 'star'))), at(300, 262, 1.05, rot(38, V.block(C.leaf, 'C'))), V.kiewiet(240, 262, 0.6, { flip: true })]],
}
