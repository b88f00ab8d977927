import * as v from 'valibot'
import { MAX_HREF } from '../rules/limits'
import { slugOfTag } from '../rules/tag-slug'
import { eventName, MAX_WEBHOOK_TAGS, STORY_KINDS, WEBHOOK_EVENTS } from '../rules/webhooks'
import { webhookMessages } from '../wording/webhook-messages'
import { entityId, opaque } from './text'

/** Where a webhook's requests go. Whether it may be called depends on the site. */
export const webhookAddress = v.pipe(
  opaque(MAX_HREF, webhookMessages.address),
  v.trim(),
  v.check((address) => URL.canParse(address), webhookMessages.address),
)

/** What it is told, as the API names it. */
export const webhookEvents = v.pipe(
  v.array(v.picklist(WEBHOOK_EVENTS.map(eventName), webhookMessages.events)),
  v.nonEmpty(webhookMessages.events),
  v.maxLength(WEBHOOK_EVENTS.length, webhookMessages.events),
  v.transform((names) => {
    const wanted = new Set<string>(names)
    return WEBHOOK_EVENTS.filter((event) => wanted.has(eventName(event)))
  }),
)

/** The topics of which it wants stories, by their names or slugs. */
const webhookTags = v.pipe(
  v.array(
    v.pipe(
      opaque(MAX_HREF, webhookMessages.tags(MAX_WEBHOOK_TAGS)),
      v.transform(slugOfTag),
      v.nonEmpty(webhookMessages.tags(MAX_WEBHOOK_TAGS)),
    ),
  ),
  v.maxLength(MAX_WEBHOOK_TAGS, webhookMessages.tags(MAX_WEBHOOK_TAGS)),
  v.transform((slugs) => [...new Set(slugs)]),
  v.description('Topics by name: stories with at least one of them. At most 5; without any, all stories.'),
)

/** Of which stories it is told. */
export const webhookFilter = v.object({
  collectionId: v.nullish(
    v.pipe(entityId, v.description('A publication, for a webhook about one’s own stories.')),
  ),
  tags: v.nullish(webhookTags, []),
  kinds: v.nullish(
    v.pipe(
      v.array(v.picklist(STORY_KINDS, webhookMessages.kinds)),
      v.maxLength(STORY_KINDS.length, webhookMessages.kinds),
      v.transform((kinds) => STORY_KINDS.filter((kind) => kinds.includes(kind))),
    ),
    [],
  ),
})
