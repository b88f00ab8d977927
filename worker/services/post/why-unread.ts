import { type People, readPeople } from '../../data/people'
import type { Post } from '../../data/post/rows'
import type { Needs } from '../parts'
import type { Actor } from '../policies/actor'
import { can } from '../policies/can'
import { type Failed, type Failure, failed } from '../result'
import { type Hidden, whyHidden, whyTaken } from './why-hidden'

/** Why a story can't be read: the reasons that the story's page gives. */
export type Unread = Failure<'NOT_FOUND' | Hidden['code']> & Pick<Hidden, 'isTakenDown'>

/**
 * Why somebody can't do anything with a story: they can't read it where they are. The reason is the one that its page
 * gives them. Rule: docs/rules/moderation.md, "What is below a story".
 *
 * @param missing what is said of a story of which they may not know.
 * @param people where its writer is read from, if that is read for something else, too.
 */
export async function whyUnread(
  { db, browser }: Needs<'db' | 'browser'>,
  actor: Actor,
  post: Post | undefined,
  missing: Failed<Failure<'NOT_FOUND'>>,
  people: Pick<People, 'users'> = readPeople(db),
): Promise<Failed<Unread> | undefined> {
  if (!post) return missing
  const isSeen = can(actor, 'see', { entity: 'post', post })
  const hidden = await (isSeen
    ? whyHidden(
        people,
        post,
        async () => actor,
        () => browser.country,
      )
    : whyTaken({ db }, post))
  if (!hidden) return isSeen ? undefined : missing
  return failed({ field: missing.failure.field, ...hidden })
}
