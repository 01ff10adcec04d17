/* The drawn vocabulary. Every function returns a string of SVG. No ids, no gradients, no filters: scenes can be
   inlined, cropped and recoloured. Units are scene units (a gallery scene is 1200 x 900, a child is about 220 tall). */

export const C = {
  ink: '#2B2A33', paper: '#FFFBF4', white: '#FFFFFF', cream: '#FFF4DF', sand: '#F7E9D2', sandD: '#EBD5B0', sandDD: '#D9BC8C',
  wood: '#DDB07C', woodD: '#BC8550', woodDD: '#8F5F37', woodL: '#EFCFA2',
  teal: '#168577', tealD: '#0B5F56', tealL: '#86CBBF', tealT: '#D9EFEA',
  mari: '#F6B73C', mariD: '#DE9319', mariL: '#FBD88A', mariT: '#FFF0CE',
  coral: '#F07A64', coralD: '#D3563F', coralL: '#F8B3A4', coralT: '#FFE5DE',
  sky: '#62AEE0', skyD: '#2F7DB5', skyL: '#A9D4F0', skyT: '#E0F0FA',
  leaf: '#7DB85F', leafD: '#54913F', leafDD: '#3A6E2E', leafL: '#B5D89B', leafT: '#EAF4DF',
  plum: '#8A6BA8', earth: '#A8714A', earthD: '#7E5033', grey: '#C9C3B8',
}
export const SKIN = ['#F7D2B4', '#E9B68F', '#CF9468', '#AE7449', '#8C5735', '#6E4229']
export const HAIR = { black: '#231A18', dark: '#3A261E', brown: '#6A4329', honey: '#B97F3F', red: '#A5542B', grey: '#8E8A88' }

const n = v => +(+v).toFixed(1)
export const mix = (a, b, t) => '#' + [1, 3, 5].map(i =>
  Math.round(parseInt(a.slice(i, i + 2), 16) * (1 - t) + parseInt(b.slice(i, i + 2), 16) * t).toString(16).padStart(2, '0')).join('')
export const shade = (c, t = .16) => mix(c, '#3B1F1A', t)
export const tint = (c, t = .5) => mix(c, '#FFFFFF', t)
export const g = (t, ...c) => `<g transform="${t}">${c.flat(9).join('')}</g>`
export const at = (x, y, s = 1, ...c) => g(`translate(${n(x)} ${n(y)})${s === 1 ? '' : ` scale(${s})`}`, ...c)
export const flip = (...c) => g('scale(-1 1)', ...c)
export const rot = (a, ...c) => g(`rotate(${a})`, ...c)
export const cir = (x, y, r, f, o) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${f}"${o ? ` opacity="${o}"` : ''}/>`
export const ell = (x, y, rx, ry, f, o) => `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${f}"${o ? ` opacity="${o}"` : ''}/>`
export const box = (x, y, w, h, r, f, o) => `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(r)}" fill="${f}"${o ? ` opacity="${o}"` : ''}/>`
export const pth = (d, f, o) => `<path d="${d}" fill="${f}"${o ? ` opacity="${o}"` : ''}/>`
export const lin = (d, c, w = 4, o) => `<path d="${d}" fill="none" stroke="${c}" stroke-width="${n(w)}" stroke-linecap="round" stroke-linejoin="round"${o ? ` opacity="${o}"` : ''}/>`
/** A nested svg clips what it holds: used for windows, pictures and posters. */
export const clip = (x, y, w, h, ...c) => `<svg x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" viewBox="0 0 ${n(w)} ${n(h)}">${c.flat(9).join('')}</svg>`
export const shadow = (x, y, rx, ry = rx * .16) => ell(x, y, rx, ry, '#5A3B1E', .13)
function seeded(seed) { let a = seed * 2654435761 >>> 0; return () => { a = (a + 0x6D2B79F5) >>> 0; let t = Math.imul(a ^ a >>> 15, 1 | a); t = t + Math.imul(t ^ t >>> 7, 61 | t) ^ t; return ((t ^ t >>> 14) >>> 0) / 4294967296 } }

/* ---------- limbs: one quadratic curve, skin first, cloth over the first part of it ---------- */
const lerp = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
function limb(a, b, c, w, skin, cloth, part) {
  const q = t => { const p = lerp(a, b, t), r = lerp(b, c, t); return [p, lerp(p, r, t)] }
  const d = (x, y, z) => `M${n(x[0])} ${n(x[1])}Q${n(y[0])} ${n(y[1])} ${n(z[0])} ${n(z[1])}`
  let out = lin(d(a, b, c), skin, w)
  if (part > 0) { const [p, e] = q(Math.min(part, 1)); out += lin(d(a, p, e), cloth, w + 5) }
  return out
}

/* ---------- hair: [behind the head, in front of it], drawn round (0,0) for a head of radius 42 ---------- */
const cap = (c, low = 0) => pth(`M-44.5 ${4 + low}C-49 -62 49 -62 44.5 ${4 + low}C42 -15 27 -25 4 -25C-20 -25 -40 -17 -44.5 ${4 + low}Z`, c)
const fringe = c => pth('M-44.5 6C-49 -62 49 -62 44.5 6C40 -8 34 -15 26 -17C10 -9 -22 -8 -36 -14C-40 -8 -43 -2 -44.5 6Z', c)
const swept = c => pth('M-44.5 4C-50 -62 49 -64 44.5 4C41 -12 32 -24 16 -27C2 -14 -24 -12 -38 -14C-42 -8 -43 -2 -44.5 4Z', c)
const part = c => lin('M2 -46L4 -26', tint(c, .22), 2.5)
const hairs = {
  afro: c => [cir(0, -14, 58, c) + cir(-40, 2, 24, c) + cir(40, 2, 24, c), cap(c)],
  puffs: c => [cir(-39, -38, 25, c) + cir(39, -38, 25, c), cap(c) + part(c) + lin('M-30 -30L-24 -22', C.coral, 6) + lin('M30 -30L24 -22', C.coral, 6)],
  braids: c => [lin('M-40 -6Q-56 22 -48 58', c, 15) + lin('M40 -6Q56 22 48 58', c, 15) + cir(-48, 62, 8, C.mari) + cir(48, 62, 8, C.mari) + cir(-50, 46, 7, C.coral) + cir(50, 46, 7, C.coral), cap(c) + part(c)],
  short: c => ['', cap(c, -8)],
  curls: c => [[[-40, -8], [-34, -30], [-14, -44], [12, -46], [34, -32], [41, -8]].map(p => cir(p[0], p[1], 17, c)).join(''), cap(c) + cir(-16, -26, 11, c) + cir(6, -25, 10, c) + cir(26, -21, 9, c)],
  bob: c => [pth('M-48 -6C-50 -62 50 -62 48 -6L50 28C50 42 30 44 28 32L-28 32C-30 44 -50 42 -50 28Z', c), fringe(c)],
  pony: c => [pth('M30 -34C66 -46 76 -4 62 34C52 40 50 22 52 6C54 -10 44 -18 30 -20Z', c), swept(c) + cir(38, -26, 7, C.coral)],
  swept: c => ['', swept(c)],
  bun: c => [cir(0, -52, 21, c), cap(c) + lin('M-13 -38Q0 -33 13 -38', C.mari, 6)],
  locs: c => [[-44, -30, 30, 44].map((x, i) => lin(`M${x * .8} -20Q${x * 1.25} 0 ${x * 1.15} ${i % 3 ? 14 : 26}`, c, 14)).join(''), cap(c) + [-26, -9, 9, 26].map(x => lin(`M${x * .7} -42Q${x} -32 ${x * 1.1} -20`, c, 12)).join('')],
  tuft: c => ['', lin('M-4 -42Q-8 -54 4 -56', c, 6) + lin('M4 -42Q8 -50 14 -50', c, 5) + pth('M-36 -22C-26 -50 26 -50 36 -22C20 -36 -20 -36 -36 -22Z', c, .55)],
  doek: (c, k = C.mari) => ['', cir(26, -50, 17, shade(k)) + cir(6, -56, 19, k) + pth('M-45.5 0C-52 -66 52 -66 45.5 0C30 -20 -26 -24 -45.5 0Z', k) + lin('M-38 -24Q-4 -48 38 -20', shade(k, .2), 4) + lin('M-30 -38Q0 -54 30 -36', shade(k, .2), 4)],
  hat: (c, k = C.mariL) => [ell(0, -16, 74, 22, shade(k, .12)), cap(c) + pth('M-43 -20C-46 -70 46 -70 43 -20Z', k) + pth('M-70 -14C-50 -32 50 -32 70 -14C40 -8 -40 -8 -70 -14Z', k) + lin('M-42 -26Q0 -36 42 -26', C.coral, 9)],
}

