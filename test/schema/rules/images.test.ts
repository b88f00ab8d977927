import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  avatarImage,
  coverUrl,
  densitySrcSet,
  faviconUrl,
  imageUrl,
  parseImageAddress,
  placeholderUrl,
  socialCardUrl,
  storyPicture,
} from '../../../schema/rules/images'
import {
  focusPercent,
  formatImageOptions,
  IMAGE_STRATEGIES,
  imageOptions,
  parseImageOptions,
  pixelRatio,
} from '../../../schema/rules/images/options'
import { FRAMED_SIZES, RESAMPLE_WIDTHS } from '../../../schema/rules/images/sizes'
import { IMAGE_LAYOUTS } from '../../../schema/story/paragraph-parts'

const ID = '0123456789abcdef01234567'
const POST = '0123456789ab'
const optionsOf = (path: string) => path.split('/')[3] ?? ''

describe('an address', () => {
  test('names strategy, size and what isn’t the default', () => {
    expect(imageUrl(ID, { strategy: 'resample', width: 680 })).toBe(`/_/image/resample-w680-webp/${ID}`)
    expect(
      imageUrl(ID, {
        strategy: 'crop',
        width: 320,
        height: 160,
        focusX: 30,
        focusY: 71,
        blur: 18,
        gradient: true,
        webp: false,
        quality: 60,
      }),
    ).toBe(`/_/image/crop-w320-h160-x30-y70-b20-gradient-q50/${ID}`)
  })

  test.each(['crop', 'letterbox'] as const)('of a %s needs a height', (strategy) => {
    expect(() => imageUrl(ID, { strategy, width: 100 })).toThrow(`${strategy} needs a height`)
    expect(() => imageUrl(ID, { strategy, width: 100, height: 0 })).toThrow(`${strategy} needs a height`)
    expect(() => imageUrl(ID, { strategy, width: 100, height: Number.NaN })).toThrow('needs a height')
  })

  test('of a favicon is a crop of 128 by 128', () => {
    expect(faviconUrl(ID)).toBe(`/_/image/crop-w128-h128/${ID}`)
  })

  test('of a card has its very size, also for two device pixels', () => {
    expect(densitySrcSet(ID, { strategy: 'crop', width: 767, height: 271 })).toBe(
      `/_/image/crop-w767-h271-webp/${ID} 1x, /_/image/crop-w1534-h542-webp/${ID} 2x`,
    )
    expect(imageUrl(ID, { strategy: 'crop', width: 330, height: 101, pixelRatio: 3 })).toContain('w660-h202')
  })

  test('of a social card changes with everything that it shows', () => {
    const subject = {
      title: 'Low water',
      author: 'Maren',
      publication: null,
      previewImageId: ID,
      focusPercentX: 50,
      focusPercentY: 50,
    }
    const address = socialCardUrl({ kind: 'post', id: POST }, subject)
    const [, version = ''] = /^\/_\/image\/card-([0-9a-f]{8})\/post-/.exec(address) ?? []
    expect(parseImageAddress(`card-${version}`, `post-${POST}`)).toEqual({
      kind: 'card',
      of: { kind: 'post', id: POST },
      version,
    })
    expect(socialCardUrl({ kind: 'post', id: POST }, { ...subject })).toBe(address)
    const changes = [
      { title: 'High water' },
      { author: 'Tomas' },
      { publication: 'Tidewater' },
      { previewImageId: null },
      { focusPercentX: 51 },
      { focusPercentY: 51 },
    ]
    const others = changes.map((change) =>
      socialCardUrl({ kind: 'post', id: POST }, { ...subject, ...change }),
    )
    expect(new Set([address, ...others]).size).toBe(changes.length + 1)
    expect(coverUrl(POST)).toBe(`/_/image/cover/post-${POST}`)
    expect(parseImageAddress('cover-png', `post-${POST}`)).toMatchObject({ kind: 'cover', format: 'png' })
  })

  test('of an avatar comes in two densities', () => {
    expect(avatarImage(ID, 'XXXS')).toEqual({
      src: `/_/image/crop-w20-h20-webp/${ID}`,
      srcSet: `/_/image/crop-w20-h20-webp/${ID} 1x, /_/image/crop-w40-h40-webp/${ID} 2x`,
      size: 20,
    })
  })

  test.each([undefined, null, -1, 101, Number.NaN])('takes %s for a focus of 50', (value) => {
    expect(focusPercent(value)).toBe(50)
  })

  test.each([
    [undefined, 1],
    [Number.NaN, 1],
    [0.5, 1],
    [1.5, 1.5],
    [3, 2],
  ])('takes a pixel ratio of %s for %s', (value, held) => {
    expect(pixelRatio(value)).toBe(held)
  })
})

