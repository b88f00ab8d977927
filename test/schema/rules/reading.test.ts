import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { memberPreview, remainingMinutes } from '../../../schema/rules/member-preview'
import { movedScore, trendingScore } from '../../../schema/rules/ranking'
import { countWords, readingMinutes, readingSeconds } from '../../../schema/rules/reading-time'
import type { Paragraph, StoryBody } from '../../../schema/story/paragraph'
import { bodyWords, excerptOf, shorten } from '../../../schema/story/text'
import { postWording } from '../../../schema/wording/post'

const p = (words: number, i = 0): Paragraph => ({
  type: 'P',
  name: `p${String(i).padStart(4, '0')}`,
  text: Array.from({ length: words }, (_, n) => `w${n}`).join(' '),
  markups: [],
})

describe('the time a story takes', () => {
  it('is its words at 265 a minute', () => {
    expect(readingSeconds(2650, 0)).toBe(600)
    expect(readingMinutes(readingSeconds(2650, 0))).toBe(10)
  })

  it('grows by 12 seconds for the first picture, one less for each further, never less than 3', () => {
    const words = 2650
    const of = (images: number) => readingSeconds(words, images) - readingSeconds(words, images - 1)
    expect([1, 2, 3, 10, 11, 30].map(of)).toEqual([12, 11, 10, 3, 3, 3])
  })

  it('is a minute at least', () => {
    expect(readingSeconds(0, 0)).toBe(60)
    expect(readingMinutes(1)).toBe(1)
  })

  test.each([
    [0, '1 sec read'],
    [0.4, '1 sec read'],
    [40, '40 sec read'],
    [59.7, '1 min read'],
    [89, '1 min read'],
    [600, '10 min read'],
    [3569, '59 min read'],
    [3571, '1 hr read'],
    [3900, '1 hr 5 min read'],
    [90_000, '25 hr read'],
  ])('of %d seconds is shown as %s', (seconds, text) => expect(postWording.readTime(seconds)).toBe(text))

  it('counts words of many scripts', () => {
    expect(countWords("It's a state-of-the-art test, isn't it?")).toBe(6)
    expect(countWords('Ελληνικά και English')).toBe(3)
    expect(countWords('東京の朝')).toBe(2)
    expect(countWords(' — … ')).toBe(0)
  })
})

describe('the preview of a member-only story', () => {
  it('is about a third', () => {
    const body = Array.from({ length: 9 }, (_, i) => p(20, i))
    expect(memberPreview(body)).toHaveLength(3)
  })

  it('has 150 words at most, whole paragraphs only', () => {
    const body = Array.from({ length: 60 }, (_, i) => p(40, i))
    expect(bodyWords(memberPreview(body))).toBe(120)
  })

  it('has at least the first paragraph that says something, however long it is', () => {
    expect(memberPreview([p(400, 1), p(400, 2)])).toHaveLength(1)
    const picture: Paragraph = {
      type: 'IMG',
      name: 'img1',
      text: '',
      markups: [],
      alt: '',
      layout: 'inset',
      imageId: 'a',
    }
    expect(
      memberPreview([picture, { ...p(2, 3), type: 'H2' } as Paragraph, p(400, 1), p(400, 2)]),
    ).toHaveLength(3)
  })

  it('ends where its writer has drawn the line, if something follows it', () => {
    const line: Paragraph = { type: 'HR', name: 'line', endsPreview: true }
    const heading = { ...p(2, 3), type: 'H2' } as Paragraph
    const long = [p(400, 1), p(400, 2), heading]
    expect(memberPreview([...long, line, p(10, 4), line])).toEqual(long.slice(0, 2))
    expect(memberPreview([line, p(10, 4), p(10, 5), p(100, 6)])).toEqual([])
    expect(memberPreview([heading, line, p(10, 4)])).toEqual([])
    expect(memberPreview([p(100, 1), p(200, 2), heading, line, p(0, 4)])).toHaveLength(1)
  })

  it('shows no story of pictures whole', () => {
    const body: StoryBody = Array.from({ length: 12 }, (_, i) => ({
      type: 'IMG',
      name: `img${i}`,
      text: '',
      markups: [],
      alt: '',
      layout: 'inset',
      imageId: 'a',
    }))
    expect(memberPreview(body).length).toBeLessThanOrEqual(4)
  })

  test.each([
    // 265 words a minute: 53 of them are shown.
    [2650, 10],
    [400, 1],
    [60, 1],
  ])('of %i words leaves minutes to read', (words, minutes) => {
    const body = [p(53, 0), p(words - 53, 1)]
    const preview = memberPreview(body)
    expect(bodyWords(preview)).toBe(53)
    expect(remainingMinutes(readingSeconds(words, 0), preview)).toBe(minutes)
  })

  it('is a beginning of the story, with at least one paragraph, never more than it may', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(200), { minLength: 1, maxLength: 60 }), (lengths) => {
        const body = lengths.map((words, i) => p(words, i))
        const preview = memberPreview(body)
        expect(preview).toEqual(body.slice(0, preview.length))
        expect(preview.length).toBeGreaterThan(0)
        const first = lengths.findIndex((n) => n > 0)
        if (preview.length > Math.max(first + 1, 1)) {
          expect(bodyWords(preview)).toBeLessThanOrEqual(150)
          expect(bodyWords(preview)).toBeLessThanOrEqual(bodyWords(body) / 3)
        }
      }),
    )
  })
})

describe('excerpts', () => {
  it('are the first words, cut after a word', () => {
    expect(excerptOf([{ ...p(3), type: 'H2' } as Paragraph, p(200)])).toMatch(/^w0 w1 .*w\d+…$/)
    expect(shorten('a  b\nc', 10)).toBe('a b c')
    expect(shorten('one two three', 9)).toBe('one two…')
  })

  it('never exceed their length and never cut a character in two', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 60 }), (text, length) => {
        const short = shorten(text, length)
        expect(short.length).toBeLessThanOrEqual(length)
        expect(short.isWellFormed()).toBe(true)
      }),
    )
  })
})

describe('trending', () => {
  const day = 86_400_000
  it('lets ten times the claps outweigh two weeks', () => {
    const now = Date.UTC(2026, 0, 1)
    const of = (claps: number, at: number) => trendingScore({ claps, reads: 0 }, at)
    expect(of(100, now)).toBeCloseTo(of(1000, now - 14 * day), 6)
    expect(of(100, now)).toBeGreaterThan(of(900, now - 14 * day))
    expect(of(0, now)).toBe(of(1, now))
  })

  it('counts a read as a clap, and moves with the date', () => {
    const now = Date.UTC(2026, 0, 1)
    const score = trendingScore({ claps: 40, reads: 60 }, now)
    expect(score).toBe(trendingScore({ claps: 100, reads: 0 }, now))
    const moved = movedScore(score, now, now + day)
    expect(moved).toBeCloseTo(trendingScore({ claps: 40, reads: 60 }, now + day), 9)
    expect(movedScore(score, now, now)).toBe(score)
  })
})
