/** The button that saves a story, which is only drawn; on a card it names the story. It is apart from its menu's texts,
 * since every story has it. */
export const saveLabel = (isSaved: boolean, title?: string): string =>
  `${isSaved ? 'Saved. Choose lists' : 'Save to your reading list'}${title ? `: ${title}` : ''}`
