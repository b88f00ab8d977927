import { describe, expect, test } from 'vitest'
import { IMAGE_TYPES } from '../../../schema/rules/images/limits'
import { isWholeImage } from '../../../schema/rules/images/whole-image'
import { decode } from '../../../worker/platform/images/local/codecs'
import { inspectImage } from '../../../worker/services/media/inspect-image'
import { columns, fileOf, GREEN, inspected, RED, reasonAgainst } from './pictures'

const picture = columns(40, 30, [RED, GREEN])

describe.each(IMAGE_TYPES)('a file of %s', (type) => {
  test('is complete as written, even with trailing bytes', async () => {
    const bytes = await fileOf(picture, type)
    expect(isWholeImage(bytes, type)).toBe(true)
    const more = new Uint8Array([...bytes, 1, 2, 3])
    expect(isWholeImage(more, type)).toBe(true)
    expect(inspected(more)).toMatchObject({ width: 40, height: 30 })
  })

  test('is refused when it is truncated', async () => {
    const bytes = await fileOf(picture, type)
    for (const part of [0.5, 0.8, 0.95]) {
      const cut = bytes.slice(0, Math.floor(bytes.length * part))
      expect(['incomplete', 'unknown-type']).toContain(reasonAgainst(cut))
    }
    expect(reasonAgainst(bytes.slice(0, -2))).toBe('incomplete')
  })

  test('never traps its decoder, whichever byte is flipped', async () => {
    const bytes = await fileOf(picture, type)
    for (let i = 0; i < 300; i += 1) {
      const flipped = bytes.slice()
      const index = Math.floor((i * bytes.length) / 300)
      flipped[index] = (flipped[index] ?? 0) ^ (1 << (i % 8))
      const inspection = inspectImage(flipped)
      if (inspection.ok) await decode({ ...inspection.value }).catch(() => undefined)
    }
  }, 60_000)
})

test.each([0, 9, 12, 31, 32, 255])('a GIF with a code size of %d bits is never decoded', async (bits) => {
  const bytes = await fileOf(picture, 'image/gif')
  // After the head, its table of four colours, the control of the first frame and the frame's own head.
  const frame = bytes.indexOf(0x2c, 13)
  const damaged = bytes.slice()
  damaged[frame + 10] = bits
  expect(reasonAgainst(damaged)).toBe('incomplete')
  await expect(decode({ bytes: damaged, type: 'image/gif' })).rejects.toThrow('damaged picture')
})
