import { describe, expect, test } from 'vitest'
import { newVisit } from '../../factories/visit'

const embed = async (address: string) => {
  const response = await newVisit().get(`/embed?q=${encodeURIComponent(address)}`)
  return { status: response.status, headers: response.headers, text: await response.text() }
}

describe('the frame of an address', () => {
  test.each([
    ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'YouTube'],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871', 'Vimeo'],
  ])('of %s is the provider’s, and every site may show it', async (address, src, provider) => {
    const { status, headers, text } = await embed(address)
    expect(status).toBe(200)
    expect(text).toMatch(new RegExp(`<iframe src="${src}"[^>]*sandbox="allow-scripts`))
    expect(text).toContain(`<h1 class="sr-only">Embedded from ${provider}</h1>`)
    expect(headers.get('content-security-policy')).toContain('frame-ancestors *')
    expect(headers.getSetCookie()).toEqual([])
  })

  test.each([
    '',
    'https://evil.example/embed/a',
    'javascript:alert(1)',
    'https://www.youtube.com/',
    '//youtu.be/x',
  ])('isn’t there for %o', async (address) => {
    const { status, text } = await embed(address)
    expect([status, text.includes('<iframe')]).toEqual([404, false])
  })
})
