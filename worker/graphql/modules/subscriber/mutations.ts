import { changeSubscriber } from '../../../services/subscriber/change-subscriber'
import { removeSubscriber } from '../../../services/subscriber/remove-subscriber'
import { discardSubscriberImport } from '../../../services/subscriber-import/discard-subscriber-import'
import { importSubscribers } from '../../../services/subscriber-import/import-subscribers'
import { startSubscriberImport } from '../../../services/subscriber-import/start-subscriber-import'
import { undoSubscriberImport } from '../../../services/subscriber-import/undo-subscriber-import'
import { command, mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const subscriberMutations: Resolvers = {
  Mutation: {
    changeSubscriber: mutation(changeSubscriber, 'Subscriber'),
    removeSubscriber: command(removeSubscriber),
    importSubscribers: mutation(importSubscribers, 'SubscriberImport'),
    startSubscriberImport: mutation(startSubscriberImport, 'SubscriberImport'),
    undoSubscriberImport: mutation(undoSubscriberImport, 'SubscriberImport'),
    discardSubscriberImport: command(discardSubscriberImport),
  },
}
