import type { SubscriberImport } from '../../../data/subscriber/imports'
import type { TaggedSubscriber } from '../../../services/subscriber/list-subscribers'

export type SubscriberMapper = TaggedSubscriber
export type SubscriberImportMapper = SubscriberImport
