import type { ComponentType } from 'react'
import type { Typing } from '../editor-state'
import { BLOCK_CHOICES } from '../menus/choices'
import { COMMON_BLOCK_RULES } from '../typing/block-rules'
import { KEYS, SHORTCUTS } from '../typing/keys'
import { COMMON_MARK_RULES } from '../typing/mark-rules'
import type { StoryView } from '../view/use-story-view'
import { onlySmall } from './only-small'
import { SmallMenus } from './SmallMenus'
import { SmallTools, type ToolsProps } from './SmallTools'

/** How a text is written that is less than a story, with the same editor. */
export interface SmallText extends Typing {
  Menus: ComponentType<{ story: StoryView; listId: string }>
  Tools: ComponentType<ToolsProps>
}

const { highlight, heading, subheading, minorHeading } = SHORTCUTS
/** The form around it is sent by the last one. */
const WITHOUT: ReadonlySet<string> = new Set([
  ...[highlight, heading, subheading, minorHeading].map(({ key }) => key),
  'Mod-Enter',
])
const KEPT_KEYS = Object.fromEntries(Object.entries(KEYS).filter(([key]) => !WITHOUT.has(key)))

const OFFERED: ReadonlySet<string> = new Set([
  'text',
  'bulletedList',
  'numberedList',
  'quotation',
  'codeBlock',
])
/** What the slash menu offers besides pictures. */
export const SMALL_BLOCKS = BLOCK_CHOICES.filter(({ id }) => OFFERED.has(id))

/**
 * Paragraphs, quotations, lists, code and pictures with emphasis, code and links. Quotation marks stay as they are typed:
 * nobody knows the language of a text before it is written.
 */
export const SMALL_TEXT: SmallText = {
  rules: [...COMMON_BLOCK_RULES, ...COMMON_MARK_RULES],
  keys: KEPT_KEYS,
  plugins: [onlySmall()],
  Menus: SmallMenus,
  Tools: SmallTools,
}
