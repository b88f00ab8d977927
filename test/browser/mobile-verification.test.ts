import { expect, test } from 'vitest'
import { violationsNow } from '../support/axe'
import { hydrated } from '../support/browser'
import { site } from '../support/site'
import { visitAs } from '../support/visit-as'

/* docs/rules/mobile-verification.md, “The page”. */
