import { describe, expect, test } from 'vitest'
import { publicationMessages } from '../../../schema/wording/collection-messages'
import { cleanStyleSheet, SCOPE } from '../../../worker/services/collection/style-sheet/clean-style-sheet'

const { styleSheet: wording } = publicationMessages

describe('a style sheet', () => {
  test('is limited to the publication’s part of the page', () => {
    const cleaned = cleanStyleSheet(`
      /* Ours */
      body { background: #fff; --gap: 4px }
      h1, .card > a:hover { color: RED; margin: var(--gap) }
      html > p:not(.a)::before { letter-spacing: calc(1px + 2px) }
      @media (min-width: 600px) and (prefers-color-scheme: dark) { h2 { color: rgb(1 2 3 / 50%) } }
    `)
    expect(cleaned).toEqual({
      css: [
        `${SCOPE}{background:#fff;--gap:4px}`,
        `${SCOPE} h1,${SCOPE} .card>a:hover{color:RED;margin:var(--gap)}`,
        `${SCOPE}>p:not(.a)::before{letter-spacing:calc(1px + 2px)}`,
        `@media (min-width:600px) and (prefers-color-scheme:dark){${SCOPE} h2{color:rgb(1 2 3/50%)}}`,
      ].join(''),
    })
  })

  test.each([
    ['p { background: url(https://example.org/x) }', wording.value(1, 'background')],
    ['p { background: URL("//x") }', wording.value(1, 'background')],
    ['p { background: u\\72l(//x) }', wording.value(1, 'background')],
    ['p { background: image-set("a.png" 1x) }', wording.value(1, 'background')],
    ['p { --x: url(//x) }', wording.value(1, '--x')],
    ['p { width: expression(alert(1)) }', wording.value(1, 'width')],
    ['p { behavior: url(x.htc) }', wording.property(1, 'behavior')],
    ['p { position: fixed }', wording.property(1, 'position')],
    ['p { p\\6fsition: fixed }', wording.property(1, 'p\\6fsition')],
    ['p { z-index: 9999 }', wording.property(1, 'z-index')],
    ['p { transform: none }', wording.property(1, 'transform')],
    ['@import "x.css";', wording.atRule(1, 'import')],
    ['@\\69mport "x.css";', wording.atRule(1, '\\69mport')],
    ['@font-face { font-family: x }', wording.atRule(1, 'font-face')],
    ['@charset "utf-8";', wording.atRule(1, 'charset')],
    ['\n+ header { color: red }', wording.selector(2)],
    ['~ * { color: red }', wording.selector(1)],
    ['html + * { color: red }', wording.selector(1)],
    ['body:has(a) { color: red }', wording.selector(1)],
    [':root { color: red }', wording.selector(1)],
    [':host(p) { color: red }', wording.selector(1)],
    ['p { color: red } } header { color: red }', wording.unreadable(1)],
    ['p { & + header { color: red } }', wording.unreadable(1)],
    ['p { color }', wording.unreadable(1)],
    ['@media screen { @import "x"; }', wording.atRule(1, 'import')],
    ['p:is('.repeat(11), wording.tooDeep],
    ['</style><script>alert(1)</script>', wording.unreadable(1)],
  ])('refuses %s', (text, fault) => {
    const cleaned = cleanStyleSheet(text)
    expect('faults' in cleaned && cleaned.faults[0]).toBe(fault)
  })
})
