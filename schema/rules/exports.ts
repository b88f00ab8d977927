import { HOUR } from './time-units'

const MB = 1024 * 1024

/** Limits of the exports that people make of what they have. Rule: docs/rules/export.md. */

/** A part of an export is ended when it has so many bytes: with what comes last it can be imported again. */
export const EXPORT_PART_BYTES = 160 * MB

/** How long an export can be downloaded, in milliseconds. */
export const EXPORT_KEPT = 7 * 24 * 60 * 60 * 1000

/** How many exports somebody may ask for in a day. */
export const MAX_EXPORTS_A_DAY = 4

/** How many of them the settings show. */
export const SHOWN_EXPORTS = 5

/** More parts than anybody's export has. */
export const MAX_EXPORT_PARTS = 200

/** How many files of one kind somebody may download. */
export const MOST_KIND_DOWNLOADS = { most: 40, windowMs: HOUR }

/** How many rows of a kind are read at a time. */
export const KIND_ROWS = 200
