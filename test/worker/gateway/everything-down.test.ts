import { env } from 'cloudflare:workers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SESSION_COOKIE } from '../../../schema/rules/session'
import { errorPageWording } from '../../../schema/wording/error-pages'
import { shellWording } from '../../../schema/wording/shell'
import { newVisit } from '../../factories/visit'

const fails = () => {
  throw new Error('it is gone')
}
const gone = (): never =>
  new Proxy(
    Object.assign(() => {}, {}),
    { get: fails, apply: fails },
  ) as never

/** What may be gone. */
const WITHOUT: [string, string[]][] = [
  ['the database', ['DB']],
  ['every store', Object.keys(env).filter((name) => typeof Reflect.get(env, name) === 'object')],
]

/** The main host, a person's, a publication's by its own name, and one that nobody has heard of. */
const HOSTS = [
  'https://quire.example',
  'https://mira.quire.example',
  'https://tidewater.example',
  'https://nobody.example',
]

test.each(
  WITHOUT.flatMap(([what, names]) =>
    HOSTS.flatMap((host) => [true, false].map((isSignedIn) => ({ what, names, host, isSignedIn }))),
  ),
)(
  'without $what, $host has a page with a header (signed in: $isSignedIn)',
  async ({ names, host, isSignedIn }) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => log.mockRestore())
    const visit = newVisit({
      env: Object.fromEntries(names.map((name) => [name, gone()])) as unknown as Partial<Env>,
      agent: 'Googlebot/2.1 (+http://www.google.com/bot.html)',
    })
    const cookie = isSignedIn ? { cookie: `${SESSION_COOKIE}=1.${'a'.repeat(43)}` } : {}
    let failures = 0
    for (const path of ['/', '/some-story-0123456789ab', '/me/notifications', '/tag/craft']) {
      const response = await visit.get(host + path, { accept: 'text/html', ...cookie })
      // What needs none of it is still there, or leads to signing in.
      if (response.status < 500) continue
      failures++
      const html = await response.text()
      expect(response.status).toBe(500)
      expect(response.headers.get('content-type')).toMatch(/^text\/html/)
      expect(response.headers.get('cache-control')).toContain('no-store')
      expect(html).toContain('data-page="error-500"')
      const nonce = /style-src [^;]*'nonce-([^']+)'/.exec(
        response.headers.get('content-security-policy') ?? '',
      )?.[1]
      expect(html).toContain(`<style nonce="${nonce}"`)
      expect(html).toMatch(/<header[\s>].*<\/header>/s)
      for (const text of [errorPageWording.serverError.title, shellWording.topStories])
        expect(html).toContain(text)
      expect(html).not.toContain('it is gone')
    }
    expect(failures).toBeGreaterThan(0)
    expect(log).toHaveBeenCalled()
  },
)
