import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { isbnOf } from '../../schema/rules/books'
import { MAX_CLAPS } from '../../schema/rules/limits'
import { CASE_STATES } from '../../schema/rules/reports'
import { faintColors, THEME_FONTS } from '../../schema/rules/theme'
import { PARAGRAPH_TYPES, type StoryBody } from '../../schema/story/paragraph'
import { bodyWords } from '../../schema/story/text'
import { viewers, writersOf } from '../../worker/commands/demo/accounts'
import { markdownToBody } from '../../worker/commands/demo/markdown'
import { type DemoPart, type DemoStory, readParts } from '../../worker/commands/demo/read-part'
import { clapsBefore, clapsFor } from '../../worker/commands/demo/write-claps'
import { FOLLOWS } from '../../worker/commands/demo/write-follows'
import { FOLLOWERS } from '../../worker/commands/demo/write-notifications'
import { CASES } from '../../worker/commands/demo/write-reports'
import { demoPaths } from '../support/demo-paths'

/** Stands in for any drawing, since its content doesn't matter here. */
const drawn = { id: '0'.repeat(24), contentType: 'image/png', width: 1600, height: 1000, color: '#808080' }
const pictures = { get: () => drawn } as unknown as Parameters<typeof markdownToBody>[1]

/** Shorter paragraphs may well be the same in two stories: a rule, a heading, a line of code. */
const SHORT = 40

let parts: DemoPart[]
let stories: DemoStory[]
const bodies = new Map<string, StoryBody>()
beforeAll(async () => {
  parts = await readParts('worker/commands/demo')
  stories = parts.flatMap((part) => part.stories)
  const paths = demoPaths(stories)
  for (const { key, markdown } of stories) bodies.set(key, markdownToBody(markdown, pictures, paths))
})

describe('the demo', () => {
  test('has 40 stories or more, 12 writers, 4 publications and 20 tags', () => {
    expect(stories.length).toBeGreaterThanOrEqual(40)
    expect(new Set(stories.map(({ author }) => author)).size).toBeGreaterThanOrEqual(12)
    expect(parts.length).toBeGreaterThanOrEqual(4)
    const used = new Set(stories.flatMap(({ tags }) => tags))
    expect(
      parts.flatMap(({ tags }) => tags).filter(({ slug }) => used.has(slug)).length,
    ).toBeGreaterThanOrEqual(20)
  })

  test('has stories of 600 to 2,500 words', () => {
    for (const [key, body] of bodies) {
      const words = bodyWords(body)
      expect(words, key).toBeGreaterThanOrEqual(600)
      expect(words, key).toBeLessThanOrEqual(2500)
    }
  })

  test('has every type of paragraph', () => {
    const types = new Set([...bodies.values()].flatMap((body) => body.map(({ type }) => type)))
    expect(PARAGRAPH_TYPES.filter((type) => !types.has(type))).toEqual([])
  })

  test('has pictures in most of its stories', () => {
    const shown = [...bodies.values()].filter((body) => body.some(({ type }) => type === 'IMG'))
    expect(shown.length).toBeGreaterThan(stories.length / 2)
  })

  test('has no paragraph in two stories', () => {
    const seen = new Map<string, string>()
    const twice: string[] = []
    for (const [key, body] of bodies)
      for (const paragraph of body) {
        const text =
          'text' in paragraph
            ? paragraph.text
                .toLowerCase()
                .replace(/[^\p{L}\p{N}]+/gu, ' ')
                .trim()
            : ''
        if (text.length < SHORT) continue
        const before = seen.get(text)
        // A pull quote repeats its own story.
        if (before && before !== key) twice.push(`${before}, ${key}: ${text.slice(0, 60)}`)
        seen.set(text, key)
      }
    expect(seen.size).toBeGreaterThan(500)
    expect(twice).toEqual([])
  })

  test('has one verified book author, with two books whose ISBNs are right', () => {
    const authors = parts.flatMap(({ people }) => people.filter(({ books }) => books))
    expect(authors.map(({ username, books }) => [username, books?.length])).toEqual([['walter', 2]])
    const isbns = authors.flatMap(({ books = [] }) => books.flatMap(({ editions }) => editions))
    for (const { isbn = '' } of isbns) expect(isbnOf(isbn)).toBe(isbn)
  })

  test('has an account for each kind of person who can sign in', () => {
    const emails = [...viewers(), ...parts.flatMap(writersOf)].map(({ email }) => email)
    for (const name of ['reader', 'writer', 'member', 'friend', 'editor', 'staff', 'suspended'])
      expect(emails).toContain(`${name}@quire.test`)
  })

  test('has publications that each look different, one of them as the site does', () => {
    const looks = parts.map(({ publication }) => JSON.stringify(publication.theme ?? null))
    expect(looks.filter((look) => look === 'null')).toHaveLength(1)
    expect(new Set(looks).size).toBe(parts.length)
    expect(new Set(parts.map(({ publication }) => publication.colour)).size).toBe(parts.length)
    for (const { publication } of parts)
      if (publication.theme) expect(faintColors(publication.theme), publication.slug).toEqual([])
  })

  test('has a publication with an icon of its own, and a story that is planned in it', () => {
    const part = parts.find(({ publication }) => publication.slug === 'load-bearing')
    const { publication, planned = [], people = [] } = part ?? {}
    if (!publication?.theme) throw new Error('there is one')
    expect(THEME_FONTS).toEqual(expect.arrayContaining([publication.theme.font1, publication.theme.font2]))
    expect(existsSync(`worker/commands/demo/load-bearing/pictures/${publication.icon}`)).toBe(true)
    expect(planned.map(({ comesOutInDays }) => comesOutInDays > 0)).toEqual([true])
    for (const { author, tags, markdown } of planned) {
      expect(people.map(({ username }) => username)).toContain(author)
      expect(part?.tags.map(({ slug }) => slug)).toEqual(expect.arrayContaining(tags))
      expect(bodyWords(markdownToBody(markdown, pictures, new Map()))).toBeGreaterThan(300)
    }
  })
})

test('has a reported case in each state', () => {
  expect(new Set(CASES.map(({ state }) => state))).toEqual(new Set(CASE_STATES))
})

test('who is news to the demo’s writer as a follower follows her, so that nobody else’s following is kept quiet', () => {
  for (const [username] of FOLLOWERS) expect(FOLLOWS[username]?.people, username).toContain('priya')
})

test('who claps for a story of the demo counts among its claps, and didn’t write it', () => {
  for (const story of stories) {
    const given = clapsFor(parts, story)
    const sum = given.reduce((all, { count }) => all + count, 0)
    expect(clapsBefore(parts, story) + sum, story.key).toBe(story.claps)
    expect(clapsBefore(parts, story), story.key).toBeGreaterThanOrEqual(0)
    for (const { username, count } of given) {
      expect(username, story.key).not.toBe(story.author)
      expect(count, story.key).toBeGreaterThan(0)
      expect(count, story.key).toBeLessThanOrEqual(MAX_CLAPS)
    }
  }
  const ofTide = stories.find(({ key }) => key === 'the-tide-turns-around-a-point') as DemoStory
  expect(clapsFor(parts, ofTide).length).toBeGreaterThan(1)
  expect(stories.some((story) => clapsFor(parts, story).some(({ username }) => username === 'maren'))).toBe(
    true,
  )
})
