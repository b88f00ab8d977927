import { expect, test } from 'vitest'
import { textOf, writtenFiles } from './files'

/* A comment stands alone. Rule: docs/rules/language.md, "Comments". */

/** Openings that refer to something above the comment, which moves away or is never read. */
const DANGLING =
  /^(?:The same(?=[,.;:]| (?:as|at|by|for|from|has|if|in|is|of|on|once|thrown|to|when|where|with)\b)|Those\b|That(?=[,.]| (?:is|of|was)\b)|This(?=[,.]| (?:is|has|was|does)\b)|These(?=[,.]| (?:are|have|were)\b)|(?:Also|And|Likewise|Ditto|As above)\b|So (?:do|does|did|is|are)\b|Nor\b)/
/** The beginning of a comment in code, of a line comment only the first line; and of a description in a schema. */
const BEGINNINGS =
  /(?:\/\*\*?\s+(?:\*\s+)?|(?<!\/\/[^\n]*\n[ \t]*)\/\/ |^[ \t]*"(?:""\n[ \t]*)?)([A-Z][^\n]*)/gm

/** The beginnings of comments that refer to something above them. */
const danglingIn = (text: string): string[] =>
  [...text.matchAll(BEGINNINGS)].flatMap(([, comment = '']) => (DANGLING.test(comment) ? [comment] : []))

test('a comment that doesn’t stand alone is recognised', () => {
  const bad = [
    `/** ${'The same'} for lists. */`,
    `/**\n * ${'Those'} that wait.\n */`,
    `  // ${'Also'} after an error.`,
    `x = 1 // ${'So do'} lists.`,
    `"""\n${'Likewise'} for lists.\n"""`,
    `  "${'Nor'} a list."`,
  ]
  for (const comment of bad) expect(danglingIn(comment), comment).toHaveLength(1)
  const good = [
    '/** The same file may be chosen again. */',
    '/** This machine’s address. */',
    '// Sends a list to\n// Those Who Wait.',
    '"That list, by its id."',
  ]
  for (const comment of good) expect(danglingIn(comment), comment).toEqual([])
})

test('no comment begins with a reference to something above it', () => {
  const files = writtenFiles(
    /^(worker|client|schema|test)\/.*\.(ts|tsx|mjs|css|graphql)$|^[^/]*\.ts$/,
  ).filter((file) => file !== 'test/architecture/comments.test.ts')
  expect(files.flatMap((file) => danglingIn(textOf(file)).map((comment) => `${file}: ${comment}`))).toEqual(
    [],
  )
})