function face(skin, mood, [lx, ly]) {
  const dark = parseInt(skin.slice(1, 3), 16) < 150, ink = dark ? '#20110C' : '#33211C', line = dark ? '#2A140D' : mix(skin, '#6B2A20', .72)
  const eyes = mood === 'sleep' || mood === 'down'
    ? lin('M-21 7q6 5 12 0M9 7q6 5 12 0', ink, 3.4)
    : [-15, 15].map(x => ell(x, 5, 4.6, 5.4, ink) + cir(x + 1.4, 3, 1.6, C.white)).join('')
  const mouth = {
    smile: lin('M-9 18Q0 27 9 18', line, 3.4),
    laugh: pth('M-11 16Q0 19 11 16Q9 31 0 31Q-9 31 -11 16Z', '#7B2B2B') + pth('M-9.4 16.6Q0 19 9.4 16.6L8.6 20.4Q0 22 -8.6 20.4Z', C.white),
    sing: ell(0, 21, 5.4, 6.4, '#7B2B2B'), sleep: lin('M-5 20Q0 23 5 20', line, 3), down: lin('M-7 19Q0 25 7 19', line, 3.2),
  }[mood]
  return g(`translate(${n(lx * 6)} ${n(ly * 6)})`,
    ell(-26, 16, 8, 6, dark ? '#C25B43' : '#F0705E', dark ? .38 : .36), ell(26, 16, 8, 6, dark ? '#C25B43' : '#F0705E', dark ? .38 : .36),
    lin('M-21 -8q6 -5 11 -2M10 -10q6 -3 11 2', mix(skin, '#241512', .6), 2.8, .8), eyes, lin('M-3 11q3 3 6 0', shade(skin, .32), 2.8), mouth)
}
/** A head alone: sleeping children, a face in a crowd. */
export function head({ skin = SKIN[2], hair = 'short', hc = HAIR.black, wrap, mood = 'smile', look = [0, 0], r = 1 }) {
  const [b, fr] = hairs[hair](hc, wrap)
  return g(`scale(${r})`, b, cir(-41, 4, 8.5, shade(skin, .06)), cir(41, 4, 8.5, shade(skin, .06)), ell(0, 0, 43, 41.5, skin), face(skin, mood, look), fr)
}

/* ---------- poses: joints of a child; the ground is y = 0 between the feet ---------- */
const POSE = {
  stand: { head: [0, -170], hip: [0, -66], aL: [[-46, -104], [-40, -70]], aR: [[46, -104], [40, -70]], lL: [[-17, -36], [-18, -9]], lR: [[17, -36], [18, -9]] },
  wave: { aR: [[64, -112], [60, -168]] }, wave2: { aL: [[-64, -112], [-60, -168]] },
  cheer: { aL: [[-64, -120], [-58, -186]], aR: [[64, -120], [58, -186]] },
  walk: { lL: [[-22, -38], [-34, -10]], lR: [[22, -40], [32, -10]], aL: [[-50, -104], [-56, -78]], aR: [[52, -108], [58, -86]] },
  jump: { lL: [[-40, -44], [-50, -16]], lR: [[34, -40], [12, -18]], aL: [[-64, -120], [-64, -180]], aR: [[64, -120], [64, -180]] },
  hold: { aL: [[-46, -92], [-16, -84]], aR: [[46, -92], [16, -84]] },
  reach: { aR: [[54, -118], [82, -118]], aL: [[-46, -104], [-40, -72]] },
  hips: { aL: [[-62, -96], [-30, -78]], aR: [[62, -96], [30, -78]] },
  sit: { head: [0, -132], hip: [0, -30], aL: [[-50, -66], [-30, -36]], aR: [[50, -66], [30, -36]], lL: [[-66, -20], [6, -12]], lR: [[66, -20], [-6, -12]], floor: 1 },
  sitHold: { head: [0, -132], hip: [0, -30], aL: [[-52, -58], [-20, -52]], aR: [[52, -58], [20, -52]], lL: [[-66, -20], [6, -12]], lR: [[66, -20], [-6, -12]], floor: 1 },
  sitCheer: { head: [0, -132], hip: [0, -30], aL: [[-62, -84], [-60, -140]], aR: [[62, -84], [60, -140]], lL: [[-66, -20], [6, -12]], lR: [[66, -20], [-6, -12]], floor: 1 },
  sitReach: { head: [0, -132], hip: [0, -30], aL: [[-50, -66], [-30, -36]], aR: [[56, -84], [84, -74]], lL: [[-66, -20], [6, -12]], lR: [[66, -20], [-6, -12]], floor: 1 },
  legsOut: { head: [0, -134], hip: [0, -32], aL: [[-50, -66], [-34, -34]], aR: [[50, -66], [34, -34]], lL: [[-24, -22], [-34, -8]], lR: [[24, -22], [34, -8]], floor: 1, soles: 1 },
  kneel: { head: [0, -142], hip: [0, -40], aL: [[-48, -78], [-26, -50]], aR: [[48, -78], [26, -50]], lL: [[-20, -22], [-26, -10]], lR: [[20, -22], [26, -10]], kneel: 1 },
  kneelReach: { head: [0, -142], hip: [0, -40], aL: [[-48, -78], [-26, -50]], aR: [[58, -92], [80, -70]], lL: [[-20, -22], [-26, -10]], lR: [[20, -22], [26, -10]], kneel: 1 },
  table: { head: [0, -148], hip: [0, -44], aL: [[-52, -70], [-26, -54]], aR: [[52, -70], [26, -54]], lL: null, lR: null },
  tableUp: { head: [0, -148], hip: [0, -44], aL: [[-52, -70], [-26, -54]], aR: [[60, -84], [44, -112]], lL: null, lR: null },
  swing: { head: [0, -150], hip: [0, -46], aL: [[-58, -104], [-46, -140]], aR: [[58, -104], [46, -140]], lL: [[-18, -34], [-24, 4]], lR: [[18, -34], [24, 4]] },
}
const ADULT = {
  stand: { head: [0, -286], hip: [0, -148], aL: [[-56, -184], [-46, -130]], aR: [[56, -184], [46, -130]], lL: [[-20, -80], [-20, -10]], lR: [[20, -80], [20, -10]] },
  wave: { aR: [[84, -206], [78, -286]] }, reach: { aR: [[66, -210], [104, -196]] }, hold: { aL: [[-58, -170], [-14, -172]], aR: [[58, -170], [14, -172]] },
  hips: { aL: [[-76, -178], [-34, -152]], aR: [[76, -178], [34, -152]] },
  sit: { head: [0, -186], hip: [0, -42], aL: [[-62, -94], [-30, -66]], aR: [[62, -94], [30, -66]], lL: [[-92, -26], [8, -16]], lR: [[92, -26], [-8, -16]], floor: 1 },
  kneel: { head: [0, -196], hip: [0, -58], aL: [[-58, -104], [-28, -74]], aR: [[66, -118], [100, -88]], lL: [[-24, -32], [-34, -14]], lR: [[24, -32], [34, -14]], kneel: 1 },
  table: { head: [0, -210], hip: [0, -60], aL: [[-64, -100], [-28, -74]], aR: [[70, -116], [96, -78]], lL: null, lR: null },
}

