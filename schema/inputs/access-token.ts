import * as v from 'valibot'
import { MAX_TOKEN_NAME, TOKEN_DAYS, TOKEN_SCOPES } from '../rules/access-tokens'
import { accessTokenWording } from '../wording/access-tokens'
import { oneLine } from './text'

const { nameProblem, scopeProblem, daysProblem } = accessTokenWording

/** The name that its owner gives a token. */
const badName = nameProblem(MAX_TOKEN_NAME)
export const tokenName = oneLine({ max: MAX_TOKEN_NAME, tooLong: badName, missing: badName })

/** What a token may do. */
export const tokenScopes = v.pipe(
  v.array(v.picklist(TOKEN_SCOPES, scopeProblem)),
  v.nonEmpty(scopeProblem),
  v.maxLength(TOKEN_SCOPES.length, scopeProblem),
  v.transform((scopes) => TOKEN_SCOPES.filter((scope) => scopes.includes(scope))),
)

/** For how long. */
export const tokenDays = v.pipe(v.number(), v.picklist(TOKEN_DAYS, daysProblem))
