import { CloudflareImageTransformer } from './cloudflare'
import { AssetFonts, type FontFiles } from './fonts'
import { type Rasterizer, ResvgRasterizer } from './rasterizer'
import type { ImageTransformer } from './transformer'

/** The external services for transforming pictures. */
export interface ImageAdapters {
  transformer: ImageTransformer
  rasterizer: Rasterizer
  fonts: FontFiles
}

/** The adapters of this build. */
export async function imageAdapters(env: Pick<Env, 'IMAGES' | 'ASSETS'>): Promise<ImageAdapters> {
  return {
    transformer: await imageTransformer(env),
    rasterizer: new ResvgRasterizer(),
    fonts: new AssetFonts(env.ASSETS),
  }
}

async function imageTransformer(env: Pick<Env, 'IMAGES'>): Promise<ImageTransformer> {
  // If the constant is false, the bundler drops the import, codecs and all.
  if (__DEVELOPMENT__) {
    const { LocalImageTransformer } = await import('./local/transformer')
    return new LocalImageTransformer()
  }
  return new CloudflareImageTransformer(env.IMAGES)
}
