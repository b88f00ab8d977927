import { DAY } from './time-units'

/** Limits of stories that programs send to `/v1`. Rule: docs/rules/api.md, "Sending stories". */

/** Bytes of a request: a text of the largest size, with everything around it. */
export const MAX_API_POST_BYTES = 2_000_000
/** Characters of a text. */
export const MAX_API_CONTENT = 1_000_000
/** Topics that are read; those beyond what a story has are left out. */
export const MAX_API_TAGS = 100
/** Pictures of ours in a text that are recognised. */
export const MAX_API_PICTURES = 200
/** Characters of the key with which a request may be sent again. */
export const MAX_IDEMPOTENCY_KEY = 255
/** How long a request that was cut off may be completed with the same key, in milliseconds. */
export const API_POST_COMPLETED_FOR = DAY
