import { env } from 'cloudflare:workers'
import { Database } from '../../../worker/data/database'
import { respondWithImage } from '../../../worker/endpoints/media/show-image'
import { storeImage } from '../../../worker/services/media/store-image'
import { endpointContext } from '../../factories/endpoint-context'
import { expectOk } from '../../support/expect-ok'
import { assets } from './fonts'

/** Stores a picture and returns its id. */
export async function stored(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return expectOk(await storeImage({ db: new Database(env.DB), bucket: env.MEDIA }, bytes, { now: 0 })).id
}

/** Requests a picture by its address. */
export function ask(
  path: string,
  init?: RequestInit,
  store: Pick<R2Bucket, 'get'> = env.MEDIA,
): Promise<Response> {
  const [, , , options = '', imageId = ''] = path.split('/')
  const headers = new Headers(init?.headers)
  return respondWithImage({
    request: new Request(`https://quire.example${path}`, init),
    params: { options, imageId: decodeURIComponent(imageId) },
    env: { ...env, MEDIA: store, ASSETS: assets, PRODUCT_NAME: 'Quire' } as unknown as Env,
    reader: { db: new Database(env.DB) },
    parts: endpointContext(path, { headers }).parts,
  })
}

/** A response's bytes. */
export const read = async (response: Response) => new Uint8Array(await response.arrayBuffer())
