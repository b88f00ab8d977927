import { linkTo } from '../../../schema/routes/links'
import { listedTitle } from '../../../schema/story/listed-title'
import { milestoneWording as wording } from '../../../schema/wording/milestones'
import type { NotificationRow } from '../../data/notification/rows'
import { findNewsletter } from '../newsletter/find-newsletter'
import type { NotificationMailParts } from './mail-parts'
import type { MailText } from './mail-text'
import { milestoneOfGroup } from './milestone-events'

/** What a mail says about a milestone; nothing if its story isn't out any more, or its newsletter is gone. */
export async function aboutMilestone(
  { reader, mainOrigin }: NotificationMailParts,
  { groupKey, postId, userId }: NotificationRow,
): Promise<MailText | undefined> {
  const milestone = milestoneOfGroup(groupKey)
  if (!milestone) return undefined
  if (milestone.of === 'followers') {
    const user = await reader.users.load(userId)
    return (
      user && {
        subject: wording.FOLLOWERS(milestone.reached),
        text: wording.mail.FOLLOWERS.text,
        link: {
          label: wording.mail.FOLLOWERS.button,
          href: mainOrigin + linkTo('UserAudience', { username: user.username }),
        },
      }
    )
  }
  if (milestone.of === 'subscribers') {
    const newsletter = await findNewsletter(reader, milestone.subjectId)
    return (
      newsletter && {
        subject: wording.SUBSCRIBERS(milestone.reached),
        text: wording.mail.SUBSCRIBERS.text(newsletter.name),
        link: {
          label: wording.mail.SUBSCRIBERS.button,
          href: mainOrigin + linkTo('NewsletterStats', { newsletterV3Id: newsletter.id }),
        },
      }
    )
  }
  const post = postId === null ? undefined : await reader.posts.load(postId)
  if (post?.state !== 'published' && post?.state !== 'unlisted') return undefined
  return {
    subject: wording.READS(milestone.reached),
    text: wording.mail.READS.text(listedTitle(post.title)),
    link: {
      label: wording.mail.READS.button,
      href: mainOrigin + linkTo('StatsPost', { postId: post.id }),
    },
  }
}
