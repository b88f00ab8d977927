import * as v from 'valibot'
import { entityId, keptBy, oneLine, opaque } from '../../../schema/inputs/text'
import { MAX_HREF, MAX_SUBTITLE, MAX_TAGS, MAX_TITLE } from '../../../schema/rules/limits'
import { safeWebAddress } from '../../../schema/rules/links'
import { KEPT_STATES } from '../../../schema/rules/post-states'
import { inputWording } from '../../../schema/wording/inputs'
import { storyInputWording } from '../../../schema/wording/story-input'
import { body } from './body-input'

/** Longer than any language tag or licence, in characters. */
const LONGEST_CODE = 40

/** Milliseconds since 1970 UTC; earlier times are negative. */
const time = v.pipe(v.number(), v.safeInteger())
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))
const code = opaque(LONGEST_CODE, inputWording.invalid)

const tag = v.object({ slug: v.pipe(v.string(), v.nonEmpty(storyInputWording.tag)), name: v.string() })

const tags = v.pipe(
  v.array(tag),
  v.maxLength(MAX_TAGS, storyInputWording.tooManyTags),
  v.check((all) => new Set(all.map(({ slug }) => slug)).size === all.length, storyInputWording.tag),
)

/** The picture that cards show. */
const picture = v.object({
  imageId: v.exactOptional(entityId),
  /** If the picture couldn't be fetched and stays at its source. */
  src: v.exactOptional(v.pipe(v.string(), v.maxLength(MAX_HREF))),
  alt: v.exactOptional(v.string()),
  focusPercentX: v.exactOptional(percent),
  focusPercentY: v.exactOptional(percent),
})

/** A story to be saved. Rule: docs/rules/stories.md, "Limits". */
export const storyInput = v.pipe(
  v.object({
    /** Absent for a new story. */
    id: v.exactOptional(entityId),
    creatorId: entityId,
    /** Absent for a story outside publications. */
    collectionId: v.exactOptional(entityId),
    title: oneLine({ max: MAX_TITLE, tooLong: storyInputWording.longTitle }),
    subtitle: v.exactOptional(oneLine({ max: MAX_SUBTITLE, tooLong: storyInputWording.longSubtitle })),
    body,
    /** The first counts most. */
    tags: v.exactOptional(tags),
    state: v.picklist(KEPT_STATES),
    access: v.exactOptional(v.picklist(['public', 'locked'])),
    /** By default, the first picture of the body. */
    picture: v.exactOptional(picture),
    /** By default, the first words of the body. */
    excerpt: v.exactOptional(v.string()),
    language: v.exactOptional(code),
    /** Null removes it. */
    canonicalUrl: v.exactOptional(
      v.nullable(v.pipe(v.string(), keptBy(safeWebAddress, storyInputWording.address))),
    ),
    license: v.exactOptional(code),
    /** When it was or will be published; by default now, at its first publish. */
    publishedAt: v.exactOptional(time),
    createdAt: v.exactOptional(time),
    /** When the publication's editors chose it; null undoes that, absent leaves it unchanged. */
    featuredAt: v.exactOptional(v.nullable(time)),
    /** Initial claps; only for a new story. */
    clapCount: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
    /** The revision that the change is based on; a newer one in the database is a conflict. */
    baseRevision: v.exactOptional(v.pipe(v.number(), v.safeInteger())),
    /** True to restore a story from the trash. One that staff has taken down can't be restored this way. */
    restores: v.exactOptional(v.boolean()),
  }),
  v.forward(
    v.check(({ state, title }) => state === 'draft' || title !== '', storyInputWording.title),
    ['title'],
  ),
  v.forward(
    v.check(
      ({ state, publishedAt }) => state !== 'scheduled' || publishedAt !== undefined,
      storyInputWording.date,
    ),
    ['publishedAt'],
  ),
)

export type StoryInput = v.InferOutput<typeof storyInput>
export type PreviewPicture = v.InferOutput<typeof picture>
