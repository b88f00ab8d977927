import { describe, expect, test } from 'vitest'
import { demoId } from '../../../worker/commands/demo/ids'
import { ask } from '../../support/http'
import { READER_COOKIE } from '../../support/session-cookie'

const asReader = (path: string) => ask(path, { headers: { cookie: READER_COOKIE } })
const titleOf = (text: string): string | undefined => /<title>([^<]*)<\/title>/.exec(text)?.[1]
/** Names of the people, publications or topics in the lists of a page, in their order. */
const names = (text: string): string[] =>
  [...text.matchAll(/<article[^>]*>.*?<h[23][^>]*><a[^>]*>([^<]*)</gs)].map(([, name = '']) => name)

const stories = (text: string): number => text.match(/<article/g)?.length ?? 0

describe('what the reader follows', () => {
  test.each([
    ['/me/following', 'Following: writers', ['Maren Okafor', 'Priya Raman', 'Noor Haddad']],
    ['/me/following/people', 'Following: writers', ['Maren Okafor', 'Priya Raman', 'Noor Haddad']],
    ['/me/following/publications', 'Following: publications', ['Tidewater', 'Load-Bearing']],
    ['/me/following/topics', 'Following: topics', ['Ocean', 'Engineering', 'Language']],
  ])('is listed at %s', async (path, title, expected) => {
    const { status, text } = await asReader(path)
    expect([status, titleOf(text)]).toEqual([200, expect.stringContaining(title)])
    expect(names(text)).toEqual(expected)
    if (!path.endsWith('topics')) expect(/<button[^>]*>Following <span/.test(text)).toBe(true)
  })

  test('is nobody else’s page', async () => {
    const { status, headers } = await ask('/me/following')
    expect(status).toBe(302)
    expect(headers.get('location')).toMatch(/\/m\/signin\?redirectUrl=%2Fme%2Ffollowing$/)
    expect((await asReader('/me/following/everything')).status).toBe(404)
  })

  test('has suggestions that leave it out', async () => {
    const { text } = await asReader('/me/following/suggestions')
    const suggested = names(text)
    expect(suggested).toContain('Tomas Lindqvist')
    expect(suggested).not.toContain('Maren Okafor')
    expect(suggested).not.toContain('Tidewater')
  })

  test('has feeds: of all, and of each', async () => {
    const all = await asReader('/me/following-feed/people')
    expect(all.status).toBe(200)
    expect(stories(all.text)).toBe(10)
    expect(all.text.includes('rel="next"')).toBe(true)
    const maren = demoId('user', 'maren')
    const one = await asReader(`/me/following-feed/people/${maren}`)
    expect(titleOf(one.text)).toContain('Stories from Maren Okafor')
    for (const [kind, id] of [
      ['publications', demoId('collection', 'tidewater')],
      ['topics', 'ocean'],
    ]) {
      expect((await asReader(`/me/following-feed/${kind}`)).status).toBe(200)
      expect(stories((await asReader(`/me/following-feed/${kind}/${id}`)).text)).toBeGreaterThan(3)
    }
    expect((await asReader('/me/following-feed/people/ffffffffffff')).status).toBe(404)
    expect((await asReader('/me/following-feed/everything')).status).toBe(404)
  })
})

test('what the reader has muted is listed, or that it is nothing', async () => {
  for (const [path, empty] of [
    ['/me/settings/mute', 'You haven’t muted any writers.'],
    ['/me/settings/mute/publications', 'You haven’t muted any publications.'],
  ] as const) {
    const { status, text } = await asReader(path)
    expect([status, text.includes(empty)]).toEqual([200, true])
    expect(text).toMatch(/<a [^>]*href="\/me\/settings\/mute"[^>]*aria-current="page"[^>]*>Muted</)
  }
  expect((await asReader('/me/settings/mute/topics')).status).toBe(404)
})

describe('everybody sees', () => {
  test('who follows a person, and whom they follow', async () => {
    const followers = await ask('/@maren/followers')
    expect(titleOf(followers.text)).toContain('Followers of Maren Okafor')
    expect(names(followers.text)).toEqual(expect.arrayContaining(['Rosa Lindgren', 'Farah Nasser']))
    const following = await ask('/@maren/following')
    expect(names(following.text)).toEqual(expect.arrayContaining(['Tomas Lindqvist', 'Load-Bearing']))
    expect((await ask('/@lapsed/followers')).text.includes('Nobody follows')).toBe(true)
  })

  test('who follows a publication', async () => {
    const { text } = await ask('/tidewater/followers')
    expect(titleOf(text)).toContain('Followers of Tidewater')
    expect(names(text)).toEqual(expect.arrayContaining(['Rosa Lindgren']))
    // Who has no picture has a letter in its place, so that the names line up.
    expect(text).toMatch(/<span aria-hidden="true"[^>]*>R<\/span>/)
  })

  test.each([
    ['/@maren'],
    ['/tidewater'],
    ['/tag/ocean'],
    ['/tag/ocean/who-to-follow'],
    ['/explore-topics'],
    ['/'],
  ])('a button that follows at %s, which leads visitors to sign in', async (path) => {
    const { text } = await ask(path)
    expect(/<a href="\/m\/signin\?operation=register[^"]*"[^>]*>Follow <span/.test(text)).toBe(true)
  })
})

test('without script, the button of a signed-in reader is a form that says what it will do', async () => {
  const { text } = await asReader('/@maren')
  const action = `/_/subscribe/user/${demoId('user', 'maren')}/unfollow?redirectUrl=%2F%40maren`
  const form = new RegExp(
    `<form[^>]*action="${action.replace('?', '\\?')}"[^>]*><button[^>]*aria-pressed="true"`,
  )
  expect(text).toMatch(form)
})
