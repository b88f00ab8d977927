import { leadersOfCollection } from '../../../data/collection/settings'
import type { Needs } from '../../parts'
import type { AskViewer } from '../../policies/actor'
import { can } from '../../policies/can'
import type { NewsletterThing } from '../../policies/newsletter'
import type { Newsletter } from '../find-newsletter'

/** A newsletter with whom its rights depend on. */
export const newsletterThing = async (
  { db }: Needs<'db'>,
  { user, collection }: Pick<Newsletter, 'user' | 'collection'>,
): Promise<NewsletterThing> => ({
  entity: 'newsletter',
  writer: user,
  leaders: collection ? await db.all(leadersOfCollection, collection.id) : [],
})

/** Whether the viewer may see a newsletter's letters before they are sent. */
export async function mayManage(
  parts: Needs<'db'>,
  viewer: AskViewer,
  newsletter: Pick<Newsletter, 'user' | 'collection'>,
): Promise<boolean> {
  const actor = await viewer()
  return actor !== null && can(actor, 'manage', await newsletterThing(parts, newsletter))
}
