import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isGoogleAddress, MAX_EMAIL, normalizedEmail } from '../../../schema/rules/email'

describe('an email address', () => {
  it.each([
    [' Reader@Quire.Test ', 'reader@quire.test'],
    ["o'brien+news@mail.quire.test", "o'brien+news@mail.quire.test"],
    ['a@b.co', 'a@b.co'],
    ['reader@BÜCHER.example', 'reader@xn--bcher-kva.example'],
    ['reader@bücher.example', 'reader@xn--bcher-kva.example'],
    ['用户@例子.广告', '用户@xn--fsqu00a.xn--4rr70v'],
  ])('%j is stored as %j', (typed, kept) => {
    expect(normalizedEmail(typed)).toBe(kept)
  })

  it.each([
    'a b@c.test',
    'a@b',
    'a@b.t',
    'a@b.1',
    'a@1.2.3.4',
    '.a@b.test',
    'a.@b.test',
    'a..b@c.test',
    'a@b..test',
    'a@-b.test',
    'a@b-.test',
    'a@b.test.',
    'a@[127.0.0.1]',
    'a@b.test#x',
    'a@b.test:25',
    'a\u200bb@c.test',
    'a\u0000@b.test',
    `${'a'.repeat(65)}@b.test`,
    `a@${'b'.repeat(64)}.test`,
    `a@${'b.'.repeat(130)}test`,
  ])('%j is invalid', (typed) => {
    expect(normalizedEmail(typed)).toBeUndefined()
  })

  it('has one form, however it was typed, which is an address too', () => {
    const part = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(
        fc.oneof(
          fc.emailAddress(),
          fc.tuple(part, part, part).map(([a, b, c]) => `${a}@${b}.${c}`),
        ),
        (typed) => {
          const kept = normalizedEmail(typed)
          if (kept === undefined) return
          expect(normalizedEmail(kept)).toBe(kept)
          expect(kept.length).toBeLessThanOrEqual(MAX_EMAIL)
          expect(kept).not.toMatch(/[\s"<>,;]/)
          expect(kept.slice(kept.lastIndexOf('@') + 1)).toMatch(/^[a-z0-9_.-]+$/)
        },
      ),
    )
  })

  it('at Google is recognised', () => {
    const all = ['a@gmail.com', 'a@GoogleMail.com ', 'a@google.com', 'a@notgmail.com', 'a@gmail.com.test']
    expect(all.map(isGoogleAddress)).toEqual([true, true, true, false, false])
  })
})
