import type { Quote } from '../../data/quote/rows'
import { type Actor, isInPerson } from './actor'
import type { Policy } from './policy'
import { type PostThing, postPolicy } from './post'

export interface QuoteThing {
  entity: 'quote'
  quote: Pick<Quote, 'userId' | 'isPrivate' | 'deletedAt'>
  /** The story that it is from. */
  post: PostThing['post']
  writer?: PostThing['writer']
}

const ofStory = ({ post, writer }: QuoteThing): PostThing => ({ entity: 'post', post, writer })

const isTheirs = (actor: Actor, { quote }: QuoteThing): boolean => actor !== null && actor.id === quote.userId

/** Highlights. Rule: docs/rules/security.md, "Rights". */
export const quotePolicy = {
  /** Keep the words of it, whatever became of the story. */
  own: isTheirs,
  /** Learn of it: private ones are for their owner alone. */
  see: (actor, thing) =>
    thing.quote.deletedAt === null &&
    (isTheirs(actor, thing) || thing.quote.isPrivate === 0) &&
    postPolicy.read(actor, ofStory(thing)),
  /** Read its words: one's own, and others' from what can be read. */
  read: (actor, thing) => isTheirs(actor, thing) || postPolicy.readWhole(actor, ofStory(thing)),
  /** Delete it, and take that back. */
  remove: (actor, thing) => isTheirs(actor, thing) && isInPerson(actor),
} satisfies Policy<QuoteThing>
