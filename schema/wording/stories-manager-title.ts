/** The title of the page on which editors manage a publication's stories; readers of its lists load no more of it. */
export const storiesManagerTitle = (publication: string): string => `Stories of ${publication}`