/** A child or an adult. `wear`: tee, dress, dungaree, apron, stripes, dots. `item` is drawn last, over the hands. */
export function person(o) {
  const d = { x: 0, y: 0, s: 1, skin: SKIN[2], hair: 'short', hc: HAIR.black, top: C.mari, bottom: C.skyD, shoe: C.cream, pose: 'stand', wear: 'tee', sleeve: .42, leg: .78, look: [0, 0], mood: 'smile', ground: true, ...o }
  const table = d.adult ? ADULT : POSE
  const p = { ...table.stand, ...table[d.pose], ...d.joints }
  const R = d.adult ? .96 : 1, sy = p.head[1] + (d.adult ? 45 : 40), [hx, hy] = p.hip, aw = d.adult ? 22 : 19, lw = d.adult ? 27 : 23
  const sw = d.adult ? 30 : 22, hw = (d.adult ? 28 : 24) + (d.wear === 'dress' ? 12 : 0), cx = p.head[0] * .5 + hx * .5
  const skirt = d.wear === 'dress', legCloth = skirt ? d.bottom : d.bottom, legPart = skirt ? 0 : d.leg
  const foot = ([fx, fy], dir) => d.bare ? ell(fx + dir * 5, fy + 2, 14, 9, d.skin) : pth(`M${n(fx - 12)} ${n(fy + 9)}q-1 -19 12 -19q7 0 ${dir * 6 + 3} 7q${dir > 0 ? 12 : 4} 2 ${dir > 0 ? 12 : 5} 12Z`, 'none') + box(fx - 14 + dir * 4, fy - 9, 29, 18, 9, d.shoe) + box(fx - 14 + dir * 4, fy + 4, 29, 5, 2.5, shade(d.shoe, .22))
  let legs = ''
  if (p.lL && p.kneel) legs = [p.lL, p.lR].map(([, f], i) => ell(f[0] + (i ? 6 : -6), f[1] - 2, d.adult ? 36 : 28, d.adult ? 20 : 15, skirt ? d.skin : d.bottom)).join('')
  else if (p.lL && p.soles) legs = [[p.lL, -1], [p.lR, 1]].map(([[k, f], s]) => limb([hx + s * 14, hy + 4], k, f, lw, d.skin, legCloth, legPart) + ell(f[0], f[1] - 4, 15, 17, d.bare ? d.skin : d.shoe) + ell(f[0], f[1] - 4, 9, 11, shade(d.bare ? d.skin : d.shoe, .12))).join('')
  else if (p.lL) legs = [[p.lL, -1], [p.lR, 1]].map(([[k, f], s]) => limb([hx + s * (d.adult ? 16 : 13), hy], k, p.floor ? f : [f[0], f[1] - 7], lw, d.skin, legCloth, p.floor ? .96 : legPart) + (p.floor ? ell(f[0] + s * -10, f[1] + 3, 17, 10, d.bare ? d.skin : d.shoe) : foot(f, s))).join('')
  const ty = skirt && !p.floor && !p.kneel ? hy + 14 : hy
  const torso = `<path d="M${n(cx - sw)} ${sy + 10}L${n(cx + sw)} ${sy + 10}L${n(hx + hw)} ${ty}L${n(hx - hw)} ${ty}Z" fill="${d.top}" stroke="${d.top}" stroke-width="22" stroke-linejoin="round"/>`
  const mid = (sy + hy) / 2
  const detail = {
    tee: '', dress: pth(`M${cx - 13} ${sy - 1}Q${cx} ${sy + 17} ${cx + 13} ${sy - 1}Z`, C.white) + lin(`M${n(hx - hw + 2)} ${ty + 1}L${n(hx + hw - 2)} ${ty + 1}`, tint(d.top, .45), 5),
    stripes: [0.22, .52, .82].map(t => { const y = sy + (hy - sy) * t, w = sw + 8 + (hw - sw) * t; return lin(`M${n(cx - w)} ${n(y + 6)}L${n(cx + w)} ${n(y + 6)}`, tint(d.top, .62), 7) }).join(''),
    dots: [[-18, .25], [6, .22], [24, .45], [-6, .55], [-24, .72], [14, .82]].map(([x, t]) => cir(cx + x, sy + (hy - sy) * t + 8, 4, tint(d.top, .65))).join(''),
    heart: pth(`M${cx} ${mid + 16}c-26 -18 -16 -34 -5 -31q4 1 5 6q1 -5 5 -6c11 -3 21 13 -5 31Z`, C.white),
    dungaree: box(cx - 22, mid - 6, 44, hy - mid + 16, 8, d.bottom) + lin(`M${cx - 18} ${mid}L${cx - 22} ${sy + 2}M${cx + 18} ${mid}L${cx + 22} ${sy + 2}`, d.bottom, 9) + cir(cx - 17, mid + 2, 3.4, C.mari) + cir(cx + 17, mid + 2, 3.4, C.mari) + box(cx - 11, mid + 14, 22, 14, 4, shade(d.bottom, .2)),
    apron: (w => pth(`M${cx - 20} ${sy + 20}L${cx + 20} ${sy + 20}L${cx + w} ${hy + (p.floor || p.kneel || !p.lL ? 4 : 44)}Q${cx} ${hy + (p.floor || p.kneel || !p.lL ? 12 : 54)} ${cx - w} ${hy + (p.floor || p.kneel || !p.lL ? 4 : 44)}Z`, C.teal) + lin(`M${cx - 20} ${sy + 22}L${cx - 16} ${sy - 2}M${cx + 20} ${sy + 22}L${cx + 16} ${sy - 2}`, C.teal, 8) + box(cx - 20, mid + 22, 40, 24, 7, C.tealD) + cir(cx, sy + 44, 8, C.cream) + pth(`M${cx - 8} ${sy + 43}a8 8 0 0 1 16 0Z`, C.ink))(sw + 6),
  }[d.wear] || ''
  const sh = [cx - sw - 4, sy + 16], sr = [cx + sw + 4, sy + 16]
  const arm = (a, s) => limb(s, a[0], a[1], aw, d.skin, shade(d.top, .07), d.sleeve) + cir(a[1][0], a[1][1], aw * .56, d.skin)
  const behind = d.armsBehind ? arm(p.aL, sh) + arm(p.aR, sr) : ''
  const neck = lin(`M${n(p.head[0])} ${n(p.head[1] + 30)}L${n(cx)} ${sy + 6}`, shade(d.skin, .16), d.adult ? 24 : 20)
  const inner = [d.ground && !d.behind ? shadow(hx, 2, d.adult ? 66 : p.floor ? 74 : 50) : '', p.floor ? '' : legs, behind, neck, torso, detail, p.floor ? legs : '', d.between || '',
    at(p.head[0], p.head[1], 1, d.tilt ? rot(d.tilt, head({ ...d, r: R })) : head({ ...d, r: R })), d.under || '', d.armsBehind ? '' : arm(p.aL, sh) + arm(p.aR, sr), d.item || '']
  return g(`translate(${n(d.x)} ${n(d.y)}) scale(${d.flip ? -d.s : d.s} ${d.s})`, inner)
}
/** A baby on all fours, facing right. */
export function crawler({ x, y, s = 1, skin = SKIN[3], hair = 'tuft', hc = HAIR.black, suit = C.coral, mood = 'laugh', flip: f }) {
  return g(`translate(${x} ${y}) scale(${f ? -s : s} ${s})`, shadow(0, 0, 92), lin('M-52 -46Q-84 -30 -66 -12L-92 -10', shade(suit, .12), 27), cir(-94, -10, 12, shade(skin, .1)),
    lin('M44 -60L48 -14', shade(skin, .12), 20), pth('M-78 -40C-84 -96 -30 -100 10 -94C52 -92 66 -70 52 -46C30 -26 -60 -22 -78 -40Z', suit), cir(-50, -66, 6, tint(suit, .5)), cir(-24, -52, 6, tint(suit, .5)), cir(2, -74, 6, tint(suit, .5)), cir(-18, -80, 5, tint(suit, .5)), cir(30, -56, 5, tint(suit, .5)),
    lin('M-42 -46Q-30 -26 -46 -12L-66 -10', shade(suit, .06), 28), cir(-72, -10, 12, skin), limb([26, -62], [34, -38], [30, -13], 20, skin, shade(suit, .05), .5), cir(32, -11, 12, skin), at(58, -104, 1, head({ skin, hair, hc, mood, look: [1, .3] })))
}

