import { countOf } from './counts'

/** What is wrong with a story’s text, in sentences that follow “Your changes aren’t saved.” and the like. */
export const storyProblems = {
  notAList: 'The text isn’t a list of paragraphs.',
  manyParagraphs: (n: number, most: number) =>
    `It has ${countOf(n, 'paragraph')}, and can have up to ${countOf(most, 'paragraph')}.`,
  manyBytes: (n: number, most: number) =>
    `It’s ${countOf(n, 'byte')} long, and can have up to ${countOf(most, 'byte')}.`,
  manyFormulas: (n: number, most: number) =>
    `Its formulas are ${countOf(n, 'character')} long, and can have up to ${countOf(most, 'character')}.`,
  manyPlayers: (n: number, most: number) =>
    `It has ${countOf(n, 'player')}, and can have up to ${countOf(most, 'player')}.`,
  manyParts: (most: number) => `It has more than ${countOf(most, 'part')}.`,
  notAParagraph: 'A paragraph is of an unknown kind.',
  name: 'A paragraph’s name needs 4 to 16 digits or letters.',
  sameName: (name: string) => `Two paragraphs are named ${name}.`,
  callout: 'A callout is of an unknown kind.',
  listLevel: 'A list item’s level has to be from 0 to 3.',
  listStart: 'A list has to start with a whole number.',
  codeLanguage: 'The language of a code block needs a short name.',
  rule: 'A separator is of an unknown kind.',
  longFormula: (most: number) => `A formula can be up to ${countOf(most, 'character')} long.`,
  pictureSource: 'A picture needs an ID, or an address that begins with http or https.',
  pictureId: 'A picture’s ID needs 24 hex digits.',
  pictureLink: 'A picture links to an address that isn’t allowed.',
  pictureShape: 'A picture needs an alternative text and a known layout.',
  gallery: 'A picture’s place in a gallery is of an unknown kind.',
  size: 'A width or height has to be a number of pixels.',
  frame: 'An embed isn’t from a provider that’s allowed.',
  cardLink: 'A link card leads to an address that isn’t allowed.',
  columns: (most: number) => `A table can have 1 to ${countOf(most, 'column')}.`,
  cells: 'A table’s rows need as many cells as it has columns.',
  noteLabel: 'A footnote’s label needs 1 to 32 letters or digits.',
  sameLabel: (label: string) => `Two footnotes have the label ${label}.`,
  noText: 'A paragraph’s text is missing.',
  longText: 'A paragraph is too long.',
  halfCharacter: 'A paragraph contains half of a character.',
  markups: (most: number) => `A paragraph’s formatting has to be a list of up to ${countOf(most, 'item')}.`,
  markup: 'A piece of formatting can’t be read.',
  outside: (type: string) => `Formatting of the type ${type} is outside its text.`,
  splits: (type: string) => `Formatting of the type ${type} splits a character.`,
  formula: (most: number) => `A formula in a line has to be code of up to ${countOf(most, 'character')}.`,
  link: 'A link leads to an address that isn’t allowed.',
  linksOverlap: 'Two links overlap.',
  player: {
    missing: 'A player has nothing to play.',
    kind: 'A player can only play audio or video.',
    source: 'A player needs the address of a file that begins with http or https.',
    poster: 'A video’s picture needs an address that begins with http or https.',
    tracks: (most: number) =>
      `A player can have up to ${countOf(most, 'text track')}, each with an address that begins with http or https.`,
  },
  edit: {
    unreadable: 'A change can’t be read.',
    unknown: (name: string) => `There’s no paragraph named ${name}.`,
    taken: (name: string) => `There’s already a paragraph named ${name}.`,
    afterItself: 'A paragraph can’t be moved after itself.',
    misfit: (name: string) => `A change doesn’t fit the paragraph ${name}.`,
    notAParagraph: 'A change turns a paragraph into something else.',
  },
} as const
