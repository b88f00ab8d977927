import { readFileSync } from 'node:fs'
import { parse } from 'parse5'
import { describe, expect, test } from 'vitest'
import { kindOf, readStylesheet, type Utility } from '../../client/build/utilities'
import type { DocumentAssets } from '../../client/document'
import { DEMO } from '../support/addresses'
import { ask } from '../support/http'
import { filesOf, readManifest } from '../support/manifest'
import { ANSWERED_PAGES } from '../support/pages'
import { cookiesOf } from '../support/session-cookie'
import { testRows } from '../support/test-rows'

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

const nameOf = ([name]: (typeof ANSWERED_PAGES)[number]): string => name

interface Styled {
  /** The layers of its inlined styles, in their order. */
  layers: string[]
  /** The classes that its inlined styles have rules for. */
  there: Set<string>
  elements: string[][]
}

const styled = new Map<string, Promise<Styled>>()

/** The styles of a page, which is asked for once. */
function stylesOf([name, page]: (typeof ANSWERED_PAGES)[number]): Promise<Styled> {
  const read = async (): Promise<Styled> => {
    const { text } = await ask(page.path, { headers: cookiesOf(page.viewer) })
    const style = styleOf(text)
    return {
      layers: [...new Set([...style.matchAll(/@layer (\w+)/g)].map(([, layer = '']) => layer))],
      there: new Set(readStylesheet(style).utilities.map(({ className }) => className)),
      elements: classLists(parse(text) as Node),
    }
  }
  const known = styled.get(name) ?? read()
  styled.set(name, known)
  return known
}

describe('the styles of each page', () => {
  testRows('have the rules of everything that is shown', ANSWERED_PAGES, nameOf, async (page) => {
    const { there, elements } = await stylesOf(page)
    const shown = new Set(elements.flat())
    expect([...shown].filter((name) => utilities.has(name) && !there.has(name))).toEqual([])
    expect([...shown].filter((name) => there.has(name)).length).toBeGreaterThan(3)
  })

  testRows('begin with the order of their layers', ANSWERED_PAGES, nameOf, async (page) => {
    const { layers } = await stylesOf(page)
    const first = layers.filter((name) => /^[a-z]+$/.test(name))
    expect(first).toEqual(['theme', 'base', 'components', 'utilities'])
  })

  // Nothing says which of them wins.
  testRows('don’t contradict themselves on an element', ANSWERED_PAGES, nameOf, async (page) => {
    const { elements } = await stylesOf(page)
    const contradictions = elements.filter((classes) => {
      const kinds = classes.flatMap((name) => [...new Set((utilities.get(name) ?? []).map(kindOf))])
      return new Set(kinds).size < kinds.length
    })
    expect(contradictions).toEqual([])
  })
})

test('a story inlines the styles of what it contains, before anything is painted', async () => {
  const { text } = await ask(DEMO.story)
  expect(text).toMatch(/class="card"[^>]*>(?:(?!<\/a>).)*<img/)
  expect(styleOf(text)).toContain('.card:has(>img)')
  expect(styleOf(text)).toContain('.t-keyword')
  expect(styleOf(text)).not.toContain('.callout')
})

test('a page with a text that may contain anything inlines the styles of all of it', async () => {
  const style = styleOf((await ask('/tidewater/about')).text)
  for (const selector of ['.card:has(>img)', '.t-keyword', '.callout']) expect(style).toContain(selector)
})

const manifest = readManifest()

const loadedLater = new Set(Object.values(manifest).flatMap(({ dynamicImports = [] }) => dynamicImports))

testRows('what is loaded later comes with the rules of what it shows', [...loadedLater], String, (key) => {
  const own = filesOf(manifest, key)
  const files = [...own, ...filesOf(manifest, 'client/entry-client.tsx')]
  const there = new Set(
    files
      .flatMap(({ css = [] }) => css)
      .flatMap((sheet) => readStylesheet(sheets[`/${sheet}`] ?? '').utilities)
      .map(({ className }) => className),
  )
  const code = own.map(({ file }) => readFileSync(`dist/client/${file}`, 'utf8'))
  const words = new Set(code.join(' ').split(/[\s"'`]+/))
  // A plain word in a library's code isn't a class.
  const classes = [...words].filter((word) => utilities.has(word) && /[-:[]/.test(word))
  expect(classes.filter((name) => !there.has(name))).toEqual([])
})
