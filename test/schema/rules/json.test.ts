import { describe, expect, it } from 'vitest'
import { MAX_JSON_DEPTH, parseJson } from '../../../schema/rules/json'

const nested = (depth: number): string => `${'['.repeat(depth)}1${']'.repeat(depth)}`

describe('parseJson', () => {
  it('takes what is nested as deeply as may be, and nothing deeper', () => {
    expect(parseJson(nested(MAX_JSON_DEPTH))).toEqual(JSON.parse(nested(MAX_JSON_DEPTH)))
    expect(() => parseJson(nested(MAX_JSON_DEPTH + 1))).toThrow(SyntaxError)
    expect(() => parseJson('{"a":['.repeat(50_000))).toThrow('brackets')
  })

  it('counts no brackets in strings, and none that are closed', () => {
    const text = JSON.stringify([
      '['.repeat(100),
      '\\"{'.repeat(100),
      ...Array.from({ length: 100 }, () => [{}]),
    ])
    expect(parseJson(text)).toEqual(JSON.parse(text))
  })

  it.each(['', '{', ']', '"', '"\\', '[1,]', '}}}}', 'undefined'])('refuses %j', (text) => {
    expect(() => parseJson(text)).toThrow(SyntaxError)
  })
})
