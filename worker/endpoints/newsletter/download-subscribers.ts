import { SUBSCRIBER_DOWNLOADS } from '../../../schema/rules/subscribers'
import { subscriberFiles as wording } from '../../../schema/wording/subscriber-files'
import { subscriberMessages } from '../../../schema/wording/subscriber-messages'
import { subscriberImportById } from '../../data/subscriber/imports'
import { findKeptNewsletter, type Newsletter } from '../../services/newsletter/find-newsletter'
import { isKeeper } from '../../services/subscriber/require-keeper'
import { writeSubscribers } from '../../services/subscriber/write-subscribers'
import { writeFaults } from '../../services/subscriber-import/write-faults'
import { downloadFile } from '../download-file'
import type { Endpoint, EndpointContext } from '../endpoint'

/** A newsletter's file, for those who may see its subscribers; nothing for others. */
async function download(
  context: EndpointContext,
  newsletter: Newsletter | undefined,
  fileName: (slug: string, day: string) => string,
  pieces: () => AsyncGenerator<string, void, undefined>,
): Promise<Response | undefined> {
  const { clock, parts, viewer } = context
  const actor = await viewer()
  if (!actor || !newsletter || !(await isKeeper(parts, newsletter))) return undefined
  const { user, collection } = newsletter
  const day = new Date(clock.now()).toISOString().slice(0, 10)
  const slug = (user?.username ?? collection?.slug ?? '').replace(/[^\w.-]/g, '')
  return downloadFile(context, {
    fileName: fileName(slug || newsletter.id, day),
    contentType: 'text/csv; charset=utf-8',
    limit: {
      of: 'subscribers',
      userId: actor.id,
      ...SUBSCRIBER_DOWNLOADS,
      message: subscriberMessages.tooManyFiles,
    },
    pieces,
  })
}

/**
 * GET `/@{username}/newsletters/{newsletterV3Id}/subscribers/csv-export` and `/export/newsletters/{newsletterV3Id}`: who
 * subscribes to a newsletter, as a table. Rule: docs/rules/newsletters.md, "Subscribers".
 */
export const downloadSubscribers: Endpoint = async (context) => {
  const { params, reader, parts } = context
  const { newsletterV3Id = '', username } = params
  const newsletter = await findKeptNewsletter(parts, newsletterV3Id)
  // The path of a writer is that of their own newsletter.
  if (username !== undefined && newsletter?.user?.username !== username.toLowerCase()) return undefined
  return download(context, newsletter, wording.subscribers, () => writeSubscribers(reader.db, newsletterV3Id))
}

/**
 * GET `/_/subscriber-imports/{importId}/faults`: the lines of a list that weren't brought, as a table. Rule:
 * docs/rules/newsletters.md, "Bringing a list".
 */
export const downloadFaults: Endpoint = async (context) => {
  const { params, reader, parts } = context
  const row = await reader.db.first(subscriberImportById, params.importId ?? '')
  const newsletter = row && (await findKeptNewsletter(parts, row.newsletterId))
  return row && download(context, newsletter, wording.faults, () => writeFaults(reader.db, row.id))
}
