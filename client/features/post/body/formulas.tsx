import { createElement, type ReactNode } from 'react'
import type { MathNode, MathParagraph } from '../../../../schema/story/paragraph'
import { storyWording } from '../../../../schema/wording/story'
import { scrollable } from './scrollable'

/** A tree of MathML as elements. */
export const mathElement = (node: MathNode, key: string | number): ReactNode =>
  typeof node === 'string'
    ? node
    : createElement(node.name, { ...mathAttributes(node.attributes), key }, ...node.children.map(mathElement))

/** MathML's attributes under React's names. */
function mathAttributes(attributes: Record<string, string> = {}): Record<string, string> {
  const { class: className, ...rest } = attributes
  return className ? { ...rest, className } : rest
}

/** A formula on its own line, or its source if it can't be typeset. */
export function Formula({ paragraph }: { paragraph: MathParagraph }) {
  return (
    <div className="math" {...scrollable(storyWording.formula)}>
      {paragraph.mathml ? mathElement(paragraph.mathml, 0) : <code>{paragraph.text}</code>}
    </div>
  )
}
