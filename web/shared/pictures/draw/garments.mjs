/* What is worn and carried (400 x 300), for the uniform shop: one garment on a plain ground, its badge a kiewiet's crown. */
import * as V from './vocabulary.mjs'

const { C, at, box, cir, lin, pth, shade, tint } = V

const ground = (c) => pth('M46 176C18 96 104 28 212 36C324 40 388 122 356 200C330 262 78 266 46 176Z', c)
/** The crown of the kiewiet as a badge, its centre at (x, y). */
const badge = (x, y, s = 1) => at(x, y, s, cir(0, 0, 12, C.white), cir(0, 0, 6.5, C.ink), lin('M-6 -3L6 -3', C.white, 3), lin('M6 1L13 4', C.coral, 4))
const hanger = (y) => [lin(`M200 ${y}V${y - 12}Q200 ${y - 26} 212 ${y - 24}`, C.woodDD, 5), lin(`M146 ${y + 24}L200 ${y}L254 ${y + 24}`, C.wood, 8)]

const shirt = [
  ground(C.tealT), hanger(54),
  pth('M156 76L96 106L118 166L148 152V258Q200 266 252 258V152L282 166L304 106L244 76Q200 110 156 76Z', C.teal),
  lin('M148 152L142 120M252 152L258 120', shade(C.teal), 4),
  pth('M156 76Q200 112 244 76L232 106L200 96L168 106Z', C.tealD), lin('M200 98V148', shade(C.teal), 4), cir(200, 116, 3.5, C.cream), cir(200, 134, 3.5, C.cream),
  lin('M112 152L128 144M272 144L288 152', C.mari, 7), badge(228, 138),
]

const longShirt = [
  ground(C.tealT), hanger(54),
  pth('M156 76L112 96Q98 104 94 124L74 238L108 246L148 148V258Q200 266 252 258V148L292 246L326 238L306 124Q302 104 288 96L244 76Q200 110 156 76Z', C.teal),
  lin('M148 150L140 118M252 150L260 118', shade(C.teal), 4), pth('M156 76Q200 112 244 76L232 106L200 96L168 106Z', C.tealD), lin('M200 98V148', shade(C.teal), 4), cir(200, 116, 3.5, C.cream), cir(200, 134, 3.5, C.cream),
  lin('M77 224L111 232M323 224L289 232', C.mari, 7), badge(228, 138),
]

const shorts = [
  ground(C.mariT),
  pth('M124 92H276L306 226Q262 240 216 230L200 158L184 230Q138 240 94 226Z', C.skyD), pth('M124 76H276V102H124Z', shade(C.skyD)),
  lin('M186 90Q180 118 172 124M214 90Q220 118 228 124', C.cream, 5), lin('M200 104V156', shade(C.skyD), 4),
  lin('M132 118Q146 144 122 152M268 118Q254 144 278 152', shade(C.skyD), 4), lin('M98 216Q140 228 184 219M302 216Q260 228 216 219', C.mari, 6), badge(270, 194, 0.9),
]

const dress = [
  ground(C.coralT), hanger(42),
  pth('M160 64L126 92L142 124L162 114Q160 142 152 156C134 190 118 220 108 250Q200 278 292 250C282 220 266 190 248 156Q240 142 238 114L258 124L274 92L240 64Q200 92 160 64Z', C.sky),
  pth('M160 64Q200 94 240 64L230 94L200 82L170 94Z', C.white), lin('M156 156Q200 168 244 156', C.skyD, 8),
  [[140, 204], [176, 190], [214, 212], [250, 196], [192, 236], [156, 238], [238, 240], [274, 234]].map(([x, y]) => cir(x, y, 6, C.white)), lin('M112 244Q200 270 288 244', C.skyD, 5), badge(226, 128, 0.9),
]

const hat = [
  ground(C.leafT), V.shadow(200, 236, 128, 12),
  pth('M58 196C76 166 324 166 342 196C352 222 284 240 200 240C116 240 48 222 58 196Z', C.mari), pth('M58 196C76 172 324 172 342 196C330 214 270 220 200 220C130 220 70 214 58 196Z', C.mariL),
  pth('M126 190C124 120 150 80 200 80C250 80 276 120 274 190Q200 212 126 190Z', C.mari), pth('M125 172Q200 194 275 172L274 192Q200 214 126 192Z', C.tealD),
  lin('M200 80V104M160 92Q152 128 152 168M240 92Q248 128 248 168', C.mariD, 4), badge(200, 138, 1.15),
]

const tracksuit = [
  ground(C.skyT),
  pth('M92 112H160L166 136L162 258H132L126 168L112 258H82Z', shade(C.tealD, 0.1)), pth('M92 102H160V122H90Z', C.teal), lin('M92 130L90 250M158 136L154 250', C.mari, 5), lin('M127 124L126 160', C.tealD, 4),
  pth('M206 64H254L292 86L318 216L286 222L268 148V232H192V148L174 222L142 216L168 86Z', C.tealD),
  pth('M142 216L174 222L172 232L140 226ZM286 222L318 216L320 226L288 232Z', C.teal), box(190, 222, 80, 14, 4, C.teal), lin('M230 84V222', C.cream, 4), pth('M206 64Q230 84 254 64V80Q230 100 206 80Z', C.teal), lin('M164 106L146 208M296 106L314 208', C.mari, 6), badge(252, 116, 0.9),
]

const bag = [
  ground(C.coralT), V.shadow(200, 260, 104, 11),
  lin('M168 84Q168 42 200 42Q232 42 232 84', C.coralD, 10), box(122, 72, 156, 186, 44, C.coral), lin('M118 132Q96 160 108 230M282 132Q304 160 292 230', C.coralD, 13),
  pth('M122 138V112Q122 72 166 72H234Q278 72 278 112V138Q200 160 122 138Z', C.coralD), box(146, 178, 108, 64, 18, tint(C.coral, 0.3)), lin('M158 196H242', C.coralD, 5), lin('M242 196v14', C.mari, 6), box(190, 140, 20, 22, 6, C.mari), badge(200, 110, 1.1),
]

const other = [
  ground(C.mariT), lin('M166 62Q200 20 234 62', C.mariD, 7),
  pth('M160 62H240L248 122Q276 130 292 138L286 252Q200 268 114 252L108 138Q124 130 152 122Z', C.leaf), lin('M112 142L76 160M288 142L324 160', C.mariD, 7),
  box(146, 168, 108, 58, 14, C.leafD), lin('M200 170V224', C.leaf, 4), lin('M164 172L158 132', C.woodD, 6), lin('M158 130l-2 -10', C.coral, 9), lin('M178 172L180 138', C.woodD, 6), lin('M180 136v-10', C.sky, 9),
  cir(232, 108, 6, C.mari), cir(176, 244, 6, C.coral), cir(262, 150, 5, C.sky), badge(200, 92, 0.95),
]

export const garments = {
  shirt: ['A shirt', shirt],
  'shirt-long': ['A shirt with long sleeves', longShirt],
  shorts: ['A pair of shorts', shorts],
  dress: ['A summer dress', dress],
  hat: ['A sun hat', hat],
  tracksuit: ['A tracksuit', tracksuit],
  bag: ['A backpack', bag],
  other: ['An apron', other],
}
