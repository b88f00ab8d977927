import type { LoadContext } from '../../lib/page'
import { OwnPerson } from './own-person.generated'
import { OwnPublication } from './own-publication.generated'
import { OwnTopic } from './own-topic.generated'

/** Asks what the person, publication or topic of a page's address is to the viewer (`LoadContext.own`). */
export const ownPerson = ({ own, params }: LoadContext) => own(OwnPerson, { username: params.username ?? '' })
export const ownPublication = ({ own, params }: LoadContext) =>
  own(OwnPublication, { slug: params.collectionSlug ?? '' })
export const ownTopic = ({ own, params }: LoadContext) => own(OwnTopic, { slug: params.tagSlug ?? '' })