/* ---------- nature ---------- */
export const cloud = (x, y, s = 1, f = C.white, o = .9) => at(x, y, s, `<g opacity="${o}">${cir(-44, 0, 28, f)}${cir(-8, -18, 38, f)}${cir(36, -4, 30, f)}${box(-72, -2, 140, 30, 15, f)}</g>`)
export const sun = (x, y, r = 60) => cir(x, y, r * 1.5, C.mariL, .35) + cir(x, y, r, C.mari)
export const hills = (w, y, a, b) => pth(`M0 ${y}C${w * .15} ${y - 70} ${w * .28} ${y - 96} ${w * .36} ${y - 96}L${w * .5} ${y - 92}C${w * .58} ${y - 60} ${w * .66} ${y - 30} ${w * .74} ${y - 44}C${w * .84} ${y - 76} ${w * .94} ${y - 70} ${w} ${y - 40}V${y + 200}H0Z`, a) + pth(`M0 ${y + 12}C${w * .2} ${y - 40} ${w * .42} ${y - 26} ${w * .56} ${y + 2}C${w * .72} ${y + 14} ${w * .84} ${y - 26} ${w} ${y}V${y + 220}H0Z`, b)
export function acacia(x, y, s = 1) {
  return at(x, y, s, lin('M0 0Q-6 -70 -4 -110Q-30 -150 -74 -172M-4 -104Q20 -150 66 -176M-3 -118Q4 -160 -6 -188', C.earthD, 17), lin('M-40 -150Q-80 -164 -110 -170M36 -150Q80 -160 112 -172', C.earthD, 9),
    ell(-96, -182, 78, 25, C.leafDD), ell(88, -184, 82, 25, C.leafDD), ell(-4, -196, 108, 30, C.leafDD), ell(-66, -200, 82, 26, C.leafD), ell(64, -204, 86, 27, C.leafD), ell(-2, -218, 82, 25, C.leafD), ell(-34, -214, 52, 13, C.leaf), ell(58, -214, 46, 11, C.leaf))
}
export const grass = (x, y, s = 1, c = C.leafD) => at(x, y, s, lin('M-10 0Q-12 -14 -20 -20M0 0Q0 -18 -2 -28M10 0Q12 -14 20 -22', c, 5))
export const aloe = (x, y, s = 1) => at(x, y, s, lin('M0 -20Q4 -70 0 -110', C.leafDD, 7), [0, 1, 2, 3, 4].map(i => ell(0, -112 - i * 13, 11 - i * 1.6, 10, i % 2 ? C.coral : C.coralD)), [-58, -34, -10, 14, 38, 60].map((a, i) => rot(a, pth('M-13 0Q-15 -40 0 -74Q15 -40 13 0Z', i % 2 ? C.leafD : C.leaf))))
export const cosmos = (x, y, s = 1, c = C.coralL) => at(x, y, s, lin('M0 0Q4 -30 0 -54', C.leafD, 4), lin('M1 -20Q14 -26 18 -36', C.leafD, 4), at(0, -58, 1, [0, 60, 120, 180, 240, 300].map(a => rot(a, ell(0, -12, 7.5, 11, c))), cir(0, 0, 6.5, C.mari)))
export const pot = (x, y, s = 1, c = C.coral, kind = 'leafy') => at(x, y, s, { leafy: [-52, -26, 0, 26, 52].map((a, i) => at(0, -54, 1, rot(a, pth('M0 0C-26 -30 -22 -74 0 -96C22 -74 26 -30 0 0Z', i % 2 ? C.leafD : C.leaf), lin('M0 -8L0 -78', i % 2 ? C.leafDD : C.leafD, 3)))).join(''), spek: [[-30, -86], [0, -104], [28, -90], [-14, -70], [18, -66], [-42, -64], [44, -62], [0, -82]].map(([a, b], i) => cir(a, b, 19, i % 2 ? C.leaf : C.leafD)).join('') }[kind], pth('M-40 -58H40L32 0H-32Z', c), box(-45, -66, 90, 18, 6, shade(c, .1)))
export const butterfly = (x, y, s = 1, c = C.mari) => at(x, y, s, rot(-14, ell(-13, -8, 13, 11, c), ell(13, -8, 13, 11, c), ell(-9, 9, 8, 8, shade(c, .15)), ell(9, 9, 8, 8, shade(c, .15)), lin('M0 -12L0 12', C.ink, 4)))

