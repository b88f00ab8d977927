import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { highlight, highlightedLanguages } from '../../../worker/services/post/highlight/highlight'
import { cases } from '../../support/cases'

const kinds = (language: string, text: string): string[] =>
  (highlight(text, language, 1000) ?? []).filter(([, kind]) => kind).map(([part, kind]) => `${kind}: ${part}`)

describe('highlighting', () => {
  test.each(highlightedLanguages())('%s loses nothing of a text', (language) => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'"\'`\\/*#<>-=:{}[]()$@a1 \n\t\ud83d') }),
    )
    fc.assert(
      fc.property(texts, (text) => {
        expect(
          highlight(text, language, 1000)
            ?.map(([part]) => part)
            .join(''),
        ).toBe(text)
      }),
      { numRuns: cases(60) },
    )
  })

  test.each([
    ['ts', 'const go = async (x: Foo) => x', 'keyword: const', 'keyword: async', 'type: Foo'],
    ['js', 'const a = /a[/]b/g // c', 'keyword: const', 'regexp: /a[/]b/g', 'comment: // c'],
    [
      'python',
      '@cache\ndef f(x): return None',
      'meta: @cache',
      'keyword: def',
      'title: f',
      'keyword: return',
      'literal: None',
    ],
    ['sql', "select 'it''s' -- no", 'keyword: select', "string: 'it''s'", 'comment: -- no'],
    ['css', 'a { color: #fff; }', 'selector-tag: a', 'attribute: color', 'number: #fff'],
    ['html', '<a href="x">y</a>', 'name: <a', 'attr: href', 'string: "x"', 'name: </a'],
    ['yaml', 'a: 1 # c', 'attr: a', 'number: 1', 'comment: # c'],
    ['rust', 'let x: u32 = 5;', 'keyword: let', 'type: u32', 'number: 5'],
    [
      'bash',
      'if true; then echo "$a"; fi',
      'keyword: if',
      'literal: true',
      'keyword: then',
      'built_in: echo',
      'string: "$a"',
      'keyword: fi',
    ],
    ['c', '#include <a.h>\nint b;', 'meta: #include <a.h>', 'type: int'],
    ['json', '{"a": true}', 'attr: "a"', 'literal: true'],
    ['php', '<?php echo $class;', 'meta: <?php', 'keyword: echo'],
    ['markdown', '# A\n`b`', 'title: # A', 'string: `b`'],
    ['diff', '+a\n-b', 'addition: +a', 'deletion: -b'],
    ['graphql', 'query A { b }', 'keyword: query', 'title: A'],
  ])('%s: %s', (language, text, ...expected) => {
    expect(kinds(language, text)).toEqual(expected)
  })

  test('what is never closed reaches to the end of its line, or of the text', () => {
    expect(kinds('ts', '"a\nconst')).toEqual(['string: "a', 'keyword: const'])
    expect(kinds('ts', '/* a\nconst')).toEqual(['comment: /* a\nconst'])
  })

  test('an unknown language, and a block that is too long, stay plain', () => {
    expect(highlight('a', 'klingon', 10)).toBeUndefined()
    expect(highlight('a', undefined, 10)).toBeUndefined()
    expect(highlight('1 '.repeat(10_001), 'ts', 10)).toBeUndefined()
  })

  test('colours no more parts than are allowed', () => {
    const tokens = highlight('1 '.repeat(100), 'ts', 7) ?? []
    expect(tokens.filter(([, kind]) => kind)).toHaveLength(7)
    expect(tokens.at(-1)?.[0]).toHaveLength(187)
  })
})
