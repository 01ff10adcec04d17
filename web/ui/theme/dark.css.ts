import { assignVars, globalStyle } from '@vanilla-extract/css'
import { color, shadow } from './contract.css.ts'

const dark = {
  ...assignVars(color, {
    ground: '#11171B',
    surface: '#192127',
    raised: '#222C33',
    sunken: '#0C1114',
    text: '#ECEAE4',
    muted: '#A8B2B8',
    border: '#2D3940',
    control: '#77858E',
    action: '#4FC3B3',
    actionHover: '#6FD5C7',
    actionPress: '#8FE2D6',
    onAction: '#06231F',
    actionTint: '#12352F',
    focus: '#8CC7FF',
    scrim: 'rgb(0 0 0 / .7)',
    good: '#7FD49A',
    goodTint: '#14321F',
    warning: '#F3C164',
    warningTint: '#3A2A0C',
    danger: '#FF9D92',
    dangerTint: '#43191A',
    info: '#8FC3F7',
    infoTint: '#14304A',
    neutral: '#C2C9CE',
    neutralTint: '#2A343B',
    marigold: '#F6B73C',
    marigoldTint: '#36290F',
    marigoldText: '#F6C766',
    coral: '#F07A64',
    coralTint: '#3D1D17',
    coralText: '#FF9E8B',
    sky: '#62AEE0',
    skyTint: '#12304A',
    skyText: '#8CC8F2',
    leaf: '#7DB85F',
    leafTint: '#1E3316',
    leafText: '#A4D687',
    footer: '#0A3F3A',
    footerText: '#DDEBE8',
    onFooter: '#FFFFFF',
    whatsapp: '#128C4B',
    onWhatsapp: '#FFFFFF',
  }),
  ...assignVars(shadow, {
    one: '0 1px 2px rgb(0 0 0 / .4)',
    two: '0 2px 4px rgb(0 0 0 / .4), 0 12px 28px rgb(0 0 0 / .4)',
    three: '0 4px 8px rgb(0 0 0 / .5), 0 24px 56px rgb(0 0 0 / .6)',
  }),
}

globalStyle('[data-scheme=dark]', { vars: dark, colorScheme: 'dark' })
globalStyle('[data-scheme=system]', {
  '@media': { '(prefers-color-scheme: dark)': { vars: dark, colorScheme: 'dark' } },
})