/** The kiewiet (crowned lapwing), facing right, feet at (0,0), about 200 tall. */
export function kiewiet(x, y, s = 1, { flip: f, step } = {}) {
  return g(`translate(${x} ${y}) scale(${f ? -s : s} ${s})`,
    lin(step ? 'M-8 -70L-26 -36L-20 -2M-20 -2h16' : 'M-8 -70L-10 -36L-10 -2M-10 -2h17', '#E4513F', 6), lin('M14 -70L14 -36L16 -2M16 -2h17', '#E4513F', 6), cir(step ? -26 : -10, -37, 5, '#C93D2C'), cir(14, -37, 5, '#C93D2C'),
    pth('M-88 -104C-60 -122 -30 -134 2 -136L44 -118C52 -96 40 -68 8 -62C-26 -58 -52 -74 -88 -104Z', C.white), pth('M-104 -104C-70 -128 -30 -142 4 -142C18 -138 24 -124 12 -112C-14 -92 -58 -90 -104 -104Z', '#A77B58'), pth('M-104 -104C-80 -104 -56 -108 -34 -116C-46 -94 -76 -92 -104 -104Z', C.ink), lin('M-40 -112Q-18 -112 0 -122', '#8A6143', 4),
    pth('M0 -140C2 -160 14 -176 26 -178L54 -160C58 -138 54 -118 44 -104C28 -98 8 -112 0 -140Z', '#B58A66'), pth('M45 -110C40 -98 24 -94 12 -100C22 -106 38 -112 47 -122Z', C.ink),
    cir(38, -172, 28, '#B58A66'), pth('M12 -184C22 -192 56 -194 65 -180C62 -196 52 -206 38 -206C26 -206 15 -197 12 -184Z', C.ink), pth('M9 -174C8 -182 10 -188 13 -192C22 -198 56 -200 64 -190L66 -178C58 -187 22 -186 9 -174Z', C.white), pth('M11 -186C20 -210 56 -212 65 -186C52 -196 24 -196 11 -186Z', C.ink), pth('M8 -172C10 -180 22 -186 36 -186C48 -186 60 -182 66 -174C58 -178 48 -180 37 -180C24 -180 14 -176 8 -172Z', C.ink),
    cir(50, -169, 6.4, '#F6C445'), cir(51, -169, 3.6, C.ink), pth('M62 -172L86 -165Q90 -163 86 -161L62 -156Q66 -164 62 -172Z', '#E4513F'), pth('M78 -167.4L88 -164.6Q90 -163 88 -161.6L78 -159.4Z', C.ink))
}