describe('reading an address', () => {
  test.each([
    ['resample-w681-webp', 'a width that isn’t listed'],
    ['resample-w680-h340', 'a height where none belongs'],
    ['crop-w320', 'a missing height'],
    ['crop-w320-h161', 'a size that isn’t listed'],
    ['crop-w320-h160-x50-y50', 'a default written out'],
    ['crop-w320-h160-x33-y50', 'a focus off the grid'],
    ['crop-w320-h160-x110-y50', 'a focus beyond the edge'],
    ['letterbox-w320-h160-x10-y50', 'a focus of what isn’t cropped'],
    ['crop-w320-h160-webp-q50', 'another order'],
    ['crop-w0320-h160', 'a leading zero'],
    ['crop-w320-h160-b5', 'a blur that isn’t served'],
    ['crop-w320-h160-q75', 'the default quality written out'],
    ['CROP-w320-h160', 'capitals'],
    ['crop-w320-h160-', 'something left over'],
    ['', 'nothing'],
  ])('refuses %s: %s', (text) => {
    expect(parseImageOptions(text)).toBeUndefined()
    expect(parseImageAddress(text, ID)).toBeUndefined()
  })

  test.each([
    ['card-0123abcd', ID],
    ['card-3', `post-${POST}`],
    ['card-0123ABCD', `post-${POST}`],
    ['card-0123abcde', `post-${POST}`],
    ['cover', ID],
    ['cover', 'post-0123'],
    ['resample-w680-webp', `post-${POST}`],
    ['resample-w680-webp', ID.toUpperCase()],
    ['resample-w680-webp', `${ID}0`],
  ])('refuses %s of %s', (options, id) => {
    expect(parseImageAddress(options, id)).toBeUndefined()
  })

  const request = fc.record({
    strategy: fc.constantFrom(...IMAGE_STRATEGIES),
    width: fc.integer({ min: -5, max: 9000 }),
    height: fc.integer({ min: 1, max: 9000 }),
    focusX: fc.option(fc.double({ min: -50, max: 150 })),
    focusY: fc.option(fc.double({ min: -50, max: 150 })),
    blur: fc.integer({ min: -5, max: 300 }),
    gradient: fc.boolean(),
    webp: fc.boolean(),
    quality: fc.integer({ min: -5, max: 300 }),
    pixelRatio: fc.double({ min: -1, max: 5 }),
  })

  test('every address that is written can be read, and is the same again', () => {
    fc.assert(
      fc.property(request, (wanted) => {
        const text = optionsOf(imageUrl(ID, wanted))
        const read = parseImageOptions(text)
        expect(read).toEqual(imageOptions(wanted))
        expect(read && formatImageOptions(read)).toBe(text)
      }),
    )
  })

  test('a served size covers what was asked for, unless that is larger than all of them', () => {
    fc.assert(
      fc.property(request, (wanted) => {
        const { width, height } = imageOptions({ ...wanted, pixelRatio: 1 })
        const largest = wanted.strategy === 'resample' ? RESAMPLE_WIDTHS : FRAMED_SIZES.map((s) => s.width)
        if (wanted.width <= Math.max(...largest) && wanted.height <= 900)
          expect(width).toBeGreaterThanOrEqual(wanted.width)
        if (height !== undefined && wanted.width <= 1200 && wanted.height <= 900)
          expect(height).toBeGreaterThanOrEqual(wanted.height)
      }),
    )
  })

  test('no text outside the list is read', () => {
    const near = fc.stringMatching(/^(crop|resample)-w\d{1,4}(-h\d{1,4})?(-x\d{1,2}-y\d{1,2})?(-webp)?$/)
    fc.assert(
      fc.property(near, (text) => {
        const read = parseImageOptions(text)
        if (read) expect(formatImageOptions(imageOptions(read))).toBe(text)
      }),
    )
  })
})

describe('a picture in a story', () => {
  test.each(IMAGE_LAYOUTS)('%s offers only widths that are served', (layout) => {
    const { src, srcSet } = storyPicture(ID, layout, 5000)
    const paths = [src, ...srcSet.split(', ').map((candidate) => candidate.split(' ')[0] ?? '')]
    for (const path of paths) expect(parseImageOptions(optionsOf(path))).toBeDefined()
  })

  test('isn’t offered wider than twice its place', () => {
    expect(storyPicture(ID, 'inset', 5000).srcSet.split(', ').at(-1)).toBe(
      `/_/image/resample-w1360-webp/${ID} 1360w`,
    )
  })

  test('isn’t offered wider than the original, whose full width is the last', () => {
    const { srcSet, src } = storyPicture(ID, 'full-width', 900)
    expect(srcSet.split(', ').at(-1)).toBe(`/_/image/resample-w1020-webp/${ID} 900w`)
    expect(src).toBe(`/_/image/resample-w1020-webp/${ID}`)
  })

  test('has a placeholder of its own', () => {
    expect(placeholderUrl(ID)).toBe(`/_/image/resample-w60-b4-q50-webp/${ID}`)
  })
})
