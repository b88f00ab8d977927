import * as v from 'valibot'
import { styleSheet } from '../../../schema/inputs/theme'
import { draftWording } from '../../../schema/wording/draft'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { cleanStyleSheet } from './style-sheet/clean-style-sheet'

/** A style sheet as it would be served, while somebody writes it. Rule: docs/rules/publications.md, "Style sheets". */
export const previewStyleSheet = defineUseCase(
  v.object({ styleSheet }),
  async (
    { session }: Needs<'session'>,
    { styleSheet },
  ): Promise<Result<{ css: string }, Failure<'BAD_REQUEST' | 'UNAUTHORIZED'>>> => {
    if (!(await session())) return fail('UNAUTHORIZED', draftWording.signInFirst)
    const cleaned = cleanStyleSheet(styleSheet)
    return 'faults' in cleaned ? fail('BAD_REQUEST', cleaned.faults.join(' '), 'styleSheet') : ok(cleaned)
  },
)