/* ---------- rooms ---------- */
export const room = (wall, floor, y = 560, dado) => box(0, 0, 1200, 900, 0, wall) + (dado ? box(0, y - 130, 1200, 130, 0, dado) + box(0, y - 136, 1200, 8, 0, tint(dado, .5)) : '') + box(0, y, 1200, 900 - y, 0, floor) + [0, 1, 2, 3, 4].map(i => box(0, y + 52 + i * 64 + i * i * 4, 1200, 2.5, 0, shade(floor, .1), .55)).join('') + box(0, y - 10, 1200, 16, 0, tint(floor, .55))
export function window_(x, y, w, h, view) {
  view = view || box(0, 0, w, h, 0, C.skyL) + sun(w * .78, h * .26, h * .1) + cloud(w * .3, h * .26, .5) + at(0, h * .08, 1, hills(w, h * .66, C.leafL, C.leaf)) + acacia(w * .24, h * .92, h / 520)
  return box(x - 12, y - 12, w + 24, h + 24, 18, C.white) + clip(x, y, w, h, view) + lin(`M${x + w / 2} ${y}V${y + h}M${x} ${y + h * .46}H${x + w}`, C.white, 9) + box(x - 22, y + h + 8, w + 44, 16, 8, C.sandD)
}
export const curtain = (x, y, h, c, w = 66) => pth(`M${x} ${y}h${w}q-4 ${h * .55} -${w * .5} ${h * .62}q8 ${h * .16} 6 ${h * .38}H${x}Z`, c) + lin(`M${x + w * .3} ${y + 8}q0 ${h * .4} -${w * .12} ${h * .56}M${x + w * .62} ${y + 8}q-2 ${h * .36} -${w * .24} ${h * .52}`, shade(c, .12), 4)
export function bunting(x1, y1, x2, y2, k = 9, sag = 60, cols = [C.mari, C.coral, C.sky, C.leaf, C.teal]) {
  const q = t => [(1 - t) ** 2 * x1 + 2 * t * (1 - t) * (x1 + x2) / 2 + t * t * x2, (1 - t) ** 2 * y1 + 2 * t * (1 - t) * ((y1 + y2) / 2 + sag) + t * t * y2]
  let o = ''
  for (let i = 0; i < k; i++) { const a = q((i + .12) / k), b = q((i + .88) / k), m = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 50]; o += `<path d="M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}L${n(m[0])} ${n(m[1])}Z" fill="${cols[i % cols.length]}" stroke="${cols[i % cols.length]}" stroke-width="6" stroke-linejoin="round"/>` }
  return o + lin(`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag} ${x2} ${y2}`, C.woodDD, 4)
}
export const rug = (x, y, rx, ry, a, b, c) => ell(x, y + 6, rx, ry, shade(a, .18)) + ell(x, y, rx, ry, a) + ell(x, y, rx * .84, ry * .82, b) + (c ? ell(x, y, rx * .56, ry * .54, c) : '')
export const lamp = (x, y, c = C.mari) => lin(`M${x} 0V${y}`, C.woodDD, 4) + pth(`M${x - 52} ${y + 44}C${x - 50} ${y - 16} ${x + 50} ${y - 16} ${x + 52} ${y + 44}Z`, c) + ell(x, y + 44, 52, 8, shade(c, .2)) + ell(x, y + 46, 22, 8, C.cream)
export const frame = (x, y, w, h, c, art) => box(x - 9, y - 9, w + 18, h + 18, 9, c) + clip(x, y, w, h, box(0, 0, w, h, 0, C.paper), art)
export const arts = {
  sun: (w, h) => cir(w * .5, h * .5, h * .2, C.mari) + [0, 45, 90, 135, 180, 225, 270, 315].map(a => at(w * .5, h * .5, 1, rot(a, lin(`M0 ${-h * .28}V${-h * .4}`, C.mari, 7)))).join(''),
  house: (w, h) => box(w * .26, h * .46, w * .48, h * .36, 3, C.coralL) + pth(`M${w * .18} ${h * .5}L${w * .5} ${h * .2}L${w * .82} ${h * .5}Z`, C.coral) + box(w * .44, h * .6, w * .13, h * .22, 3, C.skyD) + box(0, h * .82, w, h, 0, C.leafL),
  tree: (w, h) => box(w * .46, h * .5, w * .1, h * .34, 3, C.earth) + cir(w * .5, h * .38, h * .23, C.leaf) + cir(w * .42, h * .34, 6, C.coral) + cir(w * .58, h * .42, 6, C.coral) + box(0, h * .82, w, h, 0, C.leafL),
  hand: (w, h) => at(w / 2, h * .62, h / 150, ell(0, 4, 28, 26, C.sky), [-34, -12, 10, 32].map((a) => rot(a * .9, lin('M0 -14V-50', C.sky, 14))), lin('M22 8Q42 0 46 -12', C.sky, 14)),
  fish: (w, h) => box(0, 0, w, h, 0, C.skyT) + ell(w * .46, h * .5, w * .26, h * .2, C.mari) + pth(`M${w * .66} ${h * .5}l${w * .16} ${-h * .18}v${h * .36}Z`, C.mariD) + cir(w * .34, h * .46, 5, C.ink),
  bird: (w, h) => box(0, 0, w, h, 0, C.mariT) + kiewiet(w * .48, h * .92, h / 240),
  rainbow: (w, h) => [C.coral, C.mari, C.leaf, C.sky].map((c, i) => `<path d="M${w * (.14 + i * .08)} ${h * .8}A${w * (.36 - i * .08)} ${w * (.36 - i * .08)} 0 0 1 ${w * (.86 - i * .08)} ${h * .8}" fill="none" stroke="${c}" stroke-width="${n(w * .075)}"/>`).join(''),
}
export function books(x, y, w, seed = 1, hMax = 70) {
  const r = seeded(seed), cols = [C.coral, C.mari, C.teal, C.sky, C.leaf, C.plum, C.coralL, C.tealL, C.skyD]; let o = '', cx = 0
  while (cx < w - 12) { const bw = 12 + r() * 14, bh = hMax * (.68 + r() * .32), c = cols[Math.floor(r() * cols.length)]; if (cx + bw > w) break; o += box(x + cx, y - bh, bw, bh, 3, c) + box(x + cx + 3, y - bh + 10, bw - 6, 5, 1, tint(c, .6)); cx += bw + 2 } return o
}
export function shelf(x, y, w, rows, cells) {
  const rh = 104, h = rows * rh + 14; let o = box(x, y - h, w, h, 12, C.wood) + box(x + 12, y - h + 12, w - 24, h - 24, 6, shade(C.woodL, .12))
  for (let i = 1; i < rows; i++) o += box(x + 8, y - h + i * rh + 2, w - 16, 11, 3, C.wood)
  cells.forEach((row, i) => { const by = y - h + (i + 1) * rh + 2, cw = (w - 36) / row.length; row.forEach((cell, j) => { o += typeof cell === 'function' ? cell(x + 18 + j * cw, by, cw) : cell }) })
  return shadow(x + w / 2, y, w * .54, 12) + o
}
export const bin = c => (x, y, w) => box(x + 6, y - 62, w - 12, 62, 9, c) + box(x + w / 2 - 20, y - 46, 40, 11, 5.5, shade(c, .22))
export const bookRow = seed => (x, y, w) => books(x + 4, y, w - 8, seed, 78)
export const toyOn = (...f) => (x, y, w) => f.map((t, i) => at(x + w * (i + .5) / f.length, y, .62, t)).join('')
export const chair = (x, y, s = 1, c = C.mari) => at(x, y, s, lin('M-28 -60L-34 0M28 -60L34 0', C.woodD, 9), box(-40, -70, 80, 16, 8, c), box(-36, -136, 72, 44, 14, c), lin('M-26 -94V-66M26 -94V-66', c, 9))
export const table = (x, y, w, c = C.woodL, h = 120) => shadow(x, y + 4, w * .5, 16) + lin(`M${x - w * .38} ${y - h + 20}L${x - w * .41} ${y}M${x + w * .38} ${y - h + 20}L${x + w * .41} ${y}`, C.woodD, 20) + box(x - w / 2, y - h + 6, w, 30, 15, shade(c, .22)) + box(x - w / 2, y - h - 8, w, 32, 16, c)

