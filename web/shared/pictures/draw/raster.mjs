/* node web/shared/pictures/draw/raster.mjs: the pictures that must be PNG (sharing picture, app icons), through Chromium. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'

const here = dirname(fileURLToPath(import.meta.url))
const folder = join(here, '../../../public')
const art = (name) => readFileSync(join(folder, 'art', `${name}.svg`), 'utf8')
const require = createRequire(import.meta.url)
const font = (file) => `data:font/woff2;base64,${readFileSync(require.resolve(file)).toString('base64')}`

const page = (css, body) =>
  `<!doctype html><style>*{margin:0;box-sizing:border-box}svg{display:block}${css}</style><body>${body}</body>`

const sharing = page(
  `@font-face{font-family:F;src:url(${font('@fontsource/fredoka/files/fredoka-latin-600-normal.woff2')});font-weight:600}
   @font-face{font-family:G;src:url(${font('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')});font-weight:300 900}
   body{width:1200px;height:630px;background:#FFFBF4;display:grid;grid-template-columns:520px 1fr;overflow:hidden;color:#1F2A37}
   .say{padding:0 24px 0 64px;display:grid;align-content:center;gap:26px}
   .mark{display:flex;gap:20px;align-items:center}.mark svg{width:96px;height:96px}
   b{font:600 46px/1 F;color:#0A635A;display:block}small{font:500 23px/1.3 G;color:#566070}
   h1{font:600 58px/1.08 F;word-spacing:.06em}p{font:400 26px/1.45 G;color:#566070}
   .pic{position:relative;background:#FFF0CE;border-radius:46% 0 0 38%/60% 0 0 40%;overflow:hidden;margin-left:10px}.pic svg{position:absolute;height:112%;width:auto;left:-100px;bottom:-2%}`,
  `<div class="say"><div class="mark">${art('logo-mark')}<div><b>Kiewiet</b><small>Nurturing Young Minds</small></div></div>
   <h1>A warm second home for your little one</h1><p>Child care and early learning in Bloemfontein, 4 months to 6 years</p></div><div class="pic">${art('hero')}</div>`,
)

/** `room` is the share of the side that stays empty round the mark; a maskable icon may be cut to a circle of 80 %. */
const icon = (side, room, ground) =>
  page(
    `html,body{width:${side}px;height:${side}px;background:${ground};display:grid;place-items:center}svg{width:${side * (1 - room)}px;height:${side * (1 - room)}px}`,
    art(room ? 'logo-mark' : '../favicon'),
  )

const pictures = [
  ['art/sharing.png', 1200, 630, sharing, false],
  ['icons/icon-192.png', 192, 192, icon(192, 0, 'transparent'), true],
  ['icons/icon-512.png', 512, 512, icon(512, 0, 'transparent'), true],
  ['icons/maskable-512.png', 512, 512, icon(512, 0.26, '#0A635A'), false],
  ['icons/apple-touch-icon.png', 180, 180, icon(180, 0.14, '#FFFBF4'), false],
]

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const tab = await browser.newPage()
for (const [file, width, height, html, omitBackground] of pictures) {
  await tab.setViewportSize({ width, height })
  await tab.setContent(html)
  await tab.evaluate(() => document.fonts.ready)
  await tab.screenshot({ path: join(folder, file), omitBackground })
  console.log(pathToFileURL(join(folder, file)).pathname)
}
await browser.close()
