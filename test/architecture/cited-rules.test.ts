import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { textOf, writtenFiles } from './files'

/** A citation in code: `docs/rules/caching.md, "Viewers"`, or a document as a whole. */
const CITATION = /docs\/(?:rules|decisions)\/[\w-]+\.md(?:((?:,| and)? "[^"\n]+")+)?/g

const headings = new Map<string, Set<string>>()
function headingsOf(document: string): Set<string> {
  const known = headings.get(document)
  if (known) return known
  const own = new Set([...textOf(document).matchAll(/^#+ +(.+?) *#*$/gm)].map(([, text = '']) => text))
  headings.set(document, own)
  return own
}

/** A file's citations of things that don't exist. */
function broken(file: string): string[] {
  // A citation may continue on the next line of a comment.
  const text = textOf(file).replace(/\n\s*(?:\*|\/\/|#)\s?/g, ' ')
  return [...text.matchAll(CITATION)].flatMap(([citation]) => {
    const document = citation.split(/[ ,"]/)[0] ?? ''
    const cited = [...citation.matchAll(/"([^"]+)"/g)].map(([, heading = '']) => heading)
    if (!existsSync(document)) return [`${[document, ...cited].join(', ')} (there is no such file)`]
    return cited.filter((heading) => !headingsOf(document).has(heading)).map((h) => `${document}, "${h}"`)
  })
}

test('every rule that code cites exists', () => {
  const files = writtenFiles(
    /^(worker|client|schema|test|docs)\/.*\.(ts|tsx|css|graphql|md)$|^[^/]*\.(ts|toml)$/,
  )
  const missing = files.flatMap((file) => broken(file).map((citation) => `${citation} ← ${file}`))
  expect(missing.sort()).toEqual([])
})
