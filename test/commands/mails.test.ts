import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { describe, expect, test } from 'vitest'
import { MOST_LETTER_BYTES } from '../../schema/rules/letter-content'
import { EVERY_MAIL } from '../support/every-mail'

/* docs/rules/mail.md, "Form"; docs/rules/newsletters.md, "A letter". */

type Element = DefaultTreeAdapterTypes.Element

/** All elements of a mail, with their attributes. */
function elementsOf(html: string) {
  const listed: { name: string; attrs: Record<string, string>; element: Element }[] = []
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node)
      listed.push({
        name: node.tagName,
        attrs: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
        element: node,
      })
    if ('childNodes' in node) for (const child of node.childNodes) visit(child)
  }
  visit(parse(html))
  return listed
}

describe.each(Object.entries(EVERY_MAIL))('%s', (_, { subject, html, text }) => {
  const elements = elementsOf(html)
  const named = (name: string) => elements.filter((one) => one.name === name).map(({ attrs }) => attrs)

  test('is valid HTML', () => {
    const faults: string[] = []
    parse(html, { onParseError: ({ code }) => faults.push(code) })
    expect(faults).toEqual([])
  })

  test('has words that break wherever a window is narrow, in all programs', () => {
    // Gmail and Outlook know only the second.
    expect(html).toMatch(/overflow-wrap: ?anywhere/)
    expect(html).toMatch(/word-break: ?break-word/)
  })

  test('says its language and its direction, and has a title', () => {
    expect(named('html')).toEqual([
      { lang: expect.stringMatching(/^[a-z]{2}$/), dir: expect.stringMatching(/^(?:ltr|rtl)$/) },
    ])
    // Programs drop a direction that they would have to find out.
    expect(elements.filter(({ attrs }) => attrs.dir === 'auto')).toEqual([])
    expect(named('h1')).toHaveLength(1)
    expect(subject).not.toBe('')
  })

  test('has pictures of ours with sizes and words, and nothing else from elsewhere', () => {
    for (const img of named('img'))
      expect(img).toMatchObject({
        src: expect.stringMatching(
          img.width === '1' ? /^https:\/\/quire\.example\/m\/go\// : /^https:\/\/quire\.example\/_\/image\//,
        ),
        alt: expect.any(String),
        width: expect.stringMatching(/^\d+$/),
        height: expect.stringMatching(/^\d+$/),
      })
    expect(html).not.toMatch(/url\(|@import|<(?:link|script|iframe|object|form)\b/)
  })

  test('has no table for its layout that could be taken for one', () => {
    const tables = elements.filter(({ name }) => name === 'table')
    for (const { attrs, element } of tables) {
      const isData = element.childNodes.some(({ nodeName }) => nodeName === 'thead')
      expect(attrs.role).toBe(isData ? undefined : 'presentation')
    }
  })

  test('has absolute links', () => {
    const hrefs = named('a').map(({ href }) => href ?? '')
    expect(hrefs.length).toBeGreaterThan(0)
    for (const href of hrefs) expect(href).toMatch(/^https:\/\/[^\s/]+(?:\/|$)/)
  })

  test('is small enough to be shown whole, and says the same as text', () => {
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(MOST_LETTER_BYTES)
    const heading = elements.find(({ name }) => name === 'h1')?.element
    const words = JSON.stringify(heading?.childNodes, (key, value) =>
      key === 'parentNode' ? undefined : value,
    )
    const [first = ''] = text.split('\n')
    expect(first).not.toBe('')
    expect(words).toContain(JSON.stringify(first).slice(1, -1))
    expect(text).not.toMatch(/<\/|<(?:p|br|a|td|div|span)\b/)
  })
})
