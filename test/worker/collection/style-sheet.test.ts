import { describe, expect, test } from 'vitest'
import { publicationMessages } from '../../../schema/wording/collection-messages'
import { PROPERTIES } from '../../../worker/services/collection/style-sheet/allowed'
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

  test('refuses what isn’t on the list, whatever property it is', () => {
    const others = [
      ...[
        'position',
        'inset',
        'top',
        'left',
        'right',
        'bottom',
        'z-index',
        'transform',
        'translate',
        'scale',
      ],
      ...['rotate', 'zoom', 'perspective', 'animation', 'animation-name', 'transition', 'pointer-events'],
      ...['content', 'visibility', 'opacity', 'filter', 'backdrop-filter', 'clip', 'clip-path', 'mask'],
      ...['outline', 'outline-width', 'outline-offset', 'overflow', 'overflow-clip-margin', 'contain', 'all'],
      ...[
        'isolation',
        'will-change',
        'cursor',
        'user-select',
        'offset-path',
        'anchor-name',
        'position-anchor',
      ],
      ...[
        'counter-increment',
        'writing-mode',
        'direction',
        'mix-blend-mode',
        'view-transition-name',
        'inset-inline',
      ],
      ...[
        'scroll-margin',
        'resize',
        'appearance',
        '-webkit-box-reflect',
        'touch-action',
        'content-visibility',
      ],
    ]
    for (const property of others) {
      const cleaned = cleanStyleSheet(`p { ${property}: inherit }`)
      expect('faults' in cleaned && cleaned.faults).toEqual([wording.property(1, property)])
    }
  })

  const units = [
    'px',
    'pt',
    'em',
    'rem',
    'ch',
    'lh',
    'cm',
    'in',
    'vw',
    'vh',
    'vmax',
    'dvh',
    'svw',
    '%',
    'cqw',
    'x9',
  ]

  test('bounds the lengths of each property that takes them', () => {
    for (const property of PROPERTIES) {
      for (const unit of units) {
        for (const value of [
          `3000${unit}`,
          `-3000${unit}`,
          `calc(1${unit} * 3000)`,
          `calc(1${unit} / .0001)`,
        ]) {
          const cleaned = cleanStyleSheet(`p { ${property}: ${value} }`)
          expect('faults' in cleaned && cleaned.faults, `${property}: ${value}`).toHaveLength(1)
        }
      }
    }
  })

  test.each([
    'padding: max(0px, 3000px)',
    'padding: calc(100px + 100px)',
    'padding: calc((50px + 50px) * 3)',
    'padding: calc(var(--a) * 9)',
    'padding: calc(2 * var(--a))',
    'padding: calc(10px * (1 + var(--a)))',
    'padding: var(--a, 3000px)',
    'padding: 1px 2px 3px 3000px',
    '--a: 3000px',
    '--a: calc(var(--b) + var(--b))',
    '--a: 1px/90 serif',
    'font: 20px/300 serif',
    'font: 3000px serif',
    'font-size: 900%',
    'font-size: calc(var(--a) + 1em)',
    'line-height: 300',
    'line-height: var(--a)',
    'column-count: 4000',
    'grid-row: 4000',
    'grid-row-start: span 4000',
    'grid-template-rows: repeat(4000, 100px)',
    'grid-template-rows: repeat(4, minmax(10px, 3000px))',
    'aspect-ratio: 1 / 1000',
    'aspect-ratio: .001',
  ])('refuses %s', (declaration) => {
    const cleaned = cleanStyleSheet(`p { ${declaration} }`)
    expect('faults' in cleaned && cleaned.faults).toEqual([wording.size(1, declaration.split(':')[0] ?? '')])
  })

  test.each([
    'margin: 0 auto 2rem',
    'margin: -1px 0 4%',
    'padding: calc(1rem + 2vw) min(10px, 3%)',
    'padding: var(--gap, 1rem)',
    'max-width: 60ch',
    'width: calc(100% - 2rem)',
    'width: calc(100% / 3)',
    'max-width: 1200px',
    'min-height: 40vh',
    'font: italic 700 1.2rem/1.5 Georgia, serif',
    'font-size: clamp(1rem, 2vw + 0.5rem, 2.5rem)',
    'line-height: 1.6',
    'line-height: 150%',
    'border-radius: 50%',
    'box-shadow: 0 2px 8px rgb(0 0 0 / 20%)',
    'background: linear-gradient(90deg, red 10%, blue 90%)',
    'color: color-mix(in srgb, red 50%, blue)',
    'grid-template-columns: repeat(auto-fill, minmax(240px, 1fr))',
    'grid-column: 1 / -1',
    'flex: 1 1 300px',
    'aspect-ratio: 16 / 9',
    'columns: 2 20rem',
    'letter-spacing: -0.02em',
    '--accent: hsl(200 100% 40%)',
    '--gap: 2rem',
    '--wide: 100%',
  ])('takes %s', (declaration) => {
    expect(cleanStyleSheet(`p { ${declaration} }`)).toHaveProperty('css')
  })
})
