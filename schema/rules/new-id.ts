import { randomHex } from './hex'

/** A new random id: 12 lower-case hex digits (docs/rules/stories.md, "Ids"). */
export const newId = (): string => randomHex(6)
