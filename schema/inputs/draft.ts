import * as v from 'valibot'
import { MAX_SAVE_KEY } from '../rules/drafts'
import { LICENSES, type LicenseName, storedLicense } from '../rules/licenses'
import { MAX_HREF, MAX_LISTED_TITLE, MAX_SUBTITLE, MAX_TAG_NAME, MAX_TAGS } from '../rules/limits'
import { safeWebAddress } from '../rules/links'
import { MOST_NEWSLETTERS } from '../rules/newsletters'
import { slugOfTag } from '../rules/tag-slug'
import { inputWording } from '../wording/inputs'
import { storyInputWording } from '../wording/story-input'
import { entityId, keptBy, limit, oneLine, opaque } from './text'

/** The id of a story, as a client makes one: 12 lower-case hex digits. */
export const newPostId = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{12}$/, inputWording.invalid),
  limit('12 lower-case hex digits.'),
)

export const baseRevision = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.description('The revision that the change begins from.'),
)

export const saveKey = v.pipe(
  opaque(MAX_SAVE_KEY, inputWording.invalid),
  v.nonEmpty(),
  v.description(
    'Made by the client for this save: one that is sent again with the same key isn’t applied again. Without one, each request is a save of its own.',
  ),
)

/** The longest language tag that is of use, in characters. */
const LONGEST_LANGUAGE = 35

/** A language tag as it is usually written, or nothing if it isn't any. */
function canonicalLanguage(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0]
  } catch {
    return undefined
  }
}

/** When a story is to come out, in milliseconds since 1970 UTC. The last moment is the end of the year 9999. */
export const publishAt = v.pipe(v.number(), v.safeInteger(), v.maxValue(Date.UTC(10_000, 0) - 1))

const tag = v.pipe(
  oneLine({ max: MAX_TAG_NAME, tooLong: storyInputWording.tag }),
  v.check((name) => slugOfTag(name) !== '', storyInputWording.tag),
)

/** Topics of a story, by their names. */
export const topicNames = v.pipe(v.array(tag), v.maxLength(MAX_TAGS, storyInputWording.tooManyTags))

/** The newsletters that send a story once it is out: a writer's own, and those of its publication. */
export const publishNewsletters = v.pipe(
  v.array(entityId),
  v.transform((ids) => [...new Set(ids)]),
  v.maxLength(MOST_NEWSLETTERS + 1, inputWording.invalid),
)

/** What a publish can set. Absent settings aren't changed. */
export const publishSettings = v.object({
  tags: v.nullish(topicNames),
  isLocked: v.nullish(v.boolean()),
  isUnlisted: v.nullish(v.boolean()),
  canonicalUrl: v.nullish(
    v.pipe(
      opaque(MAX_HREF, storyInputWording.address),
      // An empty one removes it.
      keptBy((address) => (address === '' ? '' : safeWebAddress(address)), storyInputWording.address),
    ),
  ),
  language: v.nullish(
    v.pipe(opaque(LONGEST_LANGUAGE, inputWording.invalid), keptBy(canonicalLanguage, inputWording.invalid)),
  ),
  license: v.nullish(
    v.pipe(
      v.picklist(Object.values(LICENSES)),
      v.transform((name: LicenseName) => storedLicense(name)),
    ),
  ),
  responsesClosed: v.nullish(v.boolean()),
  previewImageId: v.nullish(entityId),
  // An empty one removes it.
  listTitle: v.nullish(oneLine({ max: MAX_LISTED_TITLE, tooLong: storyInputWording.longListTitle })),
  listSubtitle: v.nullish(oneLine({ max: MAX_SUBTITLE, tooLong: storyInputWording.longSubtitle })),
})

export type PublishSettings = v.InferOutput<typeof publishSettings>
