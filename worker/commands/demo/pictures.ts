import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** A rasterised picture of the demo. */
export interface DemoPicture {
  /** The first 24 hex digits of the bytes' SHA-256. */
  id: string
  bytes: Uint8Array<ArrayBuffer>
  contentType: 'image/jpeg' | 'image/png'
  width: number
  height: number
  /** `#rrggbb`. */
  /** The mean colour; null for a picture with transparent parts. */
  color: string | null
}

/** Sizes in pixels: of stories' pictures, and of portraits and logos, which are square. */
const STORY_WIDTH = 1600
const SQUARE_WIDTH = 512
/** Squares up to this size are portraits and logos. */
const PORTRAIT = 600
/** The resolution at which an SVG's own units are pixels. */
const DENSITY = 96

/** Draws an SVG as a JPEG, or as a PNG if it is a portrait or a logo, which may be transparent. */
export async function drawPicture(svg: Uint8Array): Promise<DemoPicture> {
  const { width: own = STORY_WIDTH, height: ownHeight = STORY_WIDTH } = await sharp(svg).metadata()
  const isSquare = own === ownHeight && own <= PORTRAIT
  const width = isSquare ? SQUARE_WIDTH : STORY_WIDTH
  const drawn = sharp(svg, { density: Math.min(600, (DENSITY * width) / own) }).resize({ width })
  const coded = isSquare
    ? drawn.png({ compressionLevel: 9 })
    : drawn.flatten({ background: '#ffffff' }).jpeg({ quality: 84 })
  const { data, info } = await coded.toBuffer({ resolveWithObject: true })
  const isOpaque = !isSquare || (await sharp(data).stats()).isOpaque
  const mean = await sharp(data).resize(1, 1).removeAlpha().raw().toBuffer()
  return {
    id: createHash('sha256').update(data).digest('hex').slice(0, 24),
    bytes: new Uint8Array(data),
    contentType: isSquare ? 'image/png' : 'image/jpeg',
    width: info.width,
    height: info.height,
    color: isOpaque ? `#${mean.subarray(0, 3).toString('hex')}` : null,
  }
}

/** The drawings of a folder, by file name. */
export async function readDrawings(folder: string): Promise<Map<string, Uint8Array>> {
  const path = join(folder, 'pictures')
  if (!existsSync(path)) return new Map()
  const files = (await readdir(path)).filter((file) => file.endsWith('.svg')).sort()
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(join(path, file))] as const)),
  )
}

/** Pictures that were drawn before, so that a second site on this machine doesn't take seconds to draw them again. */
const CACHE = join('node_modules', '.cache', 'quire', 'pictures')
/** Raise this to draw the same drawings differently. */
const RECIPE = 1

async function drawOnce(svg: Uint8Array): Promise<DemoPicture> {
  const digest = createHash('sha256').update(`${RECIPE} ${sharp.versions.sharp}`).update(svg).digest('hex')
  const path = join(CACHE, `${digest}.json`)
  try {
    const { bytes, ...picture } = JSON.parse(await readFile(path, 'utf8'))
    return { ...picture, bytes: new Uint8Array(Buffer.from(bytes, 'base64')) }
  } catch {
    // Not drawn yet, or not written to the end.
  }
  const picture = await drawPicture(svg)
  const kept = { ...picture, bytes: Buffer.from(picture.bytes).toString('base64') }
  // What can't be kept is drawn again.
  await mkdir(CACHE, { recursive: true })
    .then(() => writeFile(path, JSON.stringify(kept)))
    .catch(() => {})
  return picture
}

/** Draws only a few at a time, because each occupies a core. */
export async function drawPictures(
  drawings: ReadonlyMap<string, Uint8Array>,
): Promise<Map<string, DemoPicture>> {
  const waiting = [...drawings]
  const drawn = new Map<string, DemoPicture>()
  const next = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift())
      drawn.set(item[0], await drawOnce(item[1]))
  }
  await Promise.all([next(), next(), next()])
  return drawn
}
