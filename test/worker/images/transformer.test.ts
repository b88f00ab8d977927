import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { CloudflareImageTransformer } from '../../../worker/platform/images/cloudflare'
import { gradientAlpha } from '../../../worker/platform/images/gradient'
import { LocalImageTransformer } from '../../../worker/platform/images/local/transformer'
import { gradientOverlay } from '../../../worker/platform/images/overlay'
import type { ImageTransformer, ImageType } from '../../../worker/platform/images/transformer'
import {
  BLUE,
  columns,
  fileOf,
  GREEN,
  inspected,
  look,
  paint,
  RED,
  rows,
  solid,
  turnedJpeg,
  YELLOW,
} from './pictures'

/** What the runtime's local stand-in for the Images service leaves out; the service itself has all of it. */
type Capability = 'focus' | 'blur' | 'quality' | 'gradient' | 'mean colour'

function transformerContract(name: string, transformer: ImageTransformer, lacks: readonly Capability[]) {
  const needing = (capability: Capability) => test.skipIf(lacks.includes(capability))

  describe(`${name}: sizes`, () => {
    test('a crop has exactly the requested size, and shows the middle', async () => {
      const source = inspected(await fileOf(columns(300, 100, [RED, GREEN, BLUE])))
      const made = await transformer.transform(source, { strategy: 'crop', width: 50, height: 50 })
      const seen = await look(made)
      expect(seen.size).toEqual([50, 50])
      expect(seen.shows(10, 50, GREEN) && seen.shows(90, 50, GREEN)).toBe(true)
    })

    test('a crop of a smaller picture is enlarged', async () => {
      const source = inspected(await fileOf(solid(10, 10, BLUE)))
      const made = await transformer.transform(source, { strategy: 'crop', width: 40, height: 20 })
      expect((await look(made)).size).toEqual([40, 20])
    })

    test('a resampled picture keeps its ratio', async () => {
      const source = inspected(await fileOf(rows(300, 200, [RED, BLUE])))
      const seen = await look(await transformer.transform(source, { strategy: 'resample', width: 60 }))
      expect(seen.size).toEqual([60, 40])
      expect(seen.shows(50, 10, RED) && seen.shows(50, 90, BLUE)).toBe(true)
    })

    test('a resampled picture is never enlarged', async () => {
      const source = inspected(await fileOf(solid(30, 20, RED)))
      const seen = await look(await transformer.transform(source, { strategy: 'resample', width: 680 }))
      expect(seen.size).toEqual([30, 20])
    })

    test('a letterboxed picture is whole, with transparent padding', async () => {
      const source = inspected(await fileOf(columns(200, 100, [RED, BLUE])))
      const made = await transformer.transform(source, { strategy: 'letterbox', width: 80, height: 80 })
      const seen = await look(made)
      expect(seen.size).toEqual([80, 80])
      expect(seen.shows(5, 50, RED) && seen.shows(95, 50, BLUE)).toBe(true)
      expect([seen.at(50, 5)[3], seen.at(50, 95)[3]]).toEqual([0, 0])
    })

    test('a letterboxed JPEG is padded with white', async () => {
      const source = inspected(await fileOf(solid(200, 100, RED), 'image/jpeg'))
      const made = await transformer.transform(source, { strategy: 'letterbox', width: 80, height: 80 })
      expect((await look(made)).shows(50, 5, [255, 255, 255])).toBe(true)
    })
  })

  describe(`${name}: kinds`, () => {
    test.each([
      ['image/jpeg', 'image/jpeg'],
      ['image/png', 'image/png'],
      ['image/gif', 'image/png'],
      ['image/webp', 'image/jpeg'],
    ] as const)('%s comes out as %s, or as WebP', async (from, to) => {
      const source = inspected(await fileOf(columns(64, 64, [RED, BLUE]), from))
      for (const type of [to, 'image/webp'] satisfies ImageType[]) {
        const made = await transformer.transform(source, {
          strategy: 'crop',
          width: 32,
          height: 32,
          webp: type === 'image/webp',
        })
        expect(made.type).toBe(type)
        expect(inspected(made.bytes).type).toBe(type)
        const seen = await look(made)
        expect(seen.shows(20, 50, RED) && seen.shows(80, 50, BLUE)).toBe(true)
      }
    })

    test('a WebP keeps its transparent pixels', async () => {
      const source = inspected(
        await fileOf(
          paint(64, 64, (x) => [220, 20, 20, x < 32 ? 0 : 255]),
          'image/webp',
        ),
      )
      const made = await transformer.transform(source, { strategy: 'resample', width: 64 })
      const seen = await look(made)
      expect([made.type, seen.at(20, 50)[3], seen.at(80, 50)[3]]).toEqual(['image/png', 0, 255])
    })

    test('a photograph from a rotated camera is shown upright', async () => {
      const source = inspected(await turnedJpeg(columns(80, 40, [RED, BLUE]), 6))
      expect([source.width, source.height]).toEqual([40, 80])
      const seen = await look(await transformer.transform(source, { strategy: 'resample', width: 40 }))
      expect(seen.size).toEqual([40, 80])
      expect(seen.shows(50, 10, RED) && seen.shows(50, 90, BLUE)).toBe(true)
    })

    test('bytes that only start like a picture are refused', async () => {
      const whole = await fileOf(columns(64, 64, [RED, BLUE]))
      const source = { ...inspected(whole), bytes: whole.slice(0, 40) }
      await expect(transformer.transform(source, { strategy: 'resample', width: 32 })).rejects.toThrow()
    })
  })

  describe(`${name}: looks`, () => {
    needing('focus')('a crop keeps the focus in view', async () => {
      const wide = inspected(await fileOf(columns(300, 100, [RED, GREEN, BLUE])))
      const tall = inspected(await fileOf(rows(100, 300, [RED, GREEN, BLUE])))
      const square = { strategy: 'crop', width: 50, height: 50 } as const
      const center = async (source: typeof wide, focusX: number, focusY: number) =>
        look(await transformer.transform(source, { ...square, focusX, focusY }))
      expect((await center(wide, 0, 50)).shows(50, 50, RED)).toBe(true)
      expect((await center(wide, 100, 50)).shows(50, 50, BLUE)).toBe(true)
      expect((await center(tall, 50, 0)).shows(50, 50, RED)).toBe(true)
      expect((await center(tall, 50, 100)).shows(50, 50, BLUE)).toBe(true)
    })

    needing('blur')('a blurred edge is soft, and far from it the colours stay', async () => {
      const source = inspected(await fileOf(columns(200, 40, [RED, BLUE])))
      const seen = await look(
        await transformer.transform(source, { strategy: 'resample', width: 200, blur: 20 }),
      )
      const [red = 0, , blue = 0] = seen.at(50, 50)
      expect(Math.abs(red - blue)).toBeLessThan(40)
      expect(seen.shows(2, 50, RED) && seen.shows(98, 50, BLUE)).toBe(true)
    })

    needing('gradient')('a gradient darkens from below', async () => {
      const source = inspected(await fileOf(solid(40, 100, YELLOW)))
      const seen = await look(
        await transformer.transform(source, { strategy: 'resample', width: 40, gradient: true }),
      )
      expect(seen.shows(50, 10, YELLOW)).toBe(true)
      expect(seen.at(50, 99)[0]).toBeLessThan(100)
      expect(seen.at(50, 70)[0]).toBeGreaterThan(seen.at(50, 99)[0] ?? 0)
    })

    needing('quality')('less quality makes fewer bytes', async () => {
      const noise = paint(128, 128, (x, y) => [(x * y * 37) % 256, (x * 91 + y * 57) % 256, (x ^ y) % 256])
      const source = inspected(await fileOf(noise))
      const bytes = async (quality: number) =>
        (await transformer.transform(source, { strategy: 'resample', width: 128, webp: true, quality })).bytes
          .length
      expect(await bytes(50)).toBeLessThan(await bytes(90))
    })

    needing('mean colour')('the mean colour is between a picture’s colours', async () => {
      const source = inspected(
        await fileOf(
          columns(100, 100, [
            [200, 0, 0],
            [0, 0, 200],
          ]),
        ),
      )
      expect(await transformer.meanColor(source)).toMatch(/^#6[34]006[34]$/)
    })

    test('a picture with transparent parts has no mean colour', async () => {
      const source = inspected(await fileOf(paint(64, 64, (x) => [200, 0, 0, x < 32 ? 255 : 0])))
      expect(await transformer.meanColor(source)).toBeUndefined()
    })
  })
}

transformerContract('the local transformer', new LocalImageTransformer(), [])
transformerContract('the Images service’s stand-in', new CloudflareImageTransformer(env.IMAGES), [
  'focus',
  'blur',
  'quality',
  'gradient',
  'mean colour',
])

test('the Images service’s overlay is the same gradient', async () => {
  const overlay = await look({ bytes: gradientOverlay(), type: 'image/png' })
  expect(overlay.size).toEqual([1, 64])
  for (const row of [0, 20, 40, 63])
    expect(overlay.at(0, (row / 64) * 100 + 0.5)[3]).toBe(Math.round(255 * gradientAlpha((row + 0.5) / 64)))
})
