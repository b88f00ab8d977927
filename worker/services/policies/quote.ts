import type { Quote } from '../../data/quote/rows'
import { type Actor, isInPerson } from './actor'
import type { Barrier } from './barrier'
import type { Policy } from './policy'
import { type PostWithWriter, postPolicy } from './post'

/** A highlight alone: enough for what its owner does with it. */
interface QuoteAlone {
  entity: 'quote'
  quote: Pick<Quote, 'userId' | 'isPrivate' | 'deletedAt'>
}

/** A highlight and the story that it is from. */
interface QuoteInPost extends QuoteAlone {
  post: PostWithWriter['post']
}

export interface QuoteThing extends QuoteInPost {
  writer: PostWithWriter['writer']
  /** Blocks between the actor and the story's writers; null for a private highlight, which reaches nobody. */
  barrier: Barrier | null
}

const isTheirs = (actor: Actor, { quote }: QuoteAlone): boolean => actor !== null && actor.id === quote.userId

/** Delete it. */
const remove = (actor: Actor, thing: QuoteAlone): boolean => isTheirs(actor, thing) && isInPerson(actor)

/** Highlights. Rule: docs/rules/security.md, "Rights". */
export const quotePolicy = {
  /** Keep the words of it, whatever became of the story. */
  own: isTheirs,
  /** Learn of it: private ones are for their owner alone. */
  see: (actor, thing: Omit<QuoteThing, 'barrier'>) =>
    thing.quote.deletedAt === null &&
    (isTheirs(actor, thing) || thing.quote.isPrivate === 0) &&
    postPolicy.read(actor, { ...thing, entity: 'post' }),
  /** Read its words: one's own, and others' from what can be read. */
  read: (actor, thing: QuoteInPost) =>
    isTheirs(actor, thing) || postPolicy.readWhole(actor, { ...thing, entity: 'post' }),
  remove,
  /** Take that back. */
  restore: (actor, thing: QuoteAlone & Pick<QuoteThing, 'barrier'>) =>
    remove(actor, thing) && thing.barrier === null,
} satisfies Policy<QuoteThing>