/* ---------- toys and things; each stands on (0,0) ---------- */
export const block = (c, l = '', s = 56) => box(-s / 2, -s, s, s, 9, c) + box(-s / 2 + 7, -s + 7, s - 14, s - 14, 6, tint(c, .24)) + (l ? at(-s * .18, -s * .25, 1, letters(l, s * .5, C.white)) : '')
export const shapeBlock = (c, k) => block(c) + ({ star: pth('M0 -44l5 10l11 2l-8 8l2 11l-10 -5l-10 5l2 -11l-8 -8l11 -2Z', C.white), dot: cir(0, -28, 11, C.white), tri: pth('M0 -41l13 23h-26Z', C.white), heart: pth('M0 -15c-24 -16 -14 -30 -5 -27q4 1 5 6q1 -5 5 -6c9 -3 19 11 -5 27Z', C.white) })[k]
export const arch = (c, w = 110) => `<path d="M${-w / 2 + 15} 0V-20A${w / 2 - 15} ${w / 2 - 15} 0 0 1 ${w / 2 - 15} -20V0" fill="none" stroke="${c}" stroke-width="30"/>`
export const ball = (r = 34, a = C.coral, b = C.cream) => cir(0, -r, r, a) + pth(`M${-r * .98} ${-r}Q0 ${-r * 1.5} ${r * .98} ${-r}Q0 ${-r * .5} ${-r * .98} ${-r}Z`, b) + cir(0, -r * 1.72, r * .2, C.mari) + ell(-r * .35, -r * 1.5, r * .16, r * .1, C.white, .6)
export const rings = () => box(-8, -96, 16, 96, 8, C.woodD) + [[C.coral, 52], [C.mari, 44], [C.leaf, 36], [C.sky, 28]].map(([c, w], i) => box(-w, -24 - i * 21, w * 2, 22, 11, c)).join('') + cir(0, -98, 13, C.coralD)
export const teddy = (c = '#C58B5A') => ell(-26, -10, 17, 14, shade(c, .08)) + ell(26, -10, 17, 14, shade(c, .08)) + ell(0, -32, 31, 32, c) + ell(0, -28, 18, 20, tint(c, .42)) + ell(-30, -44, 11, 18, c) + ell(30, -44, 11, 18, c) + cir(-25, -104, 13, c) + cir(25, -104, 13, c) + cir(-25, -104, 6, tint(c, .42)) + cir(25, -104, 6, tint(c, .42)) + cir(0, -84, 33, c) + ell(0, -74, 16, 13, tint(c, .5)) + cir(-12, -88, 4, C.ink) + cir(12, -88, 4, C.ink) + ell(0, -79, 5.5, 4, C.ink) + lin('M-5 -71Q0 -67 5 -71', C.ink, 2.6) + pth('M-14 -56l14 7l14 -7v14l-14 -5l-14 5Z', C.coral)
export const car = (c = C.coral) => pth('M-58 -16C-60 -38 -46 -42 -38 -44C-24 -70 18 -70 32 -44C50 -42 60 -36 58 -16Z', c) + pth('M-27 -42C-20 -56 -10 -57 -5 -57V-42ZM3 -57C12 -57 18 -52 22 -42H3Z', C.skyT) + cir(-30, -14, 15, C.ink) + cir(30, -14, 15, C.ink) + cir(-30, -14, 6, C.grey) + cir(30, -14, 6, C.grey)
export const openBook = (c = C.coral, w = 58) => pth(`M0 4Q${-w * .5} -10 ${-w} 0V-40Q${-w * .5} -50 0 -36Q${w * .5} -50 ${w} -40V0Q${w * .5} -10 0 4Z`, c) + pth(`M0 -2Q${-w * .5} -14 ${-w + 6} -6V-42Q${-w * .5} -50 0 -38Z`, C.white) + pth(`M0 -2Q${w * .5} -14 ${w - 6} -6V-42Q${w * .5} -50 0 -38Z`, C.cream) + cir(-w * .5, -28, 9, C.mari) + lin(`M${w * .25} -32l${w * .45} -2M${w * .25} -22l${w * .4} -2`, C.grey, 3.5)
export const bookBack = (c = C.coral, w = 44) => pth(`M0 0Q${-w * .5} -6 ${-w} -2V-52Q${-w * .5} -56 0 -50Q${w * .5} -56 ${w} -52V-2Q${w * .5} -6 0 0Z`, c) + lin('M0 -48V-2', shade(c, .2), 3) + cir(w * .5, -28, 9, tint(c, .6)) + lin(`M${-w * .72} -34h${w * .46}M${-w * .72} -24h${w * .34}`, tint(c, .6), 4)
export const cushion = (c, w = 150, h = 60) => `<path d="M${n(-w * .5)} ${-h}Q0 ${n(-h * .82)} ${n(w * .5)} ${-h}Q${n(w * .43)} ${n(-h * .5)} ${n(w * .5)} 0Q0 ${n(-h * .12)} ${n(-w * .5)} 0Q${n(-w * .43)} ${n(-h * .5)} ${n(-w * .5)} ${-h}Z" fill="${c}" stroke="${c}" stroke-width="14" stroke-linejoin="round"/>` + cir(0, -h * .5, 5, shade(c, .2)) + lin(`M${n(-w * .22)} ${n(-h * .66)}L${n(-w * .08)} ${n(-h * .54)}M${n(w * .22)} ${n(-h * .66)}L${n(w * .08)} ${n(-h * .54)}M${n(-w * .22)} ${n(-h * .34)}L${n(-w * .08)} ${n(-h * .46)}M${n(w * .22)} ${n(-h * .34)}L${n(w * .08)} ${n(-h * .46)}`, shade(c, .13), 4)
export const beanbag = (c) => pth('M-104 -14C-112 -66 -70 -96 -40 -122C-14 -144 26 -140 46 -116C72 -88 108 -62 104 -14C98 8 -98 8 -104 -14Z', c) + lin('M-40 -118Q-60 -60 -52 -4M34 -122Q62 -70 58 -4', shade(c, .13), 4)
export const drum = (c = C.coral) => pth('M-40 -62L-32 0Q0 10 32 0L40 -62Z', c) + lin('M-38 -52L-22 -4L-6 -52L10 -4L24 -52L36 -10', C.cream, 4) + ell(0, -62, 42, 14, shade(c, .22)) + ell(0, -64, 39, 11, C.cream)
export const djembe = (c = C.woodD) => pth('M-38 -92C-40 -60 -14 -52 -12 -38L-24 0H24L12 -38C14 -52 40 -60 38 -92Z', c) + lin('M-34 -78L-20 -58L-6 -80L8 -58L22 -80L34 -70', C.mari, 4) + ell(0, -92, 40, 13, shade(c, .3)) + ell(0, -94, 36, 10, C.cream)
export const xylo = () => [C.coral, C.mari, C.leaf, C.sky, C.plum].map((c, i) => box(-72 + i * 30, -44 + i * 3, 25, 44 - i * 6 + i * 1.5, 8, c) + cir(-59.5 + i * 30, -36 + i * 3, 3, C.white)).join('')
export const shaker = (c = C.leaf) => lin('M0 0L6 -26', C.woodD, 8) + ell(10, -42, 17, 21, c) + lin('M-5 -40Q10 -34 25 -44', tint(c, .6), 5)
export const tambourine = () => `<circle cx="0" cy="-30" r="30" fill="${C.cream}" stroke="${C.mariD}" stroke-width="11"/>` + [20, 92, 164, 236, 308].map(a => at(0, -30, 1, rot(a, cir(0, -31, 6, C.mariL)))).join('')
export const paint = c => box(-17, -34, 34, 34, 6, C.white) + box(-17, -22, 34, 12, 0, c) + ell(0, -34, 17, 6, c)
export const jar = () => lin('M-8 -40L-14 -76M2 -40L2 -84M10 -40L18 -74', C.woodD, 6) + lin('M-14 -76l-3 -12', C.coral, 9) + lin('M2 -84v-12', C.sky, 9) + lin('M18 -74l4 -12', C.mari, 9) + box(-20, -46, 40, 46, 9, C.skyL) + box(-20, -24, 40, 24, 9, C.sky)
export const sheet = (a, w = 110) => pth(`M${-w / 2} 0L${-w / 2 + 14} -26H${w / 2 - 14}L${w / 2} 0Z`, C.white) + a
export const plate = food => ell(0, -4, 52, 15, shade(C.white, .13)) + ell(0, -8, 52, 15, C.white) + ell(0, -9, 38, 10, C.skyT) + (food || '')
export const foods = { pap: ell(-14, -16, 18, 11, C.cream) + ell(16, -15, 15, 8, '#C9683F') + cir(14, -18, 4, C.leaf) + cir(22, -15, 4, C.mari), fruit: pth('M-30 -12a20 18 0 0 1 34 -4Z', C.coral) + cir(14, -17, 10, C.leaf) + cir(28, -13, 8, C.mari), veg: lin('M-22 -14L2 -20', C.mariD, 10) + cir(14, -18, 11, C.leafD) + cir(25, -14, 9, C.leaf) }
export const cup = (c = C.sky) => pth('M-15 -38H15L11 0H-11Z', c) + ell(0, -38, 15, 5, tint(c, .5)) + lin('M-13 -24h26', tint(c, .4), 5)
export const apple = (c = C.coral) => cir(-7, -16, 15, c) + cir(8, -16, 15, c) + lin('M0 -28Q2 -38 8 -40', C.earthD, 4) + ell(13, -36, 8, 4, C.leaf)
export const bowl = () => [[-28, -48], [-4, -56], [22, -50]].map((p, i) => at(p[0], p[1] + 18, 1, apple([C.coral, C.leaf, C.mari][i]))).join('') + pth('M-60 -40H60C58 -12 36 0 0 0C-36 0 -58 -12 -60 -40Z', C.teal) + lin('M-50 -26Q0 -14 50 -26', C.tealL, 5)
export const jug = () => pth('M-26 -84H22L30 -90L28 -70C38 -40 34 0 24 0H-26C-38 0 -40 -40 -26 -84Z', C.skyT) + pth('M-32 -44C-36 -20 -34 -5 -26 -5H24C31 -5 34 -24 31 -44Z', C.skyL) + lin('M30 -62Q58 -56 50 -26Q44 -16 33 -18', C.skyL, 8)
export const can = (c = C.teal) => lin('M30 -34L66 -66', c, 13) + rot(0, ell(70, -70, 12, 16, shade(c, .2))) + lin('M-28 -52Q-62 -60 -54 -24Q-48 -8 -30 -10', c, 9) + pth('M-34 -64H34L40 0H-40Z', c) + ell(0, -64, 34, 9, shade(c, .25))
export const sprout = (s = 1) => at(0, 0, s, lin('M0 0Q2 -16 0 -26', C.leafDD, 5), ell(-11, -28, 12, 6.5, C.leaf), ell(11, -31, 12, 6.5, C.leafD))
export const carrot = () => pth('M-9 -2Q0 -8 9 -2L0 34Z', C.mariD) + lin('M0 -4L-8 -22M0 -4V-26M0 -4L9 -22', C.leafD, 5)
export const moon = (x, y, r, c = C.cream) => at(x, y, 1, pth(`M${-r * .1} ${-r}A${r} ${r} 0 1 0 ${r} ${r * .2}A${r * .8} ${r * .8} 0 0 1 ${-r * .1} ${-r}Z`, c))
export const star = (x, y, s = 1, c = C.mariL) => at(x, y, s, pth('M0 -14l4.4 9l9.8 1.3l-7.2 6.8l1.8 9.8l-8.8 -4.8l-8.8 4.8l1.8 -9.8l-7.2 -6.8l9.8 -1.3Z', c))
/** A child asleep on a mat, head to the left. */
export const sleeper = (x, y, s, o, blanket, deco = C.white) => at(x, y, s, shadow(70, 6, 230, 18), box(-112, -44, 372, 46, 20, shade(C.cream, .1)), box(-112, -56, 372, 40, 20, C.white), at(-56, -46, 1, cushion(o.pillow || C.skyT, 130, 52)), at(-48, -88, 1, rot(-14, head({ mood: 'sleep', ...o }))),
  pth('M-14 -48C-4 -104 46 -118 104 -114C176 -112 232 -104 252 -68C262 -44 258 -22 250 -18H-8C-22 -22 -20 -36 -14 -48Z', blanket), pth('M-14 -48C-8 -84 16 -102 34 -108C26 -80 18 -44 22 -18H-8C-22 -22 -20 -36 -14 -48Z', tint(blanket, .38)), [[80, -84], [128, -56], [176, -86], [222, -54], [76, -40], [172, -36]].map(([a, b]) => star(a, b, .8, deco)), lin('M-2 -62Q10 -64 22 -58', o.skin, 17))

