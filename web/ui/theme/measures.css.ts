import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { measure } from './contract.css.ts'

const curve = 'cubic-bezier(.2, 0, 0, 1)'

/** The public site's values, and what all three areas share. */
createGlobalTheme(':root', measure, {
  space: {
    s4: '4px',
    s8: '8px',
    s12: '12px',
    s16: '16px',
    s20: '20px',
    s24: '24px',
    s32: '32px',
    s40: '40px',
    s56: '56px',
    s72: '72px',
    s108: '108px',
  },
  radius: {
    small: '8px',
    button: '10px',
    card: '14px',
    large: '24px',
    full: '999px',
    blob: '48% 52% 44% 56% / 56% 46% 54% 44%',
  },
  font: {
    display: "Fredoka, 'Fredoka Fallback', 'Fredoka Fallback Wide', 'Trebuchet MS', sans-serif",
    body: "'Figtree Variable', 'Figtree Fallback', 'Figtree Fallback Wide', 'Segoe UI', Arial, sans-serif",
  },
  size: {
    display: 'clamp(2.375rem, 2.2rem + 2.2vw, 3.875rem)',
    h1: 'clamp(2rem, 1.65rem + 1.4vw, 2.75rem)',
    h2: 'clamp(1.875rem, 1.6rem + 1.4vw, 2.75rem)',
    h3: 'clamp(1.25rem, 1.1rem + .4vw, 1.5rem)',
    lead: 'clamp(1.125rem, 1rem + .35vw, 1.25rem)',
    body: '1.0625rem',
    small: '.9375rem',
    tiny: '.8125rem',
    label: '1rem',
    control: '1.0625rem',
  },
  line: { body: '1.6' },
  control: { height: '48px', small: '36px', pad: '14px', edge: '1.5px', box: '24px' },
  motion: { fast: `120ms ${curve}`, slow: `180ms ${curve}` },
  page: { max: '1160px', gutter: '20px' },
  band: 'clamp(56px, 6vw, 80px)',
})

globalStyle('[data-area=portal]', {
  vars: {
    ...assignVars(measure.size, {
      display: 'clamp(1.75rem, 1rem + 1.6vw, 2.375rem)',
      h1: 'clamp(1.75rem, 1rem + 1.6vw, 2.375rem)',
      h2: '1.375rem',
      h3: '1.3125rem',
      lead: '1.125rem',
      body: '1.03125rem',
      small: '.9375rem',
      tiny: '.8125rem',
      label: '1rem',
      control: '1.03125rem',
    }),
    [measure.page.max]: '1080px',
    [measure.page.gutter]: '16px',
  },
})

globalStyle('[data-area=admin]', {
  vars: {
    ...assignVars(measure.size, {
      display: '1.375rem',
      h1: '1.375rem',
      h2: '1.03125rem',
      h3: '.9375rem',
      lead: '.96875rem',
      body: '.90625rem',
      small: '.84375rem',
      tiny: '.8125rem',
      label: '.875rem',
      control: '.90625rem',
    }),
    ...assignVars(measure.control, { height: '36px', small: '36px', pad: '12px', edge: '1px', box: '18px' }),
    [measure.line.body]: '1.45',
    [measure.page.max]: '100%',
    [measure.page.gutter]: '24px',
  },
  '@media': { '(max-width: 900px)': { vars: { [measure.page.gutter]: '14px' } } },
})

/** A finger needs 44 px wherever it is; 16 px text keeps a phone from zooming into a field. */
globalStyle('[data-area]', {
  '@media': { '(pointer: coarse)': { vars: { [measure.control.small]: '44px', [measure.control.box]: '24px' } } },
})
globalStyle('[data-area=admin]', {
  '@media': {
    '(pointer: coarse)': { vars: { [measure.control.height]: '44px', [measure.size.control]: '1rem' } },
  },
})

globalStyle(':root', {
  '@media': {
    '(prefers-reduced-motion: reduce)': { vars: { [measure.motion.fast]: '0ms', [measure.motion.slow]: '0ms' } },
  },
})
