import { describe, expect, it, test } from 'vitest'
import { p, read } from './read-html'

const card = (href: string, title: string, player?: object) => ({
  type: 'MIXTAPE_EMBED',
  href,
  title,
  description: '',
  site: 'e.org',
  ...(player ? { player } : {}),
})

describe('audio and video', () => {
  it('get a player, with their size, their picture and their tracks', () => {
    expect(
      read(
        `<figure><video width="640" height="360" poster="/p.jpg" src="/a%20film.mp4">
         <track src="/en.vtt" kind="captions" srclang="en" label="English"><track src="/c.vtt" kind="metadata"></video>
         <figcaption>The harbour</figcaption></figure>
         <audio src="https://e.org/talk.mp3" title="A talk"></audio>`,
        { baseUrl: 'https://e.org/2020/' },
      ),
    ).toEqual([
      {
        ...card('https://e.org/a%20film.mp4', 'a film.mp4', {
          kind: 'video',
          width: 640,
          height: 360,
          poster: 'https://e.org/p.jpg',
          tracks: [{ src: 'https://e.org/en.vtt', kind: 'captions', language: 'en', label: 'English' }],
        }),
        description: 'The harbour',
      },
      card('https://e.org/talk.mp3', 'A talk', { kind: 'audio' }),
    ])
  })

  it('are played from the first of their files that browsers play', () => {
    expect(
      read('<video><source src="https://e.org/a.wmv"><source src="https://e.org/a.webm"></video>'),
    ).toEqual([card('https://e.org/a.webm', 'a.webm', { kind: 'video' })])
  })

  it('are links when browsers don’t play them', () => {
    expect(read('<video src="https://e.org/a.wmv"></video>')).toEqual([card('https://e.org/a.wmv', 'a.wmv')])
  })

  it('are played where an address without a telling name stands in their element', () => {
    expect(read('<audio src="https://e.org/stream?id=5"></audio>')).toEqual([
      card('https://e.org/stream?id=5', 'stream', { kind: 'audio' }),
    ])
  })

  it('that providers show stay their frames', () => {
    expect(read('<video src="https://vimeo.com/76979871"></video>')).toMatchObject([{ type: 'IFRAME' }])
  })

  it('are played when their address stands alone', () => {
    expect(read('<p>https://e.org/talk.mp3?v=1</p>', { embedsAddresses: true })).toEqual([
      card('https://e.org/talk.mp3?v=1', 'talk.mp3', { kind: 'audio' }),
    ])
  })

  it('have a hundred players in a story, and cards beyond', () => {
    const audio = Array.from({ length: 101 }, (_, i) => `<audio src="https://e.org/${i}.mp3"></audio>`)
    expect(read(audio.join('')).slice(99)).toEqual([
      card('https://e.org/99.mp3', '99.mp3', { kind: 'audio' }),
      card('https://e.org/100.mp3', '100.mp3'),
    ])
  })

  test.each(['javascript:alert(1)', 'data:audio/mp3;base64,AA', ''])('are left out at %j', (src) => {
    expect(read(`<audio src="${src}"></audio>`)).toEqual([])
  })
})

describe('formulas in running text', () => {
  const inline = (latex: string) =>
    `<math><semantics><annotation encoding="application/x-tex">${latex}</annotation></semantics></math>`

  it('are marked, each by itself', () => {
    expect(read(`<p>As ${inline('a^2')}${inline('b')} is.</p>`)).toEqual([
      p(
        'As a^2b is.',
        { type: 'CODE', isFormula: true, start: 3, end: 6 },
        { type: 'CODE', isFormula: true, start: 6, end: 7 },
      ),
    ])
  })

  it('stand by themselves if nothing else is in their paragraph', () => {
    expect(read(`<p>${inline('a^2')}</p>`)).toEqual([{ type: 'MATH', text: 'a^2' }])
    expect(read(`<ul><li>${inline('a^2')}</li></ul>`)).toMatchObject([{ type: 'ULI', text: 'a^2' }])
  })

  it('that are too long are code', () => {
    const [paragraph] = read(`<p>${inline('x'.repeat(4001))}</p>`)
    expect(paragraph).toMatchObject({ markups: [{ type: 'CODE', start: 0, end: 4001 }] })
    expect(JSON.stringify(paragraph)).not.toContain('isFormula')
  })
})
