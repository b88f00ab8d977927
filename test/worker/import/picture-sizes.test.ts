import { describe, expect, it } from 'vitest'
import { sizeFromMetadata, sizeFromName } from '../../../worker/services/import/wordpress/picture-sizes'
import { importText, rows } from './harness'
import { wxr } from './wxr'

const text = (value: string): string => `s:${new TextEncoder().encode(value).length}:"${value}";`
const record = (...entries: string[]): string => `a:${entries.length / 2}:{${entries.join('')}}`
/** As WordPress writes it. */
const metadata = (width: string, height: string): string =>
  record(
    text('width'),
    width,
    text('height'),
    height,
    text('file'),
    text('2020/01/boat.jpg'),
    text('sizes'),
    record(text('thumbnail'), record(text('width'), 'i:150;', text('height'), 'i:150;')),
  )

const size = { width: 1200, height: 800 }

describe('a picture’s metadata', () => {
  it.each([
    ['with numbers', metadata('i:1200;', 'i:800;')],
    ['with texts, as it was once', metadata('s:4:"1200";', 's:3:"800";')],
    [
      'with other things first, which hold sizes too',
      record(
        text('title'),
        text('Grüße "; i:5; 😀'),
        text('sizes'),
        record(text('width'), 'i:1;', text('x'), 'N;', text('y'), 'b:1;', text('z'), 'd:0.5;'),
        text('width'),
        'i:1200;',
        text('height'),
        'i:800;',
      ),
    ],
    ['whose end is broken', metadata('i:1200;', 'i:800;').slice(0, 60)],
  ])('%s', (_, value) => expect(sizeFromMetadata(value)).toEqual(size))

  it.each([
    '',
    'a:',
    'a:2:{',
    'a:999999:{}',
    'O:8:"stdClass":1:{s:5:"width";i:3;}',
    record(text('width'), 'i:1200;'),
    record(text('width'), 'i:0;', text('height'), 'i:800;'),
    record(text('width'), 'i:-4;', text('height'), 'i:800;'),
    record(text('width'), 'i:1.5;', text('height'), 'i:800;'),
    record(text('width'), 'i:9999999;', text('height'), 'i:800;'),
    record(text('width'), 'N;', text('height'), 'i:800;'),
    's:5:"width";i:1200;s:6:"height";i:800;',
    `a:1:{s:900:"width";i:3;}`,
    'a:1:{i:0;'.repeat(10_000),
    '{"width":1200,"height":800}',
  ])('without a size: %.60s', (value) => expect(sizeFromMetadata(value)).toBeUndefined())
})

describe('a picture’s file name', () => {
  it.each([
    ['https://blog.example/boat-150x100.jpg', { width: 150, height: 100 }],
    ['https://blog.example/boat-150x100.JPEG?ssl=1#a', { width: 150, height: 100 }],
    ['https://blog.example/boat-0x100.jpg', undefined],
    ['https://blog.example/150x100.jpg', undefined],
    ['https://blog.example/boat-150x100/oar.jpg', undefined],
  ])('%s', (address, expected) => expect(sizeFromName(address)).toEqual(expected))
})

it('pictures that stay at their source have a size', async () => {
  const file = (id: number, name: string, meta: string) => ({
    id,
    type: 'attachment',
    status: 'inherit',
    attachmentUrl: `https://blog.example/${name}`,
    meta: { _wp_attachment_metadata: meta },
  })
  const image = (address: string, more = '') => `<p><img src="${address}" ${more}></p>`
  await importText(
    wxr([
      {
        id: 1,
        content: [
          image('/boat.jpg?w=9'),
          image('https://blog.example/oar-150x100.jpg'),
          image('https://blog.example/boat.jpg', 'width="300" height="200"'),
          image('https://blog.example/boat.jpg', 'width="300"'),
          image('https://blog.example/unknown.jpg'),
          image('https://blog.example/wall-1920x1080.jpg'),
          '[gallery ids="11"]',
        ].join(''),
        meta: { _thumbnail_id: '12' },
      },
      file(10, 'boat-scaled.jpg', metadata('i:2560;', 'i:1707;')),
      { id: 13, type: 'attachment', attachmentUrl: 'https://blog.example/wall-1920x1080.jpg' },
      file(11, 'oar.jpg', metadata('i:1200;', 'i:800;')),
      file(12, 'head.jpg', metadata('s:3:"640";', 's:3:"480";')),
    ]),
    { into: 'sized' },
  )
  const [row] = await rows<{ body: string }>(
    'SELECT v.body FROM collection c JOIN post p ON p.collection_id = c.id JOIN post_version v ON v.id = p.version_id WHERE c.slug = ?',
    'sized',
  )
  const body: { src: string; width?: number; height?: number }[] = JSON.parse(row?.body ?? '[]')
  expect(body.map(({ src, width, height }) => [src.slice(21), width, height])).toEqual([
    ['head.jpg', 640, 480],
    ['boat.jpg?w=9', 2560, 1707],
    ['oar-150x100.jpg', 150, 100],
    ['boat.jpg', 300, 200],
    ['boat.jpg', 2560, 1707],
    ['unknown.jpg', undefined, undefined],
    ['wall-1920x1080.jpg', undefined, undefined],
    ['oar.jpg', 1200, 800],
  ])
})
