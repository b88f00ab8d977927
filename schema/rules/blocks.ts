import { DAY } from './time-units'

/** Blocking. Rules: docs/rules/blocks.md. */

/** How long the key of a sending is remembered, in milliseconds. */
export const BLOCK_SENDING_KEPT = DAY
