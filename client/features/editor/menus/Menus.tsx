import { isInTable } from 'prosemirror-tables'
import { fileIdOf } from '../../../../schema/rules/files'
import { ButtonMenu } from '../buttons/ButtonMenu'
import { currentFigure } from '../commands/figures'
import { currentParagraph } from '../commands/selected'
import { EmbedMenu } from '../embeds/EmbedMenu'
import { FileMenu } from '../files/FileMenu'
import { FormulaMenu } from '../formulas/FormulaMenu'
import { formulaAt } from '../formulas/formula-at'
import { PictureMenu } from '../pictures/PictureMenu'
import type { StoryView } from '../view/use-story-view'
import { BubbleMenu } from './BubbleMenu'
import { CodeMenu } from './CodeMenu'
import { asksForLink } from './link-form'
import { isFormattable } from './marked'
import { SlashList } from './SlashList'
import { slashMenuOf } from './slash-menu'
import { TableMenu } from './TableMenu'

/** The menu that belongs to a place in the text. Rule: docs/rules/editor.md, "Menus in the text". */
export function Menus({ story, listId }: { story: StoryView; listId: string }) {
  const { state } = story
  const slash = slashMenuOf(state)
  if (slash) return <SlashList story={story} menu={slash} id={listId} />
  if (isFormattable(state) || asksForLink(state)) return <BubbleMenu story={story} />
  const formula = formulaAt(state)
  if (formula) return <FormulaMenu story={story} formula={formula} />
  const figure = currentFigure(state)
  if (figure) {
    const { name } = figure.node.attrs
    if (figure.node.type.name === 'BUTTON') return <ButtonMenu key={name} story={story} button={figure} />
    if (figure.node.type.name === 'MIXTAPE_EMBED' && fileIdOf(figure.node.attrs.href) !== undefined)
      return <FileMenu key={name} story={story} card={figure} />
    return figure.node.type.name === 'IMG' ? (
      <PictureMenu key={name} story={story} picture={figure} />
    ) : (
      <EmbedMenu key={name} story={story} embed={figure} />
    )
  }
  const paragraph = currentParagraph(state)
  if (!paragraph) return null
  if (isInTable(state)) return <TableMenu story={story} table={paragraph} />
  return paragraph.node.type.name === 'PRE' ? <CodeMenu story={story} code={paragraph} /> : null
}
