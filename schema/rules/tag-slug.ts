import { slugify } from './slug'

/** A sign behind a word, which tells C from C# and from C++. */
const SIGN = /(?<=[\p{L}\p{N}])(?:[#＃♯]|[+＋]+)(?![\p{L}\p{N}])/gu
/** A dot before a word, which tells .NET from a net. */
const DOT = /(?<![\p{L}\p{N}.．])[.．](?=\p{L})/gu

/**
 * The slug of a topic: that of its name, with the signs that belong to it as words. Two names with one slug are one
 * topic. Rule: docs/rules/stories.md, "Topics".
 */
export const slugOfTag = (name: string): string =>
  slugify(
    name
      .replace(SIGN, (signs) => (/[+＋]/.test(signs) ? ' plus'.repeat(signs.length) : ' sharp'))
      .replace(DOT, ' dot '),
  )
