import { Fragment, type ReactNode } from 'react'
import { markedPieces, type Piece } from '../../../../schema/story/marked-text'
import type { Markup } from '../../../../schema/story/paragraph'
import { mathElement } from './formulas'
import type { StoryMarkup } from './references'
import { WrittenLink } from './WrittenLink'

function element(markup: StoryMarkup, key: string, children: ReactNode): ReactNode {
  switch (markup.type) {
    case 'STRONG':
      return <strong key={key}>{children}</strong>
    case 'EM':
      return <em key={key}>{children}</em>
    case 'MARK':
      return <mark key={key}>{children}</mark>
    case 'STRIKE':
      return <s key={key}>{children}</s>
    case 'CODE':
      if (markup.mathml) return mathElement(markup.mathml, key)
      return <code key={key}>{children}</code>
    case 'A': {
      const href = markup.href ?? ''
      const title = markup.title ? { title: markup.title } : {}
      if (href.startsWith('#fn-')) {
        return (
          <sup key={key}>
            <a href={href} id={markup.isRepeated ? undefined : `fnref-${href.slice(4)}`} {...title}>
              {children}
            </a>
          </sup>
        )
      }
      return (
        <WrittenLink key={key} href={href} {...title}>
          {children}
        </WrittenLink>
      )
    }
  }
}

/** A text with its line breaks. */
function lines(text: string, key: string): ReactNode {
  if (!text.includes('\n')) return text
  return text.split('\n').map((line, i) => (
    <Fragment key={`${key}.${i}`}>
      {i > 0 && <br />}
      {line}
    </Fragment>
  ))
}

const rendered = (pieces: readonly Piece<StoryMarkup>[]): ReactNode[] =>
  pieces.map((piece, i) =>
    typeof piece === 'string'
      ? lines(piece, String(i))
      : element(piece.markup, `${piece.markup.type}${piece.start}`, rendered(piece.pieces)),
  )

/** A paragraph's text with its markups as elements. */
export const markedText = (text: string, markups: readonly Markup[]): ReactNode =>
  markups.length === 0 ? lines(text, '0') : rendered(markedPieces<StoryMarkup>(text, markups))
