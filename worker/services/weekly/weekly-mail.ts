import { linkTo } from '../../../schema/routes/links'
import { sourceLink } from '../../../schema/rules/source-tracking'
import type { StatsRange } from '../../../schema/rules/stats/ranges'
import { DAY } from '../../../schema/rules/time-units'
import { listedTitle } from '../../../schema/story/listed-title'
import { longDate } from '../../../schema/wording/formats'
import { weeklyWording as wording } from '../../../schema/wording/weekly'
import type { Mail } from '../../platform/mail/mailer'
import { layOut } from '../identity/mails/layout'
import type { NotificationMailParts } from '../notification/mail-parts'
import { emailSettingsPath, unsubscribeToken } from '../notification/unsubscribe-token'
import type { WriterWeek } from './weekly-figures'

const FIGURES = ['views', 'reads', 'followers', 'claps'] as const

/** The mail with a writer's week, which can be unsubscribed from in one step. */
export async function weeklyMail(
  parts: Pick<NotificationMailParts, 'keys' | 'site' | 'mainOrigin'>,
  { userId, to }: { userId: string; to: string },
  { week, before, stories }: WriterWeek,
  { from, until, zone }: StatsRange,
): Promise<Mail> {
  const { site, mainOrigin } = parts
  const dayOf = (time: number): string => new Date(zone.shown(time)).toISOString().slice(0, 10)
  const query = { from: dayOf(from), until: dayOf(until - 1), zone: zone.name }
  const href = sourceLink(
    mainOrigin + linkTo('StatsHome', {}, { query }),
    { name: 'email', notificationType: 'weekly-stats' },
    false,
  )
  const token = await unsubscribeToken(parts, userId, 'weekly-stats')
  const mail = layOut(site, {
    to,
    subject: wording.subject(week.reads, week.views),
    heading: wording.heading,
    blocks: [
      {
        kind: 'text',
        text: wording.text(longDate(zone.shown(from)), longDate(zone.shown(until) - DAY)),
      },
      ...FIGURES.map((name) => ({
        kind: 'text' as const,
        text: wording.figures[name](week[name], before[name]),
      })),
      ...(stories.length > 0 ? [{ kind: 'note' as const, text: wording.stories }] : []),
      ...stories.map(({ post, reads }) => ({
        kind: 'text' as const,
        text: wording.story(listedTitle(post.title) || wording.untitled, reads),
      })),
      { kind: 'link', label: wording.button, href },
    ],
    subscription: {
      why: wording.why(site.productName),
      unsubscribe: mainOrigin + linkTo('NotificationsUnsubscribe', {}, { query: { token } }),
      settings: mainOrigin + (await emailSettingsPath(parts, userId)),
    },
  })
  return { ...mail, link: href, key: `weekly-stats/${userId}/${query.from}` }
}
