/** The label of the menu beside the button that follows. */
export const followMenuLabel = (name: string): string => `More about ${name}`
