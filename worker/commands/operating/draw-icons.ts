import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { iconSvg, markSvg } from '../../../schema/brand/mark'

/** The corners of the icon in a browser's tab. Devices cut the others to a shape of their own. */
const RADIUS = 12

let isReady: Promise<void> | undefined

async function start(): Promise<void> {
  await initWasm(await readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))))
}

/** A picture of an SVG, as PNG. @param side in pixels. */
const png = (svg: string, side: number): Buffer =>
  Buffer.from(new Resvg(svg, { fitTo: { mode: 'width', value: side } }).render().asPng())

/** An icon file with one picture, which must be smaller than 256 pixels. */
function ico(picture: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // one picture
  head.writeUInt8(side, 6)
  head.writeUInt8(side, 7)
  head.writeUInt16LE(1, 10) // colour planes
  head.writeUInt16LE(32, 12) // bits per pixel
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, picture])
}

/** The files that show the mark: the name of each, and its content. */
export async function drawIcons(): Promise<Map<string, Buffer>> {
  isReady ??= start()
  await isReady
  const [round, square] = [iconSvg(RADIUS), iconSvg(0)]
  return new Map([
    ['mark.svg', Buffer.from(markSvg())],
    ['favicon.svg', Buffer.from(round)],
    ['favicon.ico', ico(png(round, 32), 32)],
    ['icon-192.png', png(square, 192)],
    ['icon-512.png', png(square, 512)],
    ['apple-touch-icon.png', png(square, 180)],
  ])
}
