import { TRUSTED_TYPES } from '../../../../schema/rules/trusted-types'
import type { TrustedTypeRules } from '../../../lib/trusted-types'

const rules = { createHTML: (markup: string): string => markup } satisfies TrustedTypeRules

let policy: typeof rules | undefined

/**
 * Parses markup, whoever wrote it, to be read: the contents of a template belong to no page, so they run no scripts,
 * apply no styles and request nothing. Rule: docs/rules/security.md, "Trusted types".
 */
export function parsedMarkup(markup: string): DocumentFragment {
  policy ??= window.trustedTypes?.createPolicy(TRUSTED_TYPES.markup, rules) ?? rules
  const template = document.createElement('template')
  template.innerHTML = policy.createHTML(markup)
  return template.content
}

/** Parses markup of which only the words and their elements are wanted. */
export function inertMarkup(markup: string): DocumentFragment {
  const content = parsedMarkup(markup)
  // Their text is nobody's words.
  for (const element of content.querySelectorAll('script, style, title')) element.remove()
  return content
}
