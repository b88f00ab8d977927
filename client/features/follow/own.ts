import type { LoadContext } from '../../lib/page'
import { OwnPerson } from './own-person.generated'
import { OwnPublication } from './own-publication.generated'
import { OwnTopic } from './own-topic.generated'

/* What the person, publication or topic of a page's address is to the viewer (`LoadContext.own`), which documents alone ask for. */

export const ownPerson = ({ own, params }: LoadContext) =>
  __BROWSER__ ? undefined : own(OwnPerson, { username: params.username ?? '' })
export const ownPublication = ({ own, params }: LoadContext) =>
  __BROWSER__ ? undefined : own(OwnPublication, { slug: params.collectionSlug ?? '' })
export const ownTopic = ({ own, params }: LoadContext) =>
  __BROWSER__ ? undefined : own(OwnTopic, { slug: params.tagSlug ?? '' })
