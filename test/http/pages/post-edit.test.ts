import { expect, test } from 'vitest'
import { addressOf } from '../../support/addresses'
import { ask } from '../../support/http'
import { cookiesOf } from '../../support/session-cookie'

test('post-edit names the story to its writer, stores it nowhere, and leaves its text to the editor', async () => {
  const { status, text, headers } = await ask(addressOf('EditPost'), { headers: cookiesOf('maren') })
  expect(status).toBe(200)
  expect(text).toMatch(/<title>Editing The tide turns around a point/)
  expect(text).toMatch(/<meta name="robots" content="noindex/)
  expect(text).toContain('Loading the editor…')
  expect(text).not.toMatch(/\scontenteditable[=\s>]/)
  expect(headers.get('cache-control')).toMatch(/private|no-store/)
})

test.each(['EditPost', 'NewPost'] as const)(
  '%s has one header, the writer’s own, and its text in main',
  async (route) => {
    const { text } = await ask(addressOf(route), { headers: cookiesOf('maren') })
    expect(text).toMatch(/<html [^>]*data-layout="TopNav"/)
    expect(text.match(/<header\b[^>]*/g)).toEqual([expect.stringContaining('writer-header')])
    expect(text.match(/<main\b/g)).toHaveLength(1)
    expect(text.indexOf('</header>')).toBeLessThan(text.indexOf('<main'))
    expect(text).not.toMatch(/<footer\b/)
  },
)
