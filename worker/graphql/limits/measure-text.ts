import { Lexer, Source, TokenKind } from 'graphql'
import { limitExceeded } from '../errors'
import { DOCUMENT_LIMITS } from './limits'

const OPENING: ReadonlySet<string> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L])
const CLOSING: ReadonlySet<string> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R])

/**
 * Counts a text's tokens and the depth of its brackets before the parser sees it, because a text of a few
 * hundred nested brackets would overflow the parser's stack.
 *
 * @throws GraphQLError with the code LIMIT_EXCEEDED, or a syntax error.
 */
export function measureText(text: string): void {
  const lexer = new Lexer(new Source(text))
  let nesting = 0
  for (let tokens = 0; lexer.advance().kind !== TokenKind.EOF; ) {
    tokens += 1
    if (tokens > DOCUMENT_LIMITS.tokens) throw limitExceeded('tokens')
    if (OPENING.has(lexer.token.kind)) nesting += 1
    else if (CLOSING.has(lexer.token.kind)) nesting -= 1
    if (nesting > DOCUMENT_LIMITS.nesting) throw limitExceeded('nesting')
  }
}
