import { MODERATION_ACTIONS, type ModerationAction } from '../../../../schema/rules/moderation'
import type { PageContext } from '../../../lib/page'

/** The wanted page of a list without filters. */
export const listWanted = ({ search }: PageContext) => ({ after: search.after })

export const topicsWanted = ({ search }: PageContext) => ({ beginning: search.q ?? '', after: search.after })

const isAction = (text: string | undefined): text is ModerationAction =>
  (MODERATION_ACTIONS as readonly (string | undefined)[]).includes(text)

/** Whether the log of acts with the key is wanted. */
export const isOfKey = ({ search }: PageContext): boolean => search.tab === 'key'

export const actsWanted = ({ search }: PageContext) => ({
  action: isAction(search.action) ? search.action : null,
  username: search.by?.trim() || null,
  after: search.after,
})
