/** What a run of code can be. Each has its colour in client/styles/code.css. */
export type TokenKind =
  | 'addition'
  | 'attr'
  | 'attribute'
  | 'built_in'
  | 'comment'
  | 'deletion'
  | 'keyword'
  | 'literal'
  | 'meta'
  | 'name'
  | 'number'
  | 'quote'
  | 'regexp'
  | 'selector-tag'
  | 'string'
  | 'symbol'
  | 'title'
  | 'type'

/**
 * One rule of a grammar. A pattern must not look further ahead than a few dozen characters past what it takes,
 * and must take whatever it has looked through: then no input makes it slow. So what is never closed (a string, a
 * comment) reaches to the end of its line or of the text.
 */
export interface Rule {
  /** Without groups that capture. */
  pattern: RegExp
  /** Absent for text without a colour; `word` for names, which are looked up. */
  kind?: TokenKind | 'word'
  /** The rules that read on from here. */
  next?: string
}

/** How a language is read. */
export interface Grammar {
  /** Lists of rules, tried in their order; reading begins with `main`. */
  rules: Readonly<Record<string, readonly Rule[]>>
  /** What known names are. */
  words?: ReadonlyMap<string, TokenKind>
  /** Keywords that a name follows which is being defined. */
  definers?: ReadonlySet<string>
  /** Whether `SELECT` and `select` are one word. */
  ignoresCase?: boolean
  /** Whether a name before a parenthesis is shown as a title. */
  showsCalls?: boolean
  /** Whether a name with a capital is a type. */
  showsTypes?: boolean
}

const split = (words: string): string[] => words.split(' ').filter(Boolean)

/** Names by what they are, each list separated by spaces. */
export const wordsOf = (lists: Partial<Record<TokenKind, string>>): ReadonlyMap<string, TokenKind> =>
  new Map(
    Object.entries(lists).flatMap(([kind, words]) =>
      split(words).map((word): [string, TokenKind] => [word, kind as TokenKind]),
    ),
  )

export const setOf = (words: string): ReadonlySet<string> => new Set(split(words))

/** Rules that many languages share. */
export const COMMON = {
  slashes: { kind: 'comment', pattern: /\/\/[^\n]*/u },
  block: { kind: 'comment', pattern: /\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?/u },
  hash: { kind: 'comment', pattern: /#[^\n]*/u },
  dashes: { kind: 'comment', pattern: /--[^\n]*/u },
  double: { kind: 'string', pattern: /"(?:[^"\\\n]|\\[\s\S])*"?/u },
  single: { kind: 'string', pattern: /'(?:[^'\\\n]|\\[\s\S])*'?/u },
  backtick: { kind: 'string', pattern: /`(?:[^`\\]|\\[\s\S])*`?/u },
  tripleDouble: { kind: 'string', pattern: /"""(?:[^"\\]|\\[\s\S]|"(?!""))*(?:""")?/u },
  tripleSingle: { kind: 'string', pattern: /'''(?:[^'\\]|\\[\s\S]|'(?!''))*(?:''')?/u },
  number: {
    kind: 'number',
    pattern: /\b(?:0[xX][\da-fA-F_]+|0[bBoO][0-7_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?)[a-zA-Z]*/u,
  },
  decorator: { kind: 'meta', pattern: /@[\p{L}_][\p{L}\p{N}_.]*/u },
  word: { kind: 'word', pattern: /[\p{L}_$][\p{L}\p{N}_$]*/u },
} as const satisfies Record<string, Rule>
