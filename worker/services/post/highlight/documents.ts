import { COMMON, type Grammar, type Rule, wordsOf } from './grammar'

const { double, single, block } = COMMON

const tagRules: readonly Rule[] = [
  { pattern: /\/?>/u, next: 'main' },
  { kind: 'string', pattern: /"[^"]*"?/u },
  { kind: 'string', pattern: /'[^']*'?/u },
  { kind: 'attr', pattern: /[\p{L}_:@][\p{L}\p{N}_:.@-]*/u },
]

const xml: Grammar = {
  rules: {
    main: [
      { kind: 'comment', pattern: /<!--(?:[^-]|-(?!->))*(?:-->)?/u },
      { kind: 'meta', pattern: /<[!?][^>]*>?/u },
      { kind: 'name', pattern: /<\/?[\p{L}_][\p{L}\p{N}_:.-]*/u, next: 'tag' },
      { kind: 'symbol', pattern: /&#?\w{1,32};/u },
      { pattern: /[^<&]+/u },
    ],
    tag: tagRules,
  },
}

const TAGS =
  'a abbr article aside audio b blockquote body button canvas caption code dd details div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hr html i iframe img input label legend li main mark nav ol optgroup option p picture pre q s section select small span strong sub summary sup svg table tbody td textarea tfoot th thead time tr u ul video'

/** CSS, SCSS and Less: the latter two have one-line comments and nested rules. */
const css: Grammar = {
  rules: {
    main: [
      block,
      { kind: 'comment', pattern: /(?<!:)\/\/[^\n]*/u },
      double,
      single,
      { kind: 'keyword', pattern: /@[\w-]+|!important/u },
      {
        kind: 'attribute',
        pattern: /(?<=[{;\n][ \t]{0,80})-{0,2}[a-z][\w-]{0,80}(?=[ \t]{0,8}:[^:{\n]{0,160}(?:[;}\n]|$))/u,
      },
      { kind: 'number', pattern: /#[\da-fA-F]{3,8}\b/u },
      { pattern: /[.#][\p{L}_-][\p{L}\p{N}_-]*/u },
      { kind: 'number', pattern: /[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:%|[a-z]{1,8})?/u },
      { kind: 'built_in', pattern: /[a-z][\w-]{0,60}(?=\()/u },
      { kind: 'word', pattern: /[\p{L}_-][\p{L}\p{N}_-]*/u },
    ],
  },
  words: wordsOf({ 'selector-tag': TAGS }),
}
const markdown: Grammar = {
  rules: {
    main: [
      { kind: 'title', pattern: /^#{1,6}[ \t][^\n]*/u },
      { kind: 'quote', pattern: /^[ \t]{0,3}>[^\n]*/u },
      { kind: 'symbol', pattern: /^[ \t]{0,20}(?:[*+-]|\d{1,9}[.)])[ \t]/u },
      { kind: 'string', pattern: /^```[^\n]*(?:\n(?!```)[^\n]*)*(?:\n```)?/u },
      { kind: 'string', pattern: /`[^`\n]*`?/u },
      { kind: 'attr', pattern: /!?\[[^\][\n]{0,200}\](?=[([:])/u },
      { pattern: /[^\n`[]/u },
    ],
  },
}
const diff: Grammar = {
  rules: {
    main: [
      { kind: 'meta', pattern: /^(?:@@|diff |index |---|\+\+\+)[^\n]*/u },
      { kind: 'addition', pattern: /^\+[^\n]*/u },
      { kind: 'deletion', pattern: /^-[^\n]*/u },
      { pattern: /[^\n]+/u },
    ],
  },
}
const latex: Grammar = {
  rules: {
    main: [
      { kind: 'comment', pattern: /(?<!\\)%[^\n]*/u },
      { kind: 'keyword', pattern: /\\(?:[a-zA-Z@]+\*?|[\s\S])/u },
      { kind: 'string', pattern: /\$[^$\n]*\$?/u },
      { pattern: /[^\\%$]+/u },
    ],
  },
}

/** The grammars of documents by the short names of their languages. */
export const documents = { xml, css, markdown, diff, latex }
