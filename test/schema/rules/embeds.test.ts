import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FRAME_HOSTS, frameOf, isFrameAddress } from '../../../schema/rules/embeds'

describe('frameOf', () => {
  it.each([
    [
      'https://www.youtube.com/watch?v=SQEQr7c0-dw&t=42s',
      'https://www.youtube-nocookie.com/embed/SQEQr7c0-dw?start=42',
    ],
    ['https://youtu.be/ex8fMxXJDJw', 'https://www.youtube-nocookie.com/embed/ex8fMxXJDJw'],
    [
      'https://www.youtube.com/embed/ex8fMxXJDJw?feature=oembed',
      'https://www.youtube-nocookie.com/embed/ex8fMxXJDJw',
    ],
    ['https://www.youtube.com/shorts/ex8fMxXJDJw', 'https://www.youtube-nocookie.com/embed/ex8fMxXJDJw'],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
    ['https://codepen.io/ada/pen/abcDEF', 'https://codepen.io/ada/embed/abcDEF'],
    ['https://gist.github.com/ada/0123456789abcdef', 'https://gist.github.com/ada/0123456789abcdef.pibb'],
    [
      'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC',
      'https://open.spotify.com/embed/track/4uLU6hMCjMI75M1A2tKUQC',
    ],
    [
      'https://www.openstreetmap.org/export/embed.html?bbox=1%2C2%2C3%2C4&layer=mapnik',
      'https://www.openstreetmap.org/export/embed.html?bbox=1%2C2%2C3%2C4&layer=mapnik',
    ],
  ])('makes %s a frame', (address, src) => {
    expect(frameOf(address)?.src).toBe(src)
    expect(isFrameAddress(src)).toBe(true)
    expect(FRAME_HOSTS).toContain(new URL(src).host)
  })

  it.each([
    'https://evil.example/embed/ex8fMxXJDJw',
    'https://www.youtube.com.evil.example/embed/ex8fMxXJDJw',
    'https://www.youtube.com@evil.example/embed/ex8fMxXJDJw',
    'https://www.youtube.com:8443/embed/ex8fMxXJDJw',
    'https://www.youtube.com/redirect?q=https://evil.example',
    'https://www.openstreetmap.org/user/ada',
    'javascript:alert(1)//www.youtube.com/embed/ex8fMxXJDJw',
  ])('makes no frame of %s', (address) => {
    expect(frameOf(address)).toBeUndefined()
  })

  it('allows only the form that it writes itself in a body', () => {
    expect(isFrameAddress('https://www.youtube.com/watch?v=SQEQr7c0-dw')).toBe(false)
    expect(isFrameAddress('http://player.vimeo.com/video/76979871')).toBe(false)
  })

  it('gives nothing for any path of a provider, or an https address of its own host', () => {
    const host = fc.constantFrom(
      'www.youtube.com',
      'youtu.be',
      'vimeo.com',
      'codepen.io',
      'gist.github.com',
      'archive.org',
    )
    fc.assert(
      fc.property(host, fc.webPath(), fc.webQueryParameters(), (name, path, query) => {
        const frame = frameOf(`https://${name}${path}?${query}`)
        if (frame === undefined) return
        expect(FRAME_HOSTS).toContain(new URL(frame.src).host)
        expect(frame.src).toMatch(/^https:\/\/[^\s"'<>]+$/)
        expect(isFrameAddress(frame.src)).toBe(true)
      }),
    )
  })
})
