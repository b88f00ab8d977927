import { DRAFT_READERS } from './draft-readers'

import { EDITOR_READERS } from './editor-readers'

import type { Reader } from './inputs'
import { LINK_READERS } from './link-readers'
import { PAGE_READERS } from './page-readers'
import { PARTNER_READERS } from './partner-readers'
import { RULE_READERS } from './rule-readers'
import { TYPED_TEXT_READERS } from './typed-text-readers'
import { WORKER_READERS } from './worker-readers'

/** Readers that take more than a text, or a text of a certain form, each with what gives it one. */
export const READERS: readonly Reader[] = [
  ...DRAFT_READERS,
  ...EDITOR_READERS,
  ...LINK_READERS,
  ...PAGE_READERS,
  ...PARTNER_READERS,
  ...RULE_READERS,
  ...TYPED_TEXT_READERS,
  ...WORKER_READERS,
]
