import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { parse } from 'parse5'
import { describe, expect, test } from 'vitest'
import { kindOf, readStylesheet, type Utility } from '../../client/build/utilities'
import type { DocumentAssets } from '../../client/document'
import { INLINE_STYLE_BYTES } from '../bench/targets'
import { DEMO } from '../support/addresses'
import { ask } from '../support/http'
import { PAGES_ONCE } from '../support/pages'

const { sheets } = JSON.parse(readFileSync('dist/client/.vite/document.json', 'utf8')) as DocumentAssets

/** Every class that Tailwind has rules for, whatever page shows it. */
const utilities = new Map<string, Utility[]>()
for (const css of Object.values(sheets)) {
  for (const utility of readStylesheet(css).utilities) {
    utilities.set(utility.className, [...(utilities.get(utility.className) ?? []), utility])
  }
}

interface Node {
  nodeName: string
  attrs?: { name: string; value: string }[]
  childNodes?: Node[]
}

/** The classes of each element of a document. */
function classLists(node: Node): string[][] {
  const own = node.attrs?.find(({ name }) => name === 'class')?.value.split(/\s+/) ?? []
  return [own.filter(Boolean), ...(node.childNodes ?? []).flatMap(classLists)]
}

const styleOf = (html: string): string =>
  [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('')

describe.each(PAGES_ONCE.map(({ pageId, path }) => [pageId, path] as const))('the style of %s', (_, path) => {
  test('has the rules of everything that is shown', async () => {
    const { text } = await ask(path)
    const there = new Set(readStylesheet(styleOf(text)).utilities.map(({ className }) => className))
    const shown = new Set(classLists(parse(text) as Node).flat())
    expect([...shown].filter((name) => utilities.has(name) && !there.has(name))).toEqual([])
    expect([...shown].filter((name) => there.has(name)).length).toBeGreaterThan(3)
  })

  test('begins with the order of its layers', async () => {
    const { text } = await ask(path)
    const layers = [...styleOf(text).matchAll(/@layer (\w+)/g)].map(([, name]) => name)
    const first = [...new Set(layers)].filter((name) => /^[a-z]+$/.test(name ?? ''))
    expect(first).toEqual(['theme', 'base', 'components', 'utilities'])
  })

  // Nothing says which of them wins.
  test('says nothing twice of one element', async () => {
    const { text } = await ask(path)
    const contradictions = classLists(parse(text) as Node).filter((classes) => {
      const kinds = classes.flatMap((name) => [...new Set((utilities.get(name) ?? []).map(kindOf))])
      return new Set(kinds).size < kinds.length
    })
    expect(contradictions).toEqual([])
  })
})

test.each([
  ['a story', DEMO.story],
  ['home', '/'],
])('the style that stands in the document of %s is small', async (_, path) => {
  const style = styleOf((await ask(path)).text)
  expect(style.length).toBeGreaterThan(1000)
  expect(gzipSync(style, { level: 9 }).length).toBeLessThanOrEqual(INLINE_STYLE_BYTES)
})
