import postcss, { type AtRule, type Rule } from 'postcss'
import { describe, expect, test } from 'vitest'
import { layersOf, readStylesheet } from '../../../client/build/utilities'
import { UtilitySheets } from '../../../client/build/utility-sheets'

/** As Tailwind writes it: later rules win. */
const TAILWIND = `@layer properties{@supports (color:red){*,:before{--tw-leading:initial;--tw-shadow:0 0 #0000}}}
@layer theme{:root{--color-ink:#000}}
@layer utilities{
.block{display:block}.hidden{display:none}
.p-4{padding:1rem}.px-2{padding-inline:.5rem}.pl-1{padding-left:.25rem}
.flex-1{flex:1}.shrink-0{flex-shrink:0}
.leading-6{--tw-leading:1.5rem;line-height:1.5rem}
.top-\\[5px\\],.top-1\\/2{top:50%}
.inset-0{inset:0}
@media (hover:hover){.hover\\:p-2:hover{padding:.5rem}}
@media (min-width:34.5rem){.sm\\:block{display:block}.sm\\:p-8{padding:2rem}}
@media (min-width:56.5rem){.lg\\:hidden{display:none}}
}
@property --tw-leading{syntax:"*";inherits:false}
@property --tw-shadow{syntax:"*";inherits:false;initial-value:0 0 #0000}
@font-face{font-family:A}`

const { utilities } = readStylesheet(TAILWIND)
const layers = layersOf(utilities)
const layerOf = (name: string): number => {
  const at = utilities.findIndex(({ className }) => className === name)
  if (at < 0) throw new Error(`No ${name}`)
  return layers[at] as number
}

describe('the layers of utilities', () => {
  test.each([
    ['hidden', 'sm:block'],
    ['sm:block', 'lg:hidden'],
    ['p-4', 'px-2'],
    ['px-2', 'pl-1'],
    ['pl-1', 'hover:p-2'],
    ['hover:p-2', 'sm:p-8'],
    ['flex-1', 'shrink-0'],
  ])('%s gives way to %s', (weak, strong) => {
    expect(layerOf(weak)).toBeLessThan(layerOf(strong))
  })

  test('are the same for utilities that differ only in their value', () => {
    expect(layerOf('block')).toBe(layerOf('hidden'))
  })

  test('read classes as they are in the markup', () => {
    expect(utilities.map(({ className }) => className)).toEqual(
      expect.arrayContaining(['top-[5px]', 'top-1/2', 'sm:p-8']),
    )
  })

  test('refuse an important utility, which would win over every later layer', () => {
    expect(() => readStylesheet('@layer utilities{.p-0\\!{padding:0!important}}')).toThrow(
      'Not a plain utility',
    )
  })
})

describe('the sheets of utilities', () => {
  const sheets = new UtilitySheets(TAILWIND)

  test('begin with the order of the layers, and leave everything else to the basics', () => {
    expect(sheets.basics).toMatch(/^@layer theme,base,components,utilities;@layer utilities\{@layer u0,u1,/)
    expect(sheets.basics).toContain('--color-ink')
    expect(sheets.basics).toContain('@font-face')
    expect(sheets.basics).not.toContain('.block')
    expect(sheets.basics).not.toContain('@property')
  })

  test('have the rules of their classes, each in its layer and its conditions', () => {
    const root = postcss.parse(sheets.sheet(new Set(['hidden', 'sm:block', 'leading-6'])))
    const rules: string[] = []
    root.walkRules((rule: Rule) => {
      const around: string[] = []
      for (let node = rule.parent as AtRule; node.type === 'atrule'; node = node.parent as AtRule) {
        around.unshift(node.params)
      }
      rules.push([...around, rule.selector].join(' '))
    })
    expect(rules).toContain(`utilities u${layerOf('hidden')} .hidden`)
    expect(rules).toContain(`utilities u${layerOf('sm:block')} (min-width:34.5rem) .sm\\:block`)
    expect(String(root)).toContain('@property --tw-leading')
    expect(String(root)).not.toContain('--tw-shadow')
  })

  test('leave out rules that are already loaded', () => {
    const css = sheets.sheet(new Set(['hidden', 'p-4']), (name) => name === 'hidden')
    expect(css).toContain('.p-4')
    expect(css).not.toContain('.hidden')
    expect(sheets.sheet(new Set(['hidden']), () => true)).toBe('')
  })
})
