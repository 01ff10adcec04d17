import { createGlobalThemeContract } from '@vanilla-extract/css'

/**
 * The theme contract: roles only. Every colour, size, radius, shadow and duration on a screen comes from here;
 * components never name a raw one. The values stand in `light.css.ts`, `dark.css.ts` and `measures.css.ts`.
 */
const name = (_value: string | null, path: string[]) => path.join('-')

/** Colours and shadows: the part that changes between the light and the dark scheme. */
export const color = createGlobalThemeContract(
  {
    ground: '',
    surface: '',
    raised: '',
    sunken: '',
    text: '',
    muted: '',
    border: '',
    control: '',
    action: '',
    actionHover: '',
    actionPress: '',
    onAction: '',
    actionTint: '',
    focus: '',
    scrim: '',
    good: '',
    goodTint: '',
    warning: '',
    warningTint: '',
    danger: '',
    dangerTint: '',
    info: '',
    infoTint: '',
    neutral: '',
    neutralTint: '',
    marigold: '',
    marigoldTint: '',
    marigoldText: '',
    coral: '',
    coralTint: '',
    coralText: '',
    sky: '',
    skyTint: '',
    skyText: '',
    leaf: '',
    leafTint: '',
    leafText: '',
    footer: '',
    footerText: '',
    onFooter: '',
    whatsapp: '',
    onWhatsapp: '',
  },
  (value, path) => `c-${name(value, path)}`,
)

export const shadow = createGlobalThemeContract(
  { one: '', two: '', three: '' },
  (value, path) => `sh-${name(value, path)}`,
)

/** What stays the same in both schemes. Space steps are named by their size in pixels. */
export const measure = createGlobalThemeContract(
  {
    space: { s4: '', s8: '', s12: '', s16: '', s20: '', s24: '', s32: '', s40: '', s56: '', s72: '', s108: '' },
    radius: { small: '', button: '', card: '', large: '', full: '', blob: '' },
    font: { display: '', body: '' },
    /** Font sizes. All but `tiny` are set by each area (public, portal, admin). */
    size: { display: '', h1: '', h2: '', h3: '', lead: '', body: '', small: '', tiny: '', label: '', control: '' },
    line: { body: '' },
    /** Fields and buttons: 48 px with a 1.5 px edge in site and portal, 36 px with 1 px in admin (44 px on touch). */
    control: { height: '', small: '', pad: '', edge: '', box: '' },
    motion: { fast: '', slow: '' },
    page: { max: '', gutter: '' },
    /** Space above and below a band of the public site. */
    band: '',
  },
  (value, path) => `m-${name(value, path)}`,
)
