import { linkTo } from '../../../schema/routes/links'
import { listedTitle } from '../../../schema/story/listed-title'
import { milestoneWording as wording } from '../../../schema/wording/milestones'
import type { NotificationRow } from '../../data/notification/rows'
import type { NotificationMailParts } from './mail-parts'
import type { MailText } from './mail-text'
import { milestoneOfGroup } from './milestone-events'

/** What a mail says about a milestone; nothing if its story isn't out any more. */
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
