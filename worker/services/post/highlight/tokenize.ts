import type { CodeToken } from '../../../../schema/story/paragraph-parts'
import type { Grammar, Rule, TokenKind } from './grammar'

interface Reading {
  rules: readonly Rule[]
  /** All rules as one expression, a group each. */
  expression: RegExp
}

const readings = new WeakMap<Grammar, Map<string, Reading>>()

function readingsOf(grammar: Grammar): Map<string, Reading> {
  const known = readings.get(grammar)
  if (known) return known
  const made = new Map<string, Reading>()
  for (const [name, rules] of Object.entries(grammar.rules)) {
    // Whatever no rule takes is plain, a character at a time.
    const all: Rule[] = [...rules, { pattern: /[\s\S]/u }]
    const source = all.map(({ pattern }) => `(${pattern.source})`).join('|')
    made.set(name, { rules: all, expression: new RegExp(source, 'muy') })
  }
  readings.set(grammar, made)
  return made
}

/** How far behind a name its parenthesis is looked for. */
const CALL = /[ \t]{0,8}\(/y

function kindOfWord(
  grammar: Grammar,
  word: string,
  previous: string,
  isCalled: () => boolean,
): TokenKind | undefined {
  const known = grammar.words?.get(grammar.ignoresCase ? word.toLowerCase() : word)
  if (known) return known
  if (grammar.definers?.has(previous)) return 'title'
  if (grammar.showsTypes && /^\p{Lu}/u.test(word)) return 'type'
  return grammar.showsCalls && isCalled() ? 'title' : undefined
}

/**
 * Code as a run of tokens, in one pass: the time it takes is in proportion to its length, whatever it is.
 *
 * @param most how many tokens may have a kind; what comes after them stays plain.
 */
export function tokenize(text: string, grammar: Grammar, most: number): CodeToken[] {
  const modes = readingsOf(grammar)
  let reading = modes.get('main')
  const tokens: CodeToken[] = []
  let plainFrom = 0
  let previous = ''
  let at = 0
  for (let kinds = 0; reading && at < text.length && kinds < most; ) {
    const { rules, expression }: Reading = reading
    expression.lastIndex = at
    const match = expression.exec(text)
    const which = match ? match.indexOf(match[0], 1) - 1 : -1
    const rule = rules[which]
    if (!match || !rule || match[0] === '') {
      at += 1
      continue
    }
    const part = match[0]
    const end = at + part.length
    const kind =
      rule.kind === 'word'
        ? kindOfWord(grammar, part, previous, () => {
            CALL.lastIndex = end
            return CALL.test(text)
          })
        : rule.kind
    if (kind) {
      if (plainFrom < at) tokens.push([text.slice(plainFrom, at)])
      tokens.push([part, kind])
      plainFrom = end
      kinds += 1
    }
    if (!/^\s+$/.test(part)) previous = rule.kind === 'word' ? part : ''
    if (rule.next) reading = modes.get(rule.next)
    at = end
  }
  if (plainFrom < text.length) tokens.push([text.slice(plainFrom)])
  return tokens
}
