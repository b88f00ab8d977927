import { Fragment, type ReactNode } from 'react'
import type { Markup, MarkupType } from '../../../../schema/story/paragraph'
import type { StoryMarkup } from './references'
import { WrittenLink } from './WrittenLink'

/** Markups from the outermost to the innermost: a link is never split by what is inside it. */
const ORDER: readonly MarkupType[] = ['A', 'STRONG', 'EM', 'MARK', 'STRIKE', 'CODE']

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

function render(text: string, start: number, end: number, markups: readonly StoryMarkup[]): ReactNode[] {
  const parts: ReactNode[] = []
  let at = start
  const [outer, ...rest] = markups
  if (!outer) return start < end ? [lines(text.slice(start, end), String(start))] : []
  const inside = (from: number, to: number) =>
    rest
      .filter((m) => m.start < to && m.end > from)
      .map((m) => ({ ...m, start: Math.max(m.start, from), end: Math.min(m.end, to) }))
  const from = Math.max(outer.start, start)
  const to = Math.min(outer.end, end)
  if (at < from) parts.push(...render(text, at, from, inside(at, from)))
  if (from < to) parts.push(element(outer, `${outer.type}${from}`, render(text, from, to, inside(from, to))))
  at = Math.max(from, to)
  if (at < end) parts.push(...render(text, at, end, inside(at, end)))
  return parts
}

/** A paragraph's text with its markups as elements. */
export function markedText(text: string, markups: readonly Markup[]): ReactNode {
  if (markups.length === 0) return lines(text, '0')
  const ordered = [...markups].sort(
    (a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type) || a.start - b.start,
  )
  return render(text, 0, text.length, ordered)
}
