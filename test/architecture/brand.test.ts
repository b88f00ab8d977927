import { describe, expect, test } from 'vitest'
import { THEME } from '../../schema/brand/colours'
import { NAME } from '../../schema/brand/name'
import { PAPER } from '../../schema/brand/paper'
import { SANS, SERIF } from '../../schema/brand/typefaces'
import { linesWith, textOf, writtenFiles } from './files'

/* What makes the site its operator's lies in schema/brand. Rule: docs/operate.md, "Make it yours". */

const code = writtenFiles(
  /^(worker|client|schema)\/.*\.(tsx?|css|graphql|svg|html|json)$|^wrangler\.toml$/,
).filter((file) => !file.startsWith('schema/brand/'))

/** A line of code without its comment. */
const COMMENT = /(?:^\s*(?:\/?\*|""")|(?:^|\s)(?:\/\/|#|\/\*) ).*$/

const writes = (files: readonly string[], word: RegExp): string[] =>
  linesWith(files, word).filter((line) => {
    const [, text = ''] = /^\S+ (.*)$/.exec(line) ?? []
    return word.test(text.replace(COMMENT, ''))
  })

test('no file outside schema/brand writes the name', () => {
  expect(code.length).toBeGreaterThan(1000)
  expect(writes(code, new RegExp(`\\b${NAME}\\b`))).toEqual([])
})

test('no text says the name in any spelling, and no built-in file of the site has it', () => {
  const texts = writtenFiles(/^schema\/(wording|brand\/public)\/.*\.(ts|svg)$/)
  expect(texts.length).toBeGreaterThan(50)
  expect(writes(texts, new RegExp(`\\b${NAME}`, 'i'))).toEqual([])
})

describe('theme.css and what mails, cards and browsers are told agree on', () => {
  const css = textOf('schema/brand/theme.css')

  test.each(Object.entries({ paper: PAPER, ...THEME }))('%s', (name, { light, dark }) => {
    expect(css).toContain(`--color-${name}: light-dark(${light}, ${dark});`)
  })

  test.each(Object.entries({ serif: SERIF, sans: SANS }))('the %s', (name, families) => {
    expect(css.replace(/\s+/g, ' ')).toContain(`--font-${name}: ${families};`)
  })
})
