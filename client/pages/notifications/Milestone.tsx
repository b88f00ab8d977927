import { linkTo } from '../../../schema/routes/links'
import { AVATAR_SIZES } from '../../../schema/rules/images/sizes'
import { listedTitle } from '../../../schema/story/listed-title'
import { milestoneWording as wording } from '../../../schema/wording/milestones'
import { Strokes } from '../../ui/Strokes'
import type { NotificationItemFragment } from './notification-item.generated'

/** A flag. */
const FLAG = 'M5 17.5V3M5 4h9.5l-2.25 3.5L14.5 11H5'

/** What a notification about a milestone says, and where it leads. @param username of its reader. */
export function contentOfMilestone(
  { of, reached, newsletter }: NonNullable<NotificationItemFragment['milestone']>,
  post: NotificationItemFragment['post'],
  username: string,
) {
  if (of === 'READS')
    return {
      text: wording.READS(reached),
      href: post ? linkTo('StatsPost', { postId: post.id }) : undefined,
      title: post ? listedTitle(post.title) : undefined,
      picture: undefined,
    }
  if (of === 'SUBSCRIBERS')
    return {
      text: wording.SUBSCRIBERS(reached),
      href: newsletter ? linkTo('NewsletterStats', { newsletterV3Id: newsletter.id }) : undefined,
      title: newsletter?.name,
      picture: undefined,
    }
  return {
    text: wording.FOLLOWERS(reached),
    href: linkTo('UserAudience', { username }),
    title: undefined,
    picture: undefined,
  }
}

/** Stands where others have the picture of who did it. */
export function MilestoneMark() {
  const side = AVATAR_SIZES.S
  return (
    <span
      aria-hidden="true"
      className="inline-flex shrink-0 items-center justify-center rounded-full bg-accent-wash text-accent forced-colors:border"
      style={{ width: side, height: side }}
    >
      <Strokes d={FLAG} size={side * 0.56} />
    </span>
  )
}
