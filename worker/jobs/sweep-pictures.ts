import { Database } from '../data/database'
import type { Clock } from '../platform/clock'
import { walkPictures } from '../services/media/walk-pictures'

/** The cron's part: pictures that nobody uses any more. Rule: docs/rules/images.md, "Keeping". */
export const sweepPictures = (env: Pick<Env, 'DB' | 'MEDIA'>, clock: Clock): Promise<void> =>
  walkPictures({ db: new Database(env.DB), clock, bucket: env.MEDIA })
