import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
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

/** A heading's anchor, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

/** The links of a document to files of ours that don't exist, or to headings that they don't have. */
const brokenLinks = (file: string): string[] =>
  [
    ...textOf(file)
      .replace(/`[^`\n]*`/g, '')
      .matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g),
  ].flatMap(([, path = '', anchor]) => {
    const target = path === '' ? file : join(dirname(file), path)
    if (!existsSync(target)) return [`${target} ← ${file}`]
    const isThere = anchor === undefined || [...headingsOf(target)].map(anchorOf).includes(anchor)
    return isThere ? [] : [`${target}#${anchor} ← ${file}`]
  })

test('every link between documents leads somewhere', () => {
  expect(writtenFiles(/^(README|docs\/.*)\.md$/).flatMap(brokenLinks)).toEqual([])
})

test('every path that the first page of the rules names exists', () => {
  const named = [...textOf('docs/rules/README.md').matchAll(/`([\w.-]+\/[\w./-]+)[^`]*`/g)]
  const paths = named.map(([, path = '']) => path).filter((path) => !path.startsWith('docs/rules/'))
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})
