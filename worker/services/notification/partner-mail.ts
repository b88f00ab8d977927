import { listedTitle } from '../../../schema/story/listed-title'
import { partnerNewsWording as wording } from '../../../schema/wording/partner-news'
import { featureRequestById } from '../../data/feature-request/requests'
import type { NotificationRow } from '../../data/notification/rows'
import { partnerNewsPath } from '../feature-request/token'
import type { NotificationMailParts } from './mail-parts'
import type { MailText } from './mail-text'
import { partnerNewsOf } from './partner-events'

/** Asks a writer whether a story may be featured, unless that is decided by now. Held earnings have mails of their own. */
export async function aboutPartner(
  parts: NotificationMailParts,
  row: NotificationRow,
): Promise<MailText | undefined> {
  const { reader, site, mainOrigin } = parts
  const news = partnerNewsOf(row)
  if (news?.about !== 'FEATURE') return undefined
  const request = await reader.db.first(featureRequestById, news.subjectId)
  const post = request && (await reader.posts.load(request.postId))
  if (request?.state !== 'OPEN' || post?.isListed !== 1) return undefined
  return {
    subject: wording.FEATURE,
    text: wording.feature.text(listedTitle(post.title), site.productName),
    link: { label: wording.feature.button, href: mainOrigin + (await partnerNewsPath(parts, news)) },
  }
}
