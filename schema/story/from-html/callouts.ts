import type { Callout } from '../paragraph-parts'
import type { Reader } from './context'
import { attribute, type Element, hasClass, isElement, textOf } from './tree'

/** The kinds of GitHub's alerts. */
const ALERTS: Readonly<Record<string, Callout>> = {
  note: 'note',
  important: 'note',
  tip: 'tip',
  warning: 'warning',
  caution: 'warning',
}

/** The kind of box that GitHub and we write as `[!TIP]`, in any case. */
export const alertKind = (word: string): Callout | undefined =>
  Object.hasOwn(ALERTS, word.toLowerCase()) ? ALERTS[word.toLowerCase()] : undefined

/** Signs in front of a box that say what kind it is, and the colours that Ghost gives boxes. */
const SIGNS: readonly (readonly [Callout, RegExp])[] = [
  ['warning', /^(?:[⚠❗❕‼⛔❌🚨🛑🚫🔥]|(?:red|yellow)$)/u],
  ['tip', /^(?:[💡✅✔🎯👉🌟✨]|green$)/u],
  ['note', /^(?:[ℹ📝🗒📌📎🔖💬]|(?:blue|grey|white|accent|pink|purple)$)/u],
]

/** The kind of box that a sign or the name of a colour stands for. */
const kindOfSign = (sign: string): Callout | undefined =>
  SIGNS.find(([, known]) => known.test(sign.trim()))?.[0]

/** A part of a box: the first element below it that has a class. */
const partOf = (element: Element, name: string): Element | undefined =>
  element.childNodes.filter(isElement).find((child) => hasClass(child, name))

/** The kind of box that an element is; nothing if it is none. */
export function calloutOf(element: Element): Callout | undefined {
  if (hasClass(element, 'callout', 'markdown-alert')) {
    const classes = attribute(element, 'class') ?? ''
    const [, word] = /\bmarkdown-alert-(?!title)([a-z]+)/.exec(classes) ?? []
    return alertKind(attribute(element, 'data-callout') ?? word ?? '')
  }
  if (!hasClass(element, 'kg-callout-card')) return undefined
  const sign = partOf(element, 'kg-callout-emoji')
  const [, colour = ''] = /\bkg-callout-card-([a-z]+)/.exec(attribute(element, 'class') ?? '') ?? []
  return kindOfSign(sign ? textOf(sign) : '') ?? kindOfSign(colour) ?? 'note'
}

/** A box: its running text says which kind it is of; what else is in it stays what it is. */
export const readCallout: Reader = (element, context, converter) => {
  const callout = calloutOf(element)
  const sign = partOf(element, 'kg-callout-emoji')
  // The label above the box says what GitHub writes above it.
  const title = partOf(element, 'markdown-alert-title')
  const childNodes = element.childNodes.filter((child) => child !== title)
  const { list: _, ...rest } = context
  converter.writer.within({ type: 'P', ...(callout ? { callout } : {}) }, () => {
    // It also says what a sign says, but for one that says no kind.
    if (sign && !kindOfSign(textOf(sign))) converter.writer.add(`${textOf(sign)} `, context.open)
    converter.children(partOf(element, 'kg-callout-text') ?? { ...element, childNodes }, rest)
  })
}
