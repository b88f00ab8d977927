/** What the page user-books says. */
export const userBooksWording = {
  title: (name: string) => `User books: ${name}`,
} as const