/* ---------- letters as strokes: pictures cannot load a font. One letter is 10 wide and 14 tall ---------- */
const GLYPH = { 0: 'M5 0C10 0 10 14 5 14C0 14 0 0 5 0Z', 4: 'M7.5 14V0L.5 9.5H10', A: 'M0 14L5 0L10 14M2 9H8', a: 'M8 5V14M8 9.5A4 4.5 0 1 0 8 9.6', B: 'M1 14V0H5A3.4 3.4 0 0 1 5 6.8H1H6A3.6 3.6 0 0 1 6 14Z', C: 'M9 3A5 7 0 1 0 9 11', K: 'M1 0V14M9 0L1 8M4 5.6L9 14', W: 'M0 0L2.6 14L5 4L7.4 14L10 0', 1: 'M2 3L5.5 0V14', 2: 'M1 4A4 4 0 0 1 9 4Q9 7 1 14H9.5', 3: 'M1 2A4 3.6 0 1 1 4.6 6.6A4 3.8 0 1 1 .8 12' }
/** Text in strokes, its lower left corner at (0,0). */
export const letters = (t, h, c, w = h * .15) => [...t].map((ch, i) => GLYPH[ch] ? `<path transform="translate(${n(i * h * .98)} ${n(-h)}) scale(${n(h / 14 * 10) / 10})" d="${GLYPH[ch]}" fill="none" stroke="${c}" stroke-width="${n(w / (h / 14))}" stroke-linecap="round" stroke-linejoin="round"/>` : '').join('')
