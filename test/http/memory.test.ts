import { expect, test } from 'vitest'
import { DEMO } from '../support/addresses'
import { ask, BOT, BROWSER, SESSION_COOKIE } from '../support/http'

const asked = async (headers: Record<string, string>) => {
  const { headers: answer, text } = await ask(DEMO.story, { headers })
  const [, trips = '', statements = '', remembered = ''] =
    /desc="(\d+) round trips, (\d+) statements[^"]*?(?:, (\d+) remembered)?"/.exec(
      answer.get('server-timing') ?? '',
    ) ?? []
  return { cache: answer.get('x-edge-cache'), trips, statements, remembered, text }
}
const plain = (text: string): string =>
  text.replace(/nonce="[^"]+"|"(?:dataUpdatedAt|dehydratedAt)":\d+|"isLoggedIn":\w+/g, '')

test('a page that is rendered for one reader remembers what it read for another a moment ago', async () => {
  // The machine may be slow: of several attempts, one is fast enough.
  const answers: Awaited<ReturnType<typeof asked>>[] = []
  for (let i = 0; i < 10; i++)
    answers.push(await asked(i % 2 ? { 'user-agent': BOT } : { cookie: SESSION_COOKIE }))
  const soon = (isBot: boolean) =>
    answers
      // What readers say below it is personal, and nobody is to a bot.
      .filter(({ remembered }, i) => (i % 2 === 1) === isBot && remembered === (isBot ? '2' : '1'))
      // One of them may also do what is due only now and then.
      .toSorted((a, b) => Number(a.statements) - Number(b.statements))[0]
  expect(soon(true)).toMatchObject({ cache: 'BYPASS', trips: '0' })
  const fresh = await asked({ cookie: SESSION_COOKIE, 'cache-control': 'no-cache' })
  expect(fresh).toMatchObject({ cache: 'BYPASS', remembered: '' })
  // The session and what the story is to the viewer are read each time.
  expect(soon(false)).toMatchObject({ cache: 'BYPASS' })
  expect(Number(soon(false)?.statements)).toBeLessThan(Number(fresh.statements))
  const pages = answers.filter((_, i) => i % 2 === 0)
  for (const { text } of pages) expect(plain(text)).toBe(plain(fresh.text))
})

test('a page that is stored for everybody remembers nothing', async () => {
  for (let i = 0; i < 3; i++) {
    await asked({ cookie: SESSION_COOKIE })
    const shared = await asked({ 'user-agent': BROWSER })
    expect(shared.cache).not.toBe('BYPASS')
    expect(shared.remembered).toBe('')
  }
})
