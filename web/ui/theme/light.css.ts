import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { color, shadow } from './contract.css.ts'

const light = ':root, [data-scheme=light]'

createGlobalTheme(light, color, {
  ground: '#FFFBF4',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  sunken: '#F6EFE3',
  text: '#1F2A37',
  muted: '#566070',
  border: '#E8DFD0',
  control: '#8A8273',
  action: '#0A635A',
  actionHover: '#084F48',
  actionPress: '#063E38',
  onAction: '#FFFFFF',
  actionTint: '#E0F1EE',
  focus: '#1B5FC1',
  scrim: 'rgb(25 31 38 / .62)',
  good: '#1B6B3A',
  goodTint: '#E3F4E6',
  warning: '#855000',
  warningTint: '#FFF0CC',
  danger: '#B3261E',
  dangerTint: '#FDE7E4',
  info: '#1F5FA8',
  infoTint: '#E4EFFB',
  neutral: '#4B5563',
  neutralTint: '#EFEAE0',
  marigold: '#F6B73C',
  marigoldTint: '#FFF0CE',
  marigoldText: '#7A4A00',
  coral: '#F07A64',
  coralTint: '#FFE5DE',
  coralText: '#A03420',
  sky: '#62AEE0',
  skyTint: '#E0F0FA',
  skyText: '#1B5E8F',
  leaf: '#7DB85F',
  leafTint: '#EAF4DF',
  leafText: '#3A6B25',
  footer: '#0A3F3A',
  footerText: '#DDEBE8',
  onFooter: '#FFFFFF',
  whatsapp: '#128C4B',
  onWhatsapp: '#FFFFFF',
})

createGlobalTheme(light, shadow, {
  one: '0 1px 2px rgb(84 62 26 / .07), 0 2px 6px rgb(84 62 26 / .06)',
  two: '0 2px 4px rgb(84 62 26 / .06), 0 12px 28px rgb(84 62 26 / .11)',
  three: '0 4px 8px rgb(31 42 55 / .08), 0 24px 56px rgb(31 42 55 / .2)',
})

globalStyle(light, { colorScheme: 'light' })
