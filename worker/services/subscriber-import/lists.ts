import {
  type SubscriberImport,
  subscriberImportById,
  subscriberImportsOf,
} from '../../data/subscriber/imports'
import { findNewsletter, type Newsletter } from '../newsletter/find-newsletter'
import { ownAddressOf } from '../newsletter/subscribe-to-newsletter'
import { type Key, type PageOf, type Paging, readPage } from '../paging'
import type { Needs } from '../parts'
import { isKeeper } from '../subscriber/require-keeper'

/** Lists that were brought to a newsletter, the newest first; null for those who may not see its subscribers. */
export const ownLists = async (
  parts: Needs<'db' | 'viewer'>,
  newsletter: Newsletter,
  paging: Paging | null | undefined,
): Promise<PageOf<SubscriberImport> | null> =>
  (await isKeeper(parts, newsletter))
    ? readPage(
        paging,
        ([createdAt, id], limit) => parts.db.all(subscriberImportsOf, newsletter.id, createdAt, id, limit),
        ({ createdAt, id }): Key => [createdAt, id],
      )
    : null

/** A list that was brought to a newsletter whose subscribers the viewer may see. */
export async function ownList(
  parts: Needs<'db' | 'viewer'>,
  importId: string,
): Promise<SubscriberImport | null> {
  const row = await parts.db.first(subscriberImportById, importId)
  return row && (await keptNewsletter(parts, row.newsletterId)) ? row : null
}

/** A newsletter whose subscribers the viewer may see. */
export async function keptNewsletter(
  parts: Needs<'db' | 'viewer'>,
  newsletterId: string,
): Promise<Newsletter | null> {
  const newsletter = await findNewsletter(parts, newsletterId)
  return newsletter && (await isKeeper(parts, newsletter)) ? newsletter : null
}

/** Whether the viewer may bring lists to a newsletter: who changes its subscribers, and has an address of their own. */
export const mayBringLists = async (
  parts: Needs<'db' | 'viewer' | 'session' | 'browser'>,
  newsletter: Newsletter,
): Promise<boolean> =>
  (await isKeeper(parts, newsletter, 'gather')) && (await ownAddressOf(parts)) !== undefined
