const feature = 'prefers-reduced-motion'
const originals = new WeakMap<CSSMediaRule, string>()

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule
    if (rule instanceof CSSGroupingRule) yield* mediaRules(rule.cssRules)
  }
}

/**
 * Shows the page as with a system setting for less motion. A page cannot change that setting, so the media queries of its
 * style sheets are rewritten.
 */
export function applyMotion(reduced: boolean) {
  for (const sheet of document.styleSheets) {
    // of another origin, such as an extension's
    if (sheet.href && !sheet.href.startsWith(window.location.origin)) continue
    for (const rule of mediaRules(sheet.cssRules)) {
      const own = originals.get(rule) ?? rule.media.mediaText
      if (!own.includes(feature)) continue
      originals.set(rule, own)
      const matches = own.includes('no-preference') ? 'not all' : 'all'
      rule.media.mediaText = reduced ? matches : own
    }
  }
}
